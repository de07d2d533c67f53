/** Documents of one folder, the hardest first. */
export interface FolderGroup {
  /** Empty where documents are not in folders. */
  readonly name: string;
  readonly documents: readonly number[];
}

/** More folders than these would be narrower than the gaps between them. */
const MAX_FOLDERS = 30;

/** Pixels between folders. */
const GAP = 6;

/** Documents by the first folder of their names, in the order in which folders occur. Documents without a mean come last. */
export function folderGroups(names: readonly string[], means: ArrayLike<number>): readonly FolderGroup[] {
  const folders = names.map((name) => /^([^/\\]+)[/\\]/.exec(name)?.[1] ?? '');
  const distinct = [...new Set(folders)];
  const byMean = (a: number, b: number) =>
    (Number.isNaN(means[a]) ? 2 : means[a]) - (Number.isNaN(means[b]) ? 2 : means[b]) || a - b;
  const all = [...names.keys()];
  if (distinct.length < 2 || distinct.length > MAX_FOLDERS)
    return [{ name: '', documents: all.sort(byMean) }];
  return distinct.map((name) => ({
    name,
    documents: all.filter((document) => folders[document] === name).sort(byMean),
  }));
}

/** Left edge and width in pixels of each document, in the order of the groups. */
export function mapColumns(
  groups: readonly FolderGroup[],
  width: number,
): readonly (readonly [left: number, width: number])[] {
  const count = groups.reduce((sum, { documents }) => sum + documents.length, 0);
  const wide = Math.max(0, width - GAP * (groups.length - 1)) / Math.max(1, count);
  let left = 0;
  return groups.flatMap(({ documents }, g) => {
    if (g > 0) left += GAP;
    return documents.map(() => {
      left += wide;
      return [left - wide, wide] as const;
    });
  });
}

/** The step of points below the mean of the document: 0 at the mean or above, 7 from 30 points on. */
export const lossStep = (loss: number): number =>
  loss <= 1e-9 ? 0 : Math.min(7, 1 + Math.floor(20 * loss + 1e-9));
