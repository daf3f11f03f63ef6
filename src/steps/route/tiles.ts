import { isVideo } from "../../model/media-kinds.ts";
import { serviceGroupsSchema } from "../../model/navigation.ts";
import { servicePath, slugOf } from "../../model/page-paths.ts";
import type { Tiles } from "../../model/ready-page.ts";
import type { Site } from "../../model/site.ts";
import { finishFields, type Finishing } from "./finish-fields.ts";

/** More services are easier to find in a list. */
const most = 12;

/** Makes a tile of each service with its sentence and picture; undefined if it wrote groups, has only one, or has many. */
export function readyTiles({ documents, entries }: Site, finishing: Finishing): Tiles | undefined {
  const { services } = entries;
  const isList = services.length < 2 || services.length > most;
  if (isList || documents["services.yaml"].data.groups !== undefined) return undefined;
  const groups = services.map(({ file, data }) => {
    const { mainTitleText: title, description: summary, imgSrc, imgAlt: pictureAlt, poster } = data;
    const picture = imgSrc !== undefined && isVideo(imgSrc) ? poster : imgSrc;
    const links = [{ label: title, href: servicePath(slugOf(file)) }];
    return {
      ...{ title, links },
      ...(summary !== undefined && { summary }),
      ...(picture !== undefined && { picture, pictureAlt }),
    };
  });
  const { data, shown } = finishFields<unknown>(serviceGroupsSchema, { groups }, finishing);
  return { ...(data as Pick<Tiles, "groups">), shown };
}
