import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import exifReader from "exif-reader";
import sharp from "sharp";
import { drawRoom } from "../support/draw-photos.ts";
import { makeLittleSite } from "../support/little-site.ts";
import { openContent, openForms } from "./open-forms.ts";

const content = openContent(makeLittleSite().root);
const service = "site/services/cleanings.md";

/** A photo of 12 megapixels as phones store it: on its side, with the place where it was taken. */
const photo = await sharp(Buffer.from(drawRoom(1, 4032, 3024)))
  .withMetadata({ orientation: 6 })
  .withExifMerge({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "33/1 39/1 0/1" } })
  .jpeg()
  .toBuffer();

test("a photo from a phone becomes upright and small, without its place, and its words are asked for", async () => {
  expect(exifReader((await sharp(photo).metadata()).exif!).GPSInfo?.GPSLatitudeRef).toBe("N");
  const page = await openForms(content, `#/edit/${encodeURIComponent(service)}`);
  const add = async (name: string, mimeType: string, buffer: Buffer): Promise<void> => {
    const chooser = page.locator(".chooser input[type=file]").first();
    if (!(await chooser.isVisible()))
      await page
        .getByRole("button", { name: /^Choose another/ })
        .first()
        .click();
    await chooser.setInputFiles({ name, mimeType, buffer });
  };
  await add("IMG 1.heic", "image/heic", Buffer.from("\0\0\0\u0018ftypheic"));
  await page.getByText("This photo is in the format of iPhones only.").waitFor();
  await add("letter.jpg", "image/jpeg", Buffer.from("Dear"));
  await page.getByText("This is no picture that websites can show.").waitFor();
  await add("Unser Büro (2).JPG", "image/jpeg", photo);
  await page.getByText("The photo was added.").waitFor();
  const words = page.locator(":focus");
  expect(await words.getAttribute("id")).toMatch(/^field-\/.*Alt/);
  expect(await words.inputValue()).toBe("");
  await page.getByText(/^The words of the one before were: .../).waitFor();
  const [{ name, bytes }] = await page.evaluate<[{ name: string; bytes: string }]>(
    "Promise.all(place.pictures.map(async ({ name, blob }) => ({ name, bytes: [...new Uint8Array(await blob.arrayBuffer())].map((byte) => String.fromCharCode(byte)).join('') })))",
  );
  const { width, height, format, exif, orientation } = await sharp(Buffer.from(bytes, "latin1")).metadata();
  expect({ name, width, height, format, exif, orientation }).toEqual({
    ...{ width: 1920, height: 2560, format: "jpeg", exif: undefined, orientation: undefined },
    name: "unser-buro-2.jpg",
  });
  expect(bytes.length).toBeLessThan(1_000_000);
});

test("a transparent drawing stays transparent, and an SVG stays as it is", async () => {
  const page = await openForms(content, `#/edit/${encodeURIComponent(service)}`);
  const png = await sharp({ create: { width: 40, height: 20, channels: 4, background: "#12345680" } })
    .png()
    .toBuffer();
  for (const [name, mimeType, buffer] of [
    ["Logo.png", "image/png", png],
    ["Logo.svg", "image/svg+xml", Buffer.from("<svg/>")],
  ] as const) {
    await page
      .getByRole("button", { name: /^Choose another/ })
      .first()
      .click();
    await page.locator(".chooser input[type=file]").first().setInputFiles({ name, mimeType, buffer });
    await page.locator(".chooser").waitFor({ state: "detached" });
  }
  const types = await page.evaluate<string[]>("place.pictures.map(({ blob }) => blob.type)");
  expect(types).toEqual(["image/png", "image/svg+xml"]);
});

/** Chooses a new picture in place of the first one of a form. */
async function addPicture(page: Page, name: string): Promise<void> {
  const buffer = await sharp(Buffer.from(drawRoom(2, 800, 600)))
    .png()
    .toBuffer();
  await page
    .getByRole("button", { name: /^Choose another/ })
    .first()
    .click();
  await page.locator(".chooser input[type=file]").first().setInputFiles({ name, mimeType: "image/png", buffer });
  await page.locator(".chooser").waitFor({ state: "detached" });
}

test("a click on a picture sets the point that crops keep in view, arrow keys move it, and each is undone", async () => {
  const page = await openForms(content, `#/edit/${encodeURIComponent(service)}`);
  await addPicture(page, "room.png");
  const picture = page.getByRole("button", { name: /^Point to keep visible/ }).first();
  const written = page.locator('[id="field-/focus"]');
  const { width, height } = (await picture.boundingBox())!;
  await picture.click({ position: { x: width * 0.7, y: height * 0.4 } });
  await expect.poll(() => written.inputValue()).toMatch(/^(69|70|71)% (39|40|41)%$/);
  const clicked = await written.inputValue();
  const placed = await picture
    .locator("span")
    .evaluate(({ style }: { style: { left: string; top: string } }) => `${style.left} ${style.top}`);
  expect(placed).toBe(clicked);

  await written.fill("60% 40%");
  await picture.press("ArrowRight");
  await picture.press("ArrowUp");
  expect(await written.inputValue()).toBe("65% 35%");
  const undo = page.getByRole("button", { name: "Undo" });
  await undo.click();
  expect(await written.inputValue()).toBe("60% 40%");
  await undo.click();
  expect(await written.inputValue()).toBe(clicked);
  await undo.click();
  expect(await written.count()).toBe(0);

  await picture.press("Enter");
  expect(await written.inputValue()).toBe("50% 50%");
  await addPicture(page, "other.png");
  expect(await written.count()).toBe(0);
});

test("a picture that is removed takes its point and its words along, and Undo brings all back", async () => {
  const page = await openForms(content, `#/edit/${encodeURIComponent("site/doctors/brightwater.md")}`);
  await addPicture(page, "room.png");
  const [point, words] = [page.locator('[id="field-/focus"]'), page.locator('[id="field-/photoAlt"]')];
  await page
    .getByRole("button", { name: /^Point to keep visible/ })
    .first()
    .press("Enter");
  expect(await point.inputValue()).toBe("50% 50%");
  await words.fill("A dentist.");
  await page.locator(".picture-control").first().getByRole("button", { name: "Remove" }).click();
  expect([await point.count(), await page.locator(".picture-control img").count()]).toEqual([0, 0]);
  await page.getByRole("button", { name: "Undo" }).click();
  expect([await point.inputValue(), await words.inputValue()]).toEqual(["50% 50%", "A dentist."]);
});
