import { headline, type Metric, type Score } from '../../metrics/index.ts';
import { percent } from '../numbers.ts';
import { visibleLine } from '../table/table.ts';
import type { ScoreReport, SystemReport } from './report.ts';

/** The parts of a score that can be named after a metric: `muc.recall`. */
const SCORE_PARTS = ['recall', 'precision', 'f1'] as const;
type ScorePart = (typeof SCORE_PARTS)[number];

/** One number of a report: the CoNLL average, the main number of a metric, or one of its parts. */
export interface NamedValue {
  readonly metric: string;
  readonly part?: ScorePart | undefined;
}

/** The number that a name such as `conll`, `lea` or `muc.recall` means. The metric is not checked. */
export function namedValue(name: string): NamedValue {
  const part = SCORE_PARTS.find((each) => name.endsWith(`.${each}`));
  return part === undefined ? { metric: name } : { metric: name.slice(0, -part.length - 1), part };
}

/** One number as the tables show it, for scripts: a line for each system, which begins with its name where there are several. */
export function valueReport({ metrics, systems }: ScoreReport, value: NamedValue): string {
  const lines = systems.map((system) => percent(numberOf(system, metrics, value)));
  const named = systems.map(({ name }, i) => `${visibleLine(name)}\t${lines[i]}`);
  return (systems.length === 1 ? lines : named).map((line) => `${line}\n`).join('');
}

function numberOf(
  { scores, conll }: SystemReport,
  metrics: readonly Metric[],
  { metric, part }: NamedValue,
): number | null | undefined {
  const card = metrics.find(({ id }) => id === metric);
  const score = scores.get(metric);
  if (card === undefined || score === undefined) return conll;
  return part === undefined ? headline(card, score as Score) : score[part];
}
