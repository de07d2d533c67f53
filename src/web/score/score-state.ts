/** The state of the view in which files are chosen and scored. */
import { batch, computed, signal } from '@preact/signals';
import { fillPage, type PackedReport } from '../../page/assemble.ts';
import { eventSteps } from '../../page/events/pack.ts';
import type { EventIndex } from '../../page/events/types.ts';
import { documentSteps } from '../../page/pack.ts';
import type { Problem } from '../../problems/problem.ts';
import type { EventData } from '../events/event-document.tsx';
import { blockText, inflate, pageData, type ReportData } from '../frame/report-data.ts';
import { go } from '../frame/route.ts';
import { renderEvents } from '../pages/render-events.tsx';
import { renderOverview } from '../pages/render-overview.tsx';
import { saveFile } from '../parts/save-file.ts';
import {
  eventCompanions,
  type Given,
  haveEvents,
  type Input,
  pathOfKey,
  systemsOf,
  type TaskName,
  withGiven,
  withInspections,
} from './inputs.ts';
import type {
  EventOptions,
  Inspected,
  PageEventCorpus,
  PageScoreOptions,
  ScoredEventReport,
  ScoredReport,
  SystemPath,
  WorkerAnswer,
} from './messages.ts';
import { startTask, type Task } from './start-worker.ts';

/** The first part of the address. */
export const SCORE_VIEW = 'score';

/** Bytes above which the command line is the better tool. */
export const MAX_PAGE_BYTES = 2 ** 30;

export interface Running {
  readonly share: number;
  readonly step: string;
}

/** Why there is no report, or why it lacks a system. */
export interface ScoreFailure {
  /** The name of a response that was left out; absent if nothing was scored. */
  readonly name?: string | undefined;
  readonly problems: readonly Problem[];
}

type Packed<Index> = Pick<PackedReport<Index>, 'index' | 'blocks'>;

export type OpenReport =
  | { readonly task: 'coreference'; readonly data: ReportData; readonly packed: Packed<ReportData['index']> }
  | { readonly task: 'events'; readonly data: EventData; readonly packed: Packed<EventIndex> };

export const inputs = signal<readonly Input[]>([]);
export const chosenKey = signal<string | undefined>(undefined);
/** Paths that were given as responses: none of them is guessed to be the key. */
export const givenResponses = signal<ReadonlySet<string>>(new Set());
export const options = signal<PageScoreOptions>({ settings: {}, lenient: false });
export const eventOptions = signal<EventOptions>({
  profile: undefined,
  mapping: 'greedy',
  corefAlignment: 'greedy',
  lenient: false,
});
/** Files of events can also be scored as coreference, by their clusters alone. */
export const chosenTask = signal<TaskName>('events');
/** All formats, once the worker has listed them. */
export const formatChoices = signal<Inspected['formats']>([]);
/** Formats that files can be converted to. */
export const writableChoices = signal<Inspected['writable']>([]);
/** All ways to score events, the default first. */
export const profileChoices = signal<Inspected['profiles']>([]);
export const running = signal<Running | undefined>(undefined);
export const troubles = signal<readonly ScoreFailure[]>([]);
/** An error of this program, with its stack. */
export const failure = signal('');
export const report = signal<OpenReport | undefined>(undefined);
export const key = computed(() => pathOfKey(inputs.value, chosenKey.value, givenResponses.value));
export const hasEvents = computed(() => haveEvents(inputs.value));
export const task = computed<TaskName>(() => (hasEvents.value ? chosenTask.value : 'coreference'));
export const systems = computed(() => systemsOf(inputs.value, key.value, task.value));
/** Token tables and texts of events. */
export const companions = computed(() => eventCompanions(inputs.value, key.value));
/** The id of the profile that needs token tables, if there are none. */
export const lacksTables = computed(() => {
  const { profile } = eventOptions.value;
  const card = profileChoices.value.find(({ id }) => id === profile);
  return task.value === 'events' && card?.needsTables && companions.value.tableFiles === 0
    ? card.id
    : undefined;
});
/** Whether there are inputs that the worker has not looked at: what they are decides what is scored, and against what. */
export const isReading = computed(() => inputs.value.some(({ inspection }) => inspection === undefined));
export const size = computed(() => inputs.value.reduce((sum, input) => sum + input.size, 0));
export const canScore = computed(
  () =>
    !isReading.value &&
    key.value !== undefined &&
    systems.value.length > 0 &&
    size.value <= MAX_PAGE_BYTES &&
    lacksTables.value === undefined &&
    running.value === undefined,
);

