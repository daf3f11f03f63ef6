// Run by find-browser.ts.
import chromium from "@sparticuz/chromium";

await chromium.executablePath();
