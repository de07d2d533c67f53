import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  evmeval16,
  evmeval18,
  type NuggetOptions,
  type NuggetScores,
  type Profile,
  readTbf,
  scoreNuggets,
  standardAttributes,
  typeList,
} from '../../src/nuggets/index.ts';
import { ProblemLog } from '../../src/problems/log.ts';
import { caseArguments, caseFolder, type EvmevalCase } from './evmeval-goldens.ts';
import { tablesIn } from './tables-in.ts';

/**
 * Cases that `nuggets score` reads differently on purpose (docs/parity-events.md), even with --lenient: lines outside
 * documents, blanks in ids, invalid spans, files without documents, and an invalid threshold.
 */
const readsDifferently = new Set([
  'h16_empty_system_file',
  'h23_missing_end_marker',
  'h31_threshold_0_wraps',
  'h35_white_list_empty_file',
  'h59_relation_blank_in_ids',
  'h64_three_offsets',
  'h65_empty_span',
  'h70_lines_outside_documents',
  't05_blanks_in_ids',
]);

/** Whether `nuggets score` must reproduce the numbers of a case. */
export const profileCases = ({ id, exit_code }: EvmevalCase): boolean =>
  exit_code === 0 && !readsDifferently.has(id);

const titles = new Map([
  ['plain', 'span'],
  ['mention_type', 'type'],
  ['realis_status', 'realis'],
  ['mention_type+realis_status', 'type+realis'],
]);

/** Scores a case with the profile of its oracle; returns both sets of numbers under the same names. */
export function scoreByProfile(root: URL, golden: EvmevalCase) {
  const scores = score(root, golden);
  const got = new Map<string, number | null>();
  const wanted = new Map<string, number | null>();
  for (const [title, name] of titles) {
    const setting = scores.settings.find((entry) => entry.name === name);
    if (setting === undefined) throw new Error(`no setting ${name}`);
    const { micro, macro } = setting;
    const values = [micro.precision, micro.recall, micro.f1, macro.precision, macro.recall, macro.f1];
    printed(golden, title).forEach((value, i) => {
      const exact = golden.exact?.averages[title][i];
      wanted.set(`${name} ${i}`, exact === undefined ? value : rounded(exact));
      const own = values[i] === null ? null : 100 * (values[i] as number);
      got.set(`${name} ${i}`, exact === undefined ? twoPlaces(own) : rounded(own));
    });
  }
  for (const [type, values] of Object.entries(golden.exact?.types ?? {})) {
    const row = scores.types.find((entry) => entry.type === type);
    values.forEach((value, i) => {
      wanted.set(`type ${type} ${i}`, rounded(value ?? 0));
      got.set(`type ${type} ${i}`, rounded([row?.precision, row?.recall, row?.f1][i] ?? 0));
    });
  }
  addCoreference(golden, scores, got, wanted);
  return { got, wanted };
}

interface PrintedPart {
  readonly r_num: number;
  readonly r_den: number;
  readonly p_num: number;
  readonly p_den: number;
}

function addCoreference(
  { numbers }: EvmevalCase,
  { coreference }: NuggetScores,
  got: Map<string, number | null>,
  wanted: Map<string, number | null>,
): void {
  const chains = numbers?.coref as Readonly<Record<string, PrintedPart>> | undefined;
  if (chains === undefined) return;
  for (const id of ['muc', 'bcub', 'ceafm', 'ceafe', 'blanc']) {
    const score = coreference?.scores.get(id);
    for (const [side, num, den] of [
      ['recall', chains[id].r_num, chains[id].r_den],
      ['precision', chains[id].p_num, chains[id].p_den],
    ] as const) {
      wanted.set(`${id} ${side}`, rounded(den === 0 ? 0 : num / den));
      got.set(`${id} ${side}`, rounded(score?.[side] ?? 0));
    }
  }
}

/** The files and options of a case as `nuggets score` takes them. */
export function caseInput(root: URL, golden: EvmevalCase) {
  const folder = caseFolder(root, golden.id);
  const args = caseArguments(golden);
  const flag = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
  const log = new ProblemLog({ lenient: true });
  const file = (name: string) => ({
    name,
    documents: readTbf({ name, text: readFileSync(new URL(name, folder), 'utf8') }, log.report),
  });
  const profile: Profile = golden.oracle === 'v1.6' ? evmeval16 : evmeval18;
  const [gold, system] = [file('gold.tbf'), file('system.tbf')];
  const directory = flag('-t');
  const tables =
    directory === undefined ? undefined : tablesIn(fileURLToPath(new URL(directory, folder)), log.report);
  const list = flag('-wl');
  const single = flag('-dn');
  const options: NuggetOptions = {
    profile,
    attributes: standardAttributes,
    mapping: 'greedy',
    unit: 'auto',
    tables,
    types:
      list === undefined
        ? undefined
        : typeList(readFileSync(new URL(list, folder), 'utf8'), profile.comparison.normal),
    documents: single === undefined ? undefined : [single],
    coreference: args.includes('-c'),
    sequencing: false,
    corefSetting: ['span', 'type', 'realis', 'type+realis'][Number(flag('-m') ?? 1)],
    corefThreshold: Number(flag('-ct') ?? 1),
    corefAlignment: 'greedy',
    alignmentLimit: 1,
  };
  return { gold, system, options, log };
}

function score(root: URL, golden: EvmevalCase): NuggetScores {
  const { gold, system, options, log } = caseInput(root, golden);
  const scores = scoreNuggets(gold, system, options, log.report);
  log.throwIfErrors();
  return scores;
}

/** The row of the report for a setting: micro and macro P, R, F. */
function printed({ numbers }: EvmevalCase, title: string): (number | null)[] {
  const sides = numbers as unknown as Readonly<Record<string, Record<string, Record<string, number | null>>>>;
  return [sides.micro[title], sides.macro[title]].flatMap(({ p, r, f }) => [p, r, f]);
}

const rounded = (value: number | null): number | null =>
  value === null || Number.isNaN(value) ? null : Number(value.toFixed(8));

const twoPlaces = (value: number | null): number | null => (value === null ? null : Number(value.toFixed(2)));
