import {
  evmeval16,
  evmeval18,
  type NuggetScores,
  readTbf,
  readTokenTable,
  scoreNuggets,
  standardAttributes,
  typeList,
} from '../../src/nuggets/index.ts';
import { ProblemLog } from '../../src/problems/log.ts';
import { InputError } from '../../src/problems/problem.ts';
import type { FreshCase } from './fresh-events.ts';

const settings = ['span', 'type', 'realis', 'type+realis'];

/**
 * The numbers of a recorded run and those of `nuggets score` with the profile of its release, under the same names;
 * undefined if the files are not well-formed, which is an error in `nuggets score`.
 */
export function freshNumbers(recorded: FreshCase) {
  const scores = isMeaningful(recorded) ? scoreWellFormed(recorded) : undefined;
  if (scores === undefined) return undefined;
  const wanted = new Map<string, string>();
  const got = new Map<string, string>();
  const report = reportOf(recorded);
  const final = report.split('=======Final Mention Detection Results=========\n')[1].split('\n');
  settings.forEach((name, row) => {
    const { micro, macro } = scores.settings.find((setting) => setting.name === name) ?? {};
    const values = [micro, macro].flatMap((score) => [score?.precision, score?.recall, score?.f1]);
    addRow(name, final[2 + row].split('\t').slice(1), values.map(percentage), wanted, got);
  });
  for (const [type, ...cells] of typeRows(report)) {
    const row = scores.types.find((entry) => entry.type === type);
    const values = [row?.precision, row?.recall, row?.f1].map((value) => value ?? 0);
    addRow(`type ${type}`, cells.slice(0, 3), values, wanted, got);
  }
  addCoreference(recorded, scores, wanted, got);
  return { wanted, got };
}

/**
 * The tool reads a byte-order mark as text, and with a threshold of 0 or less it aligns unmatched gold mentions to the
 * last system mention; `nuggets score` skips the mark and rejects the threshold.
 */
function isMeaningful({ args, files }: FreshCase): boolean {
  const marked = ['-g', '-s'].some((name) => textOf(files[flag(args, name) ?? '']).startsWith('\ufeff'));
  const threshold = Number(flag(args, '-ct') ?? 1);
  return !marked && threshold > 0 && threshold <= 1;
}

const percentage = (value: number | null | undefined): number | null =>
  value === null || value === undefined ? null : 100 * value;

/** Replaces our number by the printed one if they agree to the last printed digit. */
function addRow(
  name: string,
  printed: readonly string[],
  values: readonly (number | null)[],
  wanted: Map<string, string>,
  got: Map<string, string>,
): void {
  printed.forEach((text, i) => {
    const value = values[i];
    const agrees = value === null ? text === 'nan' : Math.abs(Number(text) - value) < 0.005 + 1e-9;
    wanted.set(`${name} ${i}`, text);
    got.set(`${name} ${i}`, agrees ? text : String(value));
  });
}

const typeRows = (report: string): string[][] =>
  (report.split('========Mention Type Results==========\n')[1] ?? '')
    .split('\n=======')[0]
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.replace(/^ +/, '').split('\t'));

/** The fractions that the CoNLL scorer prints for the corpus: one line per metric after the totals. */
const TOTAL =
  /METRIC (\w+):|^(?:Coreference|BLANC): Recall: \(([\d.e-]+) \/ ([\d.e-]+)\).*Precision: \(([\d.e-]+) \/ ([\d.e-]+)\)/gm;

function addCoreference(
  { args, outputs }: FreshCase,
  { coreference }: NuggetScores,
  wanted: Map<string, string>,
  got: Map<string, string>,
): void {
  const file = flag(args, '-c');
  if (file === undefined) return;
  let metric = '';
  for (const [, name, ...fractions] of String(outputs[file]).matchAll(TOTAL)) {
    if (name !== undefined) metric = name;
    else {
      const [r, rd, p, pd] = fractions.map(Number);
      const score = coreference?.scores.get(metric);
      for (const [side, num, den] of [
        ['recall', r, rd],
        ['precision', p, pd],
      ] as const) {
        wanted.set(`${metric} ${side}`, (den === 0 ? 0 : num / den).toFixed(8));
        got.set(`${metric} ${side}`, (score?.[side] ?? 0).toFixed(8));
      }
    }
  }
}

const flag = (args: readonly string[], name: string): string | undefined =>
  args.includes(name) ? args[args.indexOf(name) + 1] : undefined;

const textOf = (file: FreshCase['files'][string]): string =>
  typeof file === 'string' ? file : Buffer.from(file.base64, 'base64').toString('utf8');

function reportOf({ args, log, outputs }: FreshCase): string {
  const file = flag(args, '-o');
  const text = file === undefined ? log : String(outputs[file]);
  return text.replaceAll(/^\[[A-Z]+\] TS : .*\n/gm, '');
}

function scoreWellFormed({ args, files, release }: FreshCase): NuggetScores | undefined {
  const log = new ProblemLog({ lenient: false });
  const profile = release === '1.6' ? evmeval16 : evmeval18;
  const [tables, list, single] = ['-t', '-wl', '-dn'].map((name) => flag(args, name));
  const read = (name: string) => {
    const path = flag(args, name) ?? '';
    return { name: path, documents: readTbf({ name: path, text: textOf(files[path]) }, log.report) };
  };
  const tableOf = (document: string) => {
    const name = `${tables}/${document}${flag(args, '-te') ?? '.tab'}`;
    return files[name] === undefined
      ? undefined
      : readTokenTable({ name, text: textOf(files[name]) }, log.report);
  };
  try {
    const scores = scoreNuggets(
      read('-g'),
      read('-s'),
      {
        profile,
        attributes: standardAttributes,
        mapping: 'greedy',
        unit: 'auto',
        tables: tables === undefined ? undefined : { get: tableOf },
        types: list === undefined ? undefined : typeList(textOf(files[list]), profile.comparison.normal),
        documents: single === undefined ? undefined : [single],
        coreference: args.includes('-c'),
        sequencing: false,
        corefSetting: settings.at(Number(flag(args, '-m') ?? 1)) as string,
        corefThreshold: Number(flag(args, '-ct') ?? 1),
        corefAlignment: 'greedy',
        alignmentLimit: 1,
      },
      log.report,
    );
    log.throwIfErrors();
    return scores;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return undefined;
  }
}
