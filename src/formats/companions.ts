import type { CompanionFile, FormatCard } from './format.ts';

/**
 * The bytes of the companion files of a file, by extension; those that do not exist are left out. Absent for a format without
 * companions. `open` returns the bytes of a file, or nothing if there is no such file.
 */
export async function openCompanions(
  path: string,
  { companions }: Pick<FormatCard, 'companions'>,
  open: (path: string) => Promise<Uint8Array | undefined>,
): Promise<ReadonlyMap<string, Uint8Array> | undefined> {
  if (companions.length === 0) return undefined;
  const found = new Map<string, Uint8Array>();
  for (const companion of companions) {
    for (const candidate of companionPaths(path, companion)) {
      const bytes = await open(candidate);
      if (bytes === undefined) continue;
      found.set(companion.extension, bytes);
      break;
    }
  }
  return found;
}

/** Where a companion of a file may be, the most likely place first. */
export const companionPaths = (path: string, { extension, paths }: CompanionFile): readonly string[] =>
  paths?.(path) ?? [companionPath(path, extension)];

/** The path with another extension: `a/story.ann` has the companion `a/story.txt`. */
export const companionPath = (path: string, extension: string): string =>
  `${path.replace(/\.[^./\\]*$/, '')}${extension}`;
