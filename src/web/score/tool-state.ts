/** What is done with the files besides scoring. */
import { batch, computed, signal } from '@preact/signals';
import type { PackedKit } from '../../page/kit.ts';
import { corpusInputs, systemsOf } from './inputs.ts';
import { failure, inputs, isReading, key, MAX_PAGE_BYTES, running, size, troubles } from './score-state.ts';
import { startTask, type Task } from './start-worker.ts';
import type { ToolRequest, ToolResult } from './tool-messages.ts';

export const tools = [
  ['score', 'Score'],
  ['check', 'Check'],
  ['agree', 'Agreement'],
  ['convert', 'Convert'],
] as const;
export type ToolId = (typeof tools)[number][0];

/** What the user wants to do. */
export const tool = signal<ToolId>('score');
/** The test set that is part of the page of a check kit: the page does nothing but check then. */
export const kit = signal<PackedKit | undefined>(undefined);

export function checkAgainst(packed: PackedKit): void {
  kit.value = packed;
  tool.value = 'check';
}

/** Whether one of the files is the key. */
export const hasKeyChoice = computed(
  () => kit.value === undefined && (tool.value === 'score' || tool.value === 'check'),
);
export const targetFormat = signal('conll');
export const isPerDocument = signal(false);

/** The last result, and the files that it is of. */
const made = signal<{ readonly result: ToolResult; readonly of: unknown } | undefined>(undefined);
export const toolResult = computed(() =>
  made.value !== undefined && made.value.of === inputs.value && made.value.result.tool === tool.value
    ? made.value.result
    : undefined,
);

const corpora = computed(() => corpusInputs(inputs.value));

/** Why a tool cannot start yet; empty if it can. */
export const toolObstacle = computed(() => {
  if (isReading.value) return 'Reading the files …';
  if (size.value > MAX_PAGE_BYTES) return 'These files are too large for a page: use the command line.';
  if (tool.value === 'agree' && corpora.value.length < 2) return 'Add the file of another annotator.';
  return corpora.value.length === 0 ? 'Add a file.' : '';
});

let task: Task | undefined;

export function stopTool(): void {
  task?.stop();
  running.value = undefined;
}

export function startTool(): void {
  const request = requestOf(tool.value);
  if (request === undefined) return;
  const of = inputs.value;
  batch(() => {
    troubles.value = [];
    failure.value = '';
    running.value = { share: 0, step: 'working' };
  });
  task = startTask(request, (answer) => {
    if (answer.kind === 'progress') return;
    batch(() => {
      running.value = undefined;
      if (answer.kind === 'failed') failure.value = answer.message;
      if (answer.kind === 'refused') troubles.value = [{ problems: answer.problems }];
      if (answer.kind === 'made') made.value = { result: answer, of };
    });
  });
}

function requestOf(id: ToolId): ToolRequest | undefined {
  const files = inputs.value.flatMap((input) => input.files);
  const paths = corpora.value.map(({ path }) => path);
  if (id === 'check') {
    if (kit.value !== undefined) return { kind: 'check', files, paths, kit: kit.value };
    const own = key.value;
    const others = paths.filter((path) => path !== own);
    return others.length === 0 || own === undefined
      ? { kind: 'check', files, paths }
      : { kind: 'check', files, paths: others, key: own };
  }
  if (id === 'agree') {
    return { kind: 'agree', files, annotators: systemsOf(inputs.value, undefined) };
  }
  if (id === 'convert') {
    return { kind: 'convert', files, paths, to: targetFormat.value, perDocument: isPerDocument.value };
  }
  return undefined;
}
