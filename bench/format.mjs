// Formats the numbers of the benchmark.

export const milliseconds = (ms) =>
  ms >= 10_000
    ? `${(ms / 1000).toFixed(1)} s`
    : ms >= 1000
      ? `${(ms / 1000).toFixed(2)} s`
      : `${ms.toFixed(ms < 10 ? 2 : 0)} ms`;

export const megabytes = (bytes) => (bytes === undefined ? '–' : `${Math.round(bytes / 1e6)} MB`);

export const ratio = (value) =>
  `${value >= 100 ? Math.round(value) : value.toPrecision(value >= 10 ? 3 : 2)}×`;

/** A Markdown table; columns whose heading ends in a colon are right-aligned. */
export function table(headings, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [
    line(headings.map((heading) => heading.replace(/:$/, ''))),
    line(headings.map((heading) => (heading.endsWith(':') ? '---:' : '---'))),
    ...rows.map(line),
    '',
  ].join('\n');
}
