import { expect, test } from "vitest";
import { isIgnored } from "../../src/model/ignored-files.ts";
import { originalOf } from "../../src/model/left-behind.ts";

const leftovers = `
  crowns.md.orig crowns.md.rej crowns_BACKUP_4711.md crowns_BASE_4711.md crowns_LOCAL_4711.md crowns_REMOTE_4711.md
  crowns.md.BACKUP.4711.md crowns.md.REMOTE.4711.md crowns.md.mine crowns.md.r12 .git .gitkeep .svn .hg .jj .bzr CVS
  #crowns.md# .#crowns.md crowns.md~ .crowns.md.swp .crowns.md.swo crowns.md.un~ 4913 Session.vim crowns.md.save crowns.md.save.1
  crowns.md___jb_tmp___ crowns.md___jb_old___ .crowns.md.kate-swp .goutputstream-X7Q2K3 crowns.md.sb-1a2b3c4d-AbCdEf nppBackup
  ~$form.docx .~lock.form.odt# ~WRL0001.tmp form.tmp FORM.TMP crowns.bak crowns.md.backup crowns.temp
  .DS_Store ._crowns.md Icon\r .localized __MACOSX .Spotlight-V100 Thumbs.db thumbs.db desktop.ini Desktop.ini $RECYCLE.BIN crowns.lnk
  .directory .Trash-1000 .nfs000012 .fuse_hidden0001 nohup.out node_modules npm-debug.log @eaDir #recycle
  film.mp4.crdownload film.mp4.part film.mp4.partial film.mp4.download film.mp4.opdownload film.mp4.aria2
  .syncthing.crowns.md.tmp ~syncthing~crowns.md.tmp .stversions .stfolder .dropbox.cache .sync_1234.db .crowns.md.icloud
  .tmp.driveupload .849C9593-D756-4E56-8D6E-42412F2A707B .owncloudsync.log
`
  .trim()
  .split(/[ \n]+/)
  .map((name) => name.replace("\\r", "\r"));

test.for(leftovers)("%j is ignored anywhere, with all that is in it", (name) => {
  const places = ["site/", "site/services/", "assets/", "assets/root/", "templates/parts/", "root/"];
  for (const place of places) expect([place, isIgnored(place + name)]).toEqual([place, true]);
  expect(isIgnored(`site/${name}/crowns.md`)).toBe(true);
});

test.for([
  "denture_base_1.svg",
  "arch_local_2.jpg",
  "smile_remote_1.webp",
  "photo_backup_3.png",
  "a.base.1.jpg",
  "cvs",
])("%s is a picture or a folder with an ordinary name", (name) => {
  expect(isIgnored(`assets/pictures/${name}`)).toBe(false);
});

test.for(
  "practice.yaml crowns.md 4913.md save.md part.svg summer_BASE_camp.md a#b.md icon.svg original.jpg bak.md r12.md temp.pdf tmp".split(
    " ",
  ),
)("%s is a file of the site", (name) => {
  expect(isIgnored(`site/${name}`)).toBe(false);
});

const copies = [
  "crowns (Ana's conflicted copy 2026-01-02).md",
  "crowns (conflicted copy 2026-01-02 101112).md",
  "crowns_conflict-20260102-101112.md",
  "crowns (Case Conflict).md",
  "crowns [Conflict].md",
  "crowns.sync-conflict-20260102-101112-ABCDEFG.md",
  "crowns-DESKTOP-AB12CD3.md",
  "crowns-LAPTOP-AB12CD34.md",
  "crowns - Copy.md",
  "crowns - Copy (2).md",
  "crowns - copia.md",
  "crowns copy.md",
  "crowns copy 2.md",
  "crowns (1).md",
  "crowns(1).md",
  "crowns 2.md",
  "crowns (1) (1).md",
];

test.for(copies)("%s is a copy if there is an original", (name) => {
  expect(originalOf(`services/${name}`, (each) => each === "services/crowns.md")).toEqual({
    path: "services/crowns.md",
    isMarked: !/^crowns ?(?:2|\(1\)(?: \(1\))?)\.md$/.test(name),
  });
  expect(originalOf(`services/${name}`, () => false)).toBeUndefined();
});

test.for([
  "crowns-2.md",
  "crowns-laptop-1.md",
  "crowns-laptop-ab12cd34.md",
  "crowns.md",
  "crowns-desk.md",
  "2.md",
  "services 2/crowns",
])("%s is no copy", (name) => {
  expect(originalOf(`services/${name}`, () => true)).toBeUndefined();
});
