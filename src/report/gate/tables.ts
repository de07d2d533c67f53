import { percent } from '../numbers.ts';
import type { Table } from '../table/table.ts';
import { changeOf, type GateCheck } from './report.ts';
import { pText, signedPoints } from './wording.ts';

/** The numbers of a check before and now. The decisive CoNLL average is above the table. */
export function numbersTable({ numbers, metric, isCompared }: GateCheck): Table {
  const shown = numbers.filter(({ id }) => id !== 'conll' || id !== metric);
  return isCompared
    ? {
        head: ['', 'baseline', 'now', 'change', ''],
        rows: shown.map((number) => [
          number.label,
          percent(number.baseline),
          percent(number.now),
          signedPoints(changeOf(number)),
          pText(number.p),
        ]),
        align: ['left', 'right', 'right', 'right', 'left'],
      }
    : {
        head: ['', 'now'],
        rows: shown.map(({ label, now }) => [label, percent(now)]),
        align: ['left', 'right'],
      };
}
