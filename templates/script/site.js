// @ts-check
/**
 * The site works without this script: menus and drawer use the browser's own features. The script repairs what a browser lacks and adds
 * what HTML cannot express. The style sheet's breakpoint, 768 px, is repeated in drawer.js.
 */
import { startBackgroundVideo } from "./background-video.js";
import { raiseCopyrightYear } from "./copyright-year.js";
import { startDrawer } from "./drawer.js";
import { startMenus } from "./menu.js";
import { holdVideosBack } from "./media.js";
import { passOverTables } from "./tables.js";

startDrawer();
startMenus();
holdVideosBack();
startBackgroundVideo();
raiseCopyrightYear();
passOverTables();
