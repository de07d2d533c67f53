/** The state of the view in which files are chosen and scored. */
import { batch, computed, signal } from '@preact/signals';
import type { Problem } from '../../problems/problem.ts';
import { fillPage, type PackedReport } from '../../report/page/assemble-page.ts';
import { unpackDocument } from '../../report/page/pack.ts';
import { renderOverview } from '../render-overview.tsx';
import { blockText, inflate, pageData, type ReportData } from '../report-data.ts';
import { go } from '../route.ts';
import { type Given, type Input, keyOf, systemsOf, withGiven } from './inputs.ts';
import type { Answer, Inspected, ScoreOptions } from './messages.ts';
import { startTask, type Task } from './start-worker.ts';

/** The first part of the address. */
export const SCORE = 'score';

/** Bytes above which the command line is the better tool. */
export const MOST_BYTES = 2 ** 30;

export interface Running {
  readonly share: number;
  readonly step: string;
}

/** Why there is no report, or not one of all systems. */
export interface Trouble {
  /** The name of a response that was left out; absent if nothing was scored. */
  readonly name?: string | undefined;
  readonly problems: readonly Problem[];
}

export interface OpenReport {
  readonly data: ReportData;
  readonly packed: Pick<PackedReport, 'index' | 'blocks'>;
}

export const inputs = signal<readonly Input[]>([]);
export const chosenKey = signal<string | undefined>(undefined);
export const options = signal<ScoreOptions>({ settings: {}, lenient: false });
/** All formats, once the worker has listed them. */
export const formats = signal<Inspected['formats']>([]);
export const running = signal<Running | undefined>(undefined);
export const troubles = signal<readonly Trouble[]>([]);
/** An error of this program, with its stack. */
export const failure = signal('');
export const report = signal<OpenReport | undefined>(undefined);
export const key = computed(() => keyOf(inputs.value, chosenKey.value));
export const systems = computed(() => systemsOf(inputs.value, key.value));
export const size = computed(() => inputs.value.reduce((sum, input) => sum + input.size, 0));
export const canScore = computed(
  () =>
    key.value !== undefined &&
    systems.value.length > 0 &&
    size.value <= MOST_BYTES &&
    running.value === undefined,
);

const allFiles = () => inputs.value.flatMap(({ files }) => files);

export function add(given: readonly Given[]): void {
  const filled = given.filter(({ files }) => files.length > 0);
  if (filled.length === 0) return;
  batch(() => {
    inputs.value = withGiven(inputs.value, filled);
    clearResults();
  });
  inspect();
}

export function remove(path: string): void {
  inputs.value = inputs.value.filter((input) => input.path !== path);
  if (chosenKey.value === path) chosenKey.value = undefined;
  clearResults();
}

export function rename(path: string, label: string): void {
  inputs.value = inputs.value.map((input) => (input.path === path ? { ...input, label } : input));
}

function clearResults(): void {
  troubles.value = [];
  failure.value = '';
}

let inspecting: Task | undefined;

/** Looks at the inputs that are new, and lists the formats. */
export function inspect(): void {
  inspecting?.stop();
  const paths = inputs.value.filter(({ inspection }) => inspection === undefined).map(({ path }) => path);
  inspecting = startTask({ kind: 'inspect', files: allFiles(), paths }, (answer) => {
    if (answer.kind === 'failed') failure.value = answer.message;
    if (answer.kind !== 'inspected') return;
    const byPath = new Map(answer.inspections.map((inspection) => [inspection.path, inspection]));
    batch(() => {
      formats.value = answer.formats;
      inputs.value = inputs.value.map((input) => {
        const inspection = byPath.get(input.path);
        return inspection === undefined ? input : { ...input, inspection };
      });
    });
  });
}

let scoring: Task | undefined;

export function score(): void {
  if (!canScore.value || key.value === undefined) return;
  clearResults();
  running.value = { share: 0, step: 'starting' };
  const path = key.value;
  const name = inputs.value.find((input) => input.path === path)?.name ?? path;
  scoring = startTask(
    {
      kind: 'score',
      files: allFiles(),
      key: { path, name },
      responses: systems.value,
      options: options.value,
    },
    onAnswer,
  );
}

function onAnswer(answer: Answer): void {
  if (answer.kind === 'progress') {
    running.value = answer;
    return;
  }
  batch(() => {
    running.value = undefined;
    if (answer.kind === 'failed') failure.value = answer.message;
    if (answer.kind === 'refused') troubles.value = [{ problems: answer.problems }];
    if (answer.kind !== 'scored') return;
    show(answer.report);
    troubles.value = answer.leftOut;
    go({ view: '' });
  });
}

function show(packed: PackedReport): void {
  report.value = { data: pageData(packed.index, (block) => packed.blocks[block], unpackDocument), packed };
}

export function stop(): void {
  scoring?.stop();
  running.value = undefined;
}

/** The report as a file of its own: the same file that `corefeval report` writes. */
export async function reportFile({ packed }: OpenReport): Promise<string> {
  const html = new TextDecoder().decode(await inflate(blockText('template')));
  return fillPage({ html, overview: renderOverview }, packed);
}

/** Saves the report that is open. */
export async function save(): Promise<void> {
  if (report.value === undefined) return;
  const html = await reportFile(report.value);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
  link.download = 'report.html';
  link.click();
  // The browser may ask for a name first.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The files that the page has as an example. */
export async function addExample(): Promise<void> {
  const texts = JSON.parse(new TextDecoder().decode(await inflate(blockText('example')))) as [
    string,
    string,
  ][];
  add(
    texts.map(([name, text]) => ({
      name,
      isFolder: false,
      files: [{ path: name, blob: new Blob([text]) }],
    })),
  );
}
