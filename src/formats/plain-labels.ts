/** The labels as they are if all fit a pattern and are distinct; otherwise made from their numbers. */
export const plainLabels = (
  labels: readonly string[],
  pattern: RegExp,
  numbered: (index: number) => string,
): readonly string[] =>
  labels.every((label) => pattern.test(label)) && new Set(labels).size === labels.length
    ? labels
    : labels.map((_, i) => numbered(i));