/** The place where files were put; undefined if it says nothing. */
export type GivenAs = 'key' | 'responses' | undefined;

const allFiles = () => inputs.value.flatMap(({ files }) => files);

/**
 * Adds files and folders. The first of them is the key if they were given as such. What was given as a response stays one; of several that
 * were given at once, one may be the key as long as there is none.
 */
export function add(given: readonly Given[], as?: GivenAs): void {
  const filled = given.filter(({ files }) => files.length > 0);
  if (filled.length === 0) return;
  batch(() => {
    const before = inputs.value.length;
    const isOnlyResponses = as === 'responses' && (filled.length === 1 || key.value !== undefined);
    inputs.value = withGiven(inputs.value, filled);
    const added = inputs.value.slice(before).map(({ path }) => path);
    if (as === 'key') chosenKey.value = added[0];
    if (isOnlyResponses) givenResponses.value = new Set([...givenResponses.value, ...added]);
    clearResults();
  });
  inspect();
}

export function removeAll(): void {
  inputs.value = [];
  chosenKey.value = undefined;
  givenResponses.value = new Set();
  clearResults();
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
    batch(() => {
      formatChoices.value = answer.formats;
      writableChoices.value = answer.writable;
      profileChoices.value = answer.profiles;
      inputs.value = withInspections(inputs.value, answer.inspections);
    });
  });
}

let scoring: Task | undefined;

export function startScoring(): void {
  if (!canScore.value || key.value === undefined) return;
  clearResults();
  running.value = { share: 0, step: 'starting' };
  const path = key.value;
  const gold = { path, name: inputOf(path)?.name ?? path };
  const files = allFiles();
  scoring =
    task.value === 'events'
      ? startTask(
          {
            kind: 'score-events',
            files,
            gold: eventCorpus(gold),
            systems: systems.value.map(eventCorpus),
            options: eventOptions.value,
          },
          onAnswer,
        )
      : startTask(
          { kind: 'score', files, key: gold, responses: systems.value, options: options.value },
          onAnswer,
        );
}

const inputOf = (path: string): Input | undefined => inputs.value.find((input) => input.path === path);

const eventCorpus = (corpus: SystemPath): PageEventCorpus => ({
  ...corpus,
  files: inputOf(corpus.path)?.files.map(({ path }) => path) ?? [],
});

function onAnswer(answer: WorkerAnswer): void {
  if (answer.kind === 'progress') {
    running.value = answer;
    return;
  }
  batch(() => {
    running.value = undefined;
    if (answer.kind === 'failed') failure.value = answer.message;
    if (answer.kind === 'refused') troubles.value = [{ problems: answer.problems }];
    if (answer.kind !== 'scored' && answer.kind !== 'scored-events') return;
    report.value = opened(answer);
    troubles.value = answer.leftOut;
    go({ view: '' });
  });
}

function opened(answer: ScoredReport | ScoredEventReport): OpenReport {
  const textOfBlock = (block: number) => answer.report.blocks[block];
  if (answer.kind === 'scored') {
    const { report: packed } = answer;
    return { task: 'coreference', data: pageData(packed.index, textOfBlock, documentSteps), packed };
  }
  const { report: packed } = answer;
  return { task: 'events', data: pageData(packed.index, textOfBlock, eventSteps), packed };
}

export function stop(): void {
  scoring?.stop();
  running.value = undefined;
}

/** The report as a file of its own: the same file that `corefeval report` or `corefeval nuggets score` writes. */
export async function reportFile({ task: scored, packed }: OpenReport): Promise<string> {
  const template = async (id: string) => new TextDecoder().decode(await inflate(blockText(id)));
  return scored === 'events'
    ? fillPage({ html: await template('events-template'), overview: renderEvents }, packed)
    : fillPage({ html: await template('template'), overview: renderOverview }, packed);
}

/** Saves the report that is open. */
export async function save(): Promise<void> {
  if (report.value === undefined) return;
  const html = await reportFile(report.value);
  saveFile('report.html', html, 'text/html');
}

/** The files that the page has as examples. */
export async function addExample(of: TaskName): Promise<void> {
  const examples = JSON.parse(new TextDecoder().decode(await inflate(blockText('examples')))) as Record<
    TaskName,
    [string, string][]
  >;
  // Files may have been given meanwhile, or the same example by a double click.
  if (inputs.value.length > 0) return;
  add(
    examples[of].map(([name, text]) => ({
      name,
      isFolder: false,
      files: [{ path: name, blob: new Blob([text]) }],
    })),
  );
}
