/** How many rows are joined at a time. */
const ROWS_PER_BLOCK = 4096;

/** The rows of a long file as one string, without a list of them all. */
export function joinRows(rows: Iterable<string>, separator = ''): string {
  const blocks: string[] = [];
  let block: string[] = [];
  for (const row of rows) {
    if (block.push(row) < ROWS_PER_BLOCK) continue;
    blocks.push(block.join(separator));
    block = [];
  }
  if (block.length > 0) blocks.push(block.join(separator));
  return blocks.join(separator);
}
