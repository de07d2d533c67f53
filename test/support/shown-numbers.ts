/** The numbers of the tables of metrics in a report, and what they must be. */
import type { Page } from 'playwright-core';

type Score = { recall: number | null; precision: number | null; f1: number | null; index?: number };
interface Scores {
  readonly scores: Readonly<Record<string, Score>>;
  readonly conll: number | null;
}

const percent = (value: number | null | undefined) => (value == null ? '–' : (100 * value).toFixed(2));

/** The rows that a table of metrics must have: recall, precision and F₁. */
export const expectedRows = ({ scores, conll }: Scores): string[][] => [
  ...Object.values(scores).map(({ recall, precision, f1, index }) => [
    percent(recall),
    percent(precision),
    percent(index ?? f1),
  ]),
  ['', '', percent(conll)],
];

/** The numbers of the rows of a table, without parts of metrics and worked numbers. */
export const shownRows = (page: Page, table: string): Promise<string[][]> =>
  page
    .locator(`${table} tr:not(.part):not(.worked):has(th[scope=row])`)
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('td:not(.wide)')].map((cell) => cell.textContent?.trim() ?? ''),
      ),
    );
