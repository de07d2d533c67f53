import type { FormatCard } from './format.ts';

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
  for (const { extension, paths } of companions) {
    for (const candidate of paths?.(path) ?? [companionPath(path, extension)]) {
      const bytes = await open(candidate);
      if (bytes === undefined) continue;
      found.set(extension, bytes);
      break;
    }
  }
  return found;
}

/** The path with another extension: `a/story.ann` has the companion `a/story.txt`. */
export const companionPath = (path: string, extension: string): string =>
  `${path.replace(/\.[^./\\]*$/, '')}${extension}`;
