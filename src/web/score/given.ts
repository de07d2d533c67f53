/** Files and folders from a drop or a file chooser. */
import type { Given } from './inputs.ts';
import type { VirtualFile } from './messages.ts';

/** The browser does not let the page read a folder. Chromium does so if the page itself was opened from the disk. */
export class FolderRefused extends Error {}

/** What was dropped. Entries must be taken before anything is awaited: the list is emptied then. */
export async function givenByDrop(transfer: DataTransfer): Promise<readonly Given[]> {
  const entries = Array.from(transfer.items, (item) => [item.webkitGetAsEntry(), item.getAsFile()] as const);
  const given: Given[] = [];
  for (const [entry, file] of entries) {
    if (entry?.isDirectory) {
      const files = await filesBelow(entry as FileSystemDirectoryEntry, entry.name).catch((error) => {
        throw new FolderRefused(entry.name, { cause: error });
      });
      given.push({ name: entry.name, isFolder: true, files });
    } else if (file !== null) given.push(ofFile(file));
  }
  return given;
}

/** What was chosen: files, or a folder, whose files have paths that begin with its name. */
export function givenByChoice(files: FileList): readonly Given[] {
  const folders = new Map<string, VirtualFile[]>();
  const given: Given[] = [];
  for (const file of files) {
    const path = file.webkitRelativePath;
    const cut = path.indexOf('/');
    if (cut < 0) {
      given.push(ofFile(file));
      continue;
    }
    const folder = path.slice(0, cut);
    const known = folders.get(folder);
    if (known === undefined) folders.set(folder, [{ path, blob: file }]);
    else known.push({ path, blob: file });
  }
  return [...given, ...Array.from(folders, ([name, of]) => ({ name, isFolder: true, files: of }))];
}

const ofFile = (file: File): Given => ({
  name: file.name,
  isFolder: false,
  files: [{ path: file.name, blob: file }],
});

async function filesBelow(folder: FileSystemDirectoryEntry, path: string): Promise<VirtualFile[]> {
  const files: VirtualFile[] = [];
  for (const entry of await entriesOf(folder)) {
    const below = `${path}/${entry.name}`;
    if (entry.isDirectory) files.push(...(await filesBelow(entry as FileSystemDirectoryEntry, below)));
    else files.push({ path: below, blob: await fileOf(entry as FileSystemFileEntry) });
  }
  return files;
}

/** A reader returns the entries in groups, and an empty group at the end. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const group = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (group.length === 0) return all;
    all.push(...group);
  }
}

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => {
    entry.file(resolve, reject);
  });
