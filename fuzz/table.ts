import type { Count } from './messages.ts';

const count = (value: number): string => Math.round(value).toLocaleString('en-US');

const inputsOf = (counts: readonly Count[]): number => counts.reduce((sum, { inputs }) => sum + inputs, 0);

export function progressLine(counts: readonly Count[], kinds: number, begun: number, until: number): string {
  const minutes = (ms: number) => (ms / 60_000).toFixed(1);
  const now = Date.now();
  return `\r\x1b[K${minutes(now - begun)} of ${minutes(until - begun)} min, ${count(inputsOf(counts))} inputs, ${kinds} findings`;
}

/** Inputs per reader or verb, as a Markdown table. */
export function tableOf(
  ids: readonly string[],
  counts: readonly Count[],
  findings: ReadonlyMap<string, number>,
  seconds: number,
): string {
  const row = (name: string, mine: readonly Count[], found: number) => {
    const spent = mine.reduce((sum, entry) => sum + entry.spent, 0) / 1000;
    const rate = spent === 0 ? 0 : inputsOf(mine) / spent;
    return [name, count(inputsOf(mine)), count(rate), String(found)];
  };
  const total = [...findings.values()].reduce((sum, value) => sum + value, 0);
  const rows = [
    ['reader or verb', 'inputs', 'per second', 'findings'],
    ...ids.map((id) =>
      row(
        id,
        counts.filter((entry) => entry.id === id),
        findings.get(id) ?? 0,
      ),
    ),
    ['all', count(inputsOf(counts)), count(inputsOf(counts) / seconds), String(total)],
  ];
  const widths = rows[0].map((_, column) => Math.max(...rows.map((cells) => cells[column].length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join(' | ')} |`;
  const rule = `|${widths.map((width, i) => (i === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  return `\n${line(rows[0])}\n${rule}\n${rows.slice(1).map(line).join('\n')}\n`;
}
