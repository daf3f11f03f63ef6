// find-browser.ts runs this program.
import chromium from "@sparticuz/chromium";

await chromium.executablePath();
