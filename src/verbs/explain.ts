import type { Document } from '../core/document.ts';
import { PlainDocument } from '../core/plain-document.ts';
import type { Shell } from '../corpus/shell.ts';
import { filterPair } from '../evaluate/filter.ts';
import {
  alignPair,
  evaluatePair,
  type Settings,
  type SettingsSpec,
  settingsOf,
  Tally,
} from '../evaluate/index.ts';
import { project } from '../evaluate/project/project.ts';
import { wholeDocumentsOnly } from '../evaluate/window-option.ts';
import {
  compareSignatures,
  type Explained,
  explainDifference,
  explainPair,
  whatIfEntity,
  whatIfMention,
} from '../explain/index.ts';
import { parsePartition } from '../explain/typed-partition.ts';
import { UsageError } from '../problems/problem.ts';
import { readPairs } from './read-pairs.ts';
import { readingFor } from './reading.ts';
import { atDocumentScope } from './scope.ts';
import { eachSystem, finishSystem, type SystemProblems, type SystemsRequest } from './systems.ts';

export interface ExplainRequest extends Omit<SystemsRequest, 'responses'> {
  readonly response: SystemsRequest['key'];
  readonly settings?: SettingsSpec | undefined;
  /** A mention whose contribution is explained: its tokens (`12-14`), its line (`:57`), or its words. */
  readonly mention?: string | undefined;
  /** An entity whose contribution is explained: its label, or its name in the formulas (`K1`, `R2`). */
  readonly entity?: string | undefined;
  /** The score by the conventions of other programs is asked for. */
  readonly difference?: boolean | undefined;
  /** A published number, with its digits, and which score it is: which settings or programs give it. */
  readonly target?: string | undefined;
  readonly stat?: string | undefined;
}

export interface ExplainResult {
  readonly explained: Explained;
  readonly settings: Settings;
  readonly problems: SystemProblems;
}

/** What differs between two signatures. */
export const explainSignatures = (a: string, b: string): Explained => ({
  kind: 'signatures',
  value: compareSignatures(a, b),
});

/** Works metrics out on one document, or finds the settings that give a number. */
export async function explainFiles(request: ExplainRequest, shell: Shell): Promise<ExplainResult> {
  const { spec, warnings } = atDocumentScope(request.settings, 'explain');
  const settings = settingsOf(spec);
  if (settings.window !== undefined) throw new UsageError(wholeDocumentsOnly('explain'));
  const reading = readingFor(request.reading, settings);
  const {
    systems: [result],
  } = await eachSystem({ ...request, reading, responses: [request.response] }, shell, (system) => {
    const tally = new Tally(settings);
    const pairs: Pair[] = [];
    for (const [key, response] of readPairs(system, reading)) {
      pairs.push([key, response]);
      tally.add(evaluatePair(key, response, settings, system.log.report));
    }
    const problems = finishSystem(system, tally.result(), settings, false, warnings);
    return { pairs, problems };
  });
  const { pairs, problems } = result;
  return { explained: explain(pairs, settings, request), settings, problems };
}

/** What is asked about partitions that are written out, instead of files. */
export type PartitionQuestion = Pick<
  ExplainRequest,
  'settings' | 'mention' | 'entity' | 'difference' | 'target' | 'stat'
>;

/** The same for two partitions that are written out, such as `{a b c} {d e f g}`. */
export function explainPartitions(
  key: string,
  response: string,
  question: PartitionQuestion,
): Omit<ExplainResult, 'problems'> {
  const settings = settingsOf(question.settings);
  const document = new PlainDocument<string>('(arguments)');
  const sides = [parsePartition(key), parsePartition(response)] as const;
  const pair: Pair = [document.side('key', sides[0]), document.side('response', sides[1])];
  return { explained: explain([pair], settings, question), settings };
}

const explain = (pairs: readonly Pair[], settings: Settings, question: PartitionQuestion): Explained =>
  question.difference || question.target !== undefined
    ? difference(pairs, settings, question)
    : onePair(pairs, settings, question);

type Pair = readonly [key: Document, response: Document | undefined];

/** Other programs are compared on mentions that are at the positions of the key, as here. */
const difference = (
  pairs: readonly Pair[],
  { filter, unaligned }: Settings,
  { target, stat = 'conll' }: PartitionQuestion,
): Explained => ({
  kind: 'difference',
  value: explainDifference(
    pairs.map(([read, response]) => {
      const { key, given } = filterPair(read, response, filter);
      return [key, given && project(key, given, () => {}, unaligned)];
    }),
    target,
    stat,
  ),
});

function onePair(
  pairs: readonly Pair[],
  settings: Settings,
  { mention, entity }: PartitionQuestion,
): Explained {
  if (pairs.length > 1) {
    const some = pairs.slice(0, 5).map(([{ id }]) => id);
    throw new UsageError(
      `There are ${pairs.length} documents, and one is explained at a time.`,
      `Choose one with --document: ${some.join(', ')}${pairs.length > some.length ? ', …' : ''}.`,
    );
  }
  const { metrics, options } = settings;
  const [[key, response]] = pairs;
  const { pair } = alignPair(key, response, settings, () => {});
  if (mention !== undefined) return { kind: 'whatIf', value: whatIfMention(pair, mention, metrics, options) };
  if (entity !== undefined) return { kind: 'whatIf', value: whatIfEntity(pair, entity, metrics, options) };
  return { kind: 'explanation', value: explainPair(pair, metrics, options) };
}
