import type { Score } from '../../../metrics/metric.ts';
import type { DetectionRules } from '../../../nuggets/model/profile.ts';
import {
  addDetections,
  countDetections,
  detectionScore,
  macroScore,
  microScore,
  noDetections,
} from '../../../nuggets/score/detection.ts';
import { sortedIds } from '../files/documents.ts';
import type { Journal } from '../python/log.ts';
import { padLeft, twoDecimals } from '../python/number-format.ts';

/** The report of the public tool (docs/compat/evmeval.md#averages and #report). */
export interface ReportedDocument {
  readonly id: string;
  readonly gold: number;
  readonly system: number;
  /** One per mapping. */
  readonly truePositives: readonly number[];
}

export const settingTitles = [
  'plain',
  'mention_type',
  'realis_status',
  'mention_type+realis_status',
] as const;

/** Sums for the table of types. */
export interface TypeCounts {
  gold: number;
  system: number;
  truePositives: number;
}

const percentages: DetectionRules = { countEmptyGold: false, undefinedF1: true, scale: 100 };
const SETTING_WIDTH = 18;
const ATTRIBUTES_WIDTH = 26;
const HEADINGS = 'Prec  \tRec  \tF1   ';

const cells = ({ precision, recall, f1 }: Score): string =>
  [precision, recall, f1].map(twoDecimals).join('\t');

const longest = (names: readonly string[]): number =>
  names.reduce((width, { length }) => Math.max(width, length), 0);

/** The table of documents, written row by row because standard output has warnings between the rows. */
export function writeDocumentTable(
  documents: readonly ReportedDocument[],
  write: (text: string) => void,
  journal: Journal,
): void {
  const width = longest(documents.map(({ id }) => id));
  const titles = settingTitles.map((title) => padLeft(title, SETTING_WIDTH)).join('\t|\t');
  write('========Document Mention Detection Results==========\n');
  write(`${padLeft('', width)}\t${titles}\n`);
  write(`${padLeft('Doc ID', width)}\t${settingTitles.map(() => HEADINGS).join('\t|\t')}\n`);
  for (const { id, gold, system, truePositives } of documents) {
    const scores = truePositives.map((tp) => cells(detectionScore(100 * tp, gold, system, percentages)));
    write(`${padLeft(id, width)}\t${scores.join('\t|\t')}\n`);
    if (gold > 0 && system === 0)
      journal.warning(`System produce nothing for document [${id}], assigning 0 scores`);
  }
}

export function typeTableText(types: ReadonlyMap<string, TypeCounts>): string {
  const names = sortedIds([...types.keys()].filter((type) => (types.get(type)?.gold ?? 0) > 0));
  const width = longest(names);
  const rows = names.map((name) => {
    const { gold, system, truePositives } = types.get(name) as TypeCounts;
    const { precision, recall, f1 } = detectionScore(truePositives, gold, system, percentages);
    const shown = [precision, recall, f1].map((value) => twoDecimals(value ?? 0));
    return `${padLeft(name, width)}\t${shown.join('\t')}\t${gold}\t${system}\n`;
  });
  const head = names.length === 0 ? '' : `${padLeft('Type', width)}\tPrec\tRec\tF1\t#Gold\t#Sys\n`;
  return `\n\n========Mention Type Results==========\n${head}${rows.join('')}`;
}

export function finalTable(documents: readonly ReportedDocument[]): string {
  const rows = settingTitles.map((title, k) => {
    let sum = noDetections;
    for (const { gold, system, truePositives } of documents) {
      sum = addDetections(sum, countDetections(gold, system, truePositives[k], percentages));
    }
    const [micro, macro] = [microScore(sum, percentages), macroScore(sum, percentages)];
    return `${padLeft(title, ATTRIBUTES_WIDTH)}\t${cells(micro)}\t${cells(macro)}\n`;
  });
  return [
    '\n=======Final Mention Detection Results=========\n',
    `${padLeft('', ATTRIBUTES_WIDTH)}\t${padLeft('Micro Average', SETTING_WIDTH)}\t${padLeft('Macro Average', SETTING_WIDTH)}\n`,
    `${padLeft('Attributes', ATTRIBUTES_WIDTH)}\t${HEADINGS}\t${HEADINGS}\n`,
    ...rows,
  ].join('');
}
