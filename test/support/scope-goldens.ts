import { expect } from 'vitest';
import { nodeShell } from '../../src/cli/node-shell.ts';
import { jsonReport } from '../../src/report/score/json.ts';
import { type ScoreRequest, scoreFiles } from '../../src/verbs/score.ts';
import { expectScores, type RecordedScores, recordedIds } from './recorded-scores.ts';

/** Scores of a corpus in units of several documents, by an independent program. */
export interface ScopeRun {
  readonly options: {
    readonly scope: 'document' | 'topic' | 'corpus';
    readonly singletons: 'keep' | 'drop';
    /** Whether topics are known. */
    readonly topics: boolean;
  };
  readonly expected: ScopeScores;
}

interface ScoreSet {
  readonly scores: RecordedScores;
  readonly conll: number | null;
}

interface ScopeScores extends ScoreSet {
  readonly parts?: Readonly<Record<string, RecordedScores>>;
  readonly atDocumentScope?: ScoreSet;
  readonly atTopicScope?: ScoreSet;
}

export interface ScopeCase {
  readonly id: string;
  readonly tags: readonly string[];
  /** Paths of the lists of mentions, and of the table of topics. */
  readonly key: string;
  readonly response: string;
  readonly topics?: string;
  /** Whether there are CoNLL files with the same mentions, too. */
  readonly conll?: boolean;
  readonly runs: readonly ScopeRun[];
}

/** The forms of a corpus: a list of mentions, or CoNLL files with a block for each document, topic or corpus. */
export const scopeForms = ['tsv', 'conll', 'topics.conll', 'corpus.conll'] as const;
export type ScopeForm = (typeof scopeForms)[number];

export const formsOf = ({ conll = false }: ScopeCase): readonly ScopeForm[] => (conll ? scopeForms : ['tsv']);

/** A place where the same numbers must come out: the files of a form, and how topics are known. */
export interface ScopePlace {
  readonly form: ScopeForm;
  /** Absent: as the key shows. */
  readonly topics?: 'table' | 'ecb' | undefined;
  /** Whether topics are known where the run has none, so that its parts beyond documents are divided further. */
  readonly knowsMore: boolean;
}

/** The ways to give a run of a case to the program. */
export function placesOf(
  { id, tags, topics }: ScopeCase,
  { options }: ScopeRun,
  form: ScopeForm,
): ScopePlace[] {
  const isMerged = form === 'topics.conll' || form === 'corpus.conll';
  // The real documents of ECB+ have such names, too.
  const hasNames = (tags.includes('ecb-names') || id.startsWith('ecbp-')) && !isMerged;
  if (options.scope === 'document') return [{ form, knowsMore: false }];
  if (!options.topics) {
    // One block is one topic: nothing is beyond it.
    return [{ form, knowsMore: hasNames || form === 'topics.conll' }];
  }
  return [
    ...(topics === undefined ? [] : [{ form, topics: 'table' as const, knowsMore: false }]),
    // Names of ECB+, and blocks, show the topics without any option.
    ...(hasNames || form === 'topics.conll' ? [{ form, knowsMore: false }] : []),
    ...(hasNames ? [{ form, topics: 'ecb' as const, knowsMore: false }] : []),
  ];
}

/** The column of merged files that has the name of the document. */
const DOCUMENT_COLUMN = 3;

/** Expects all recorded scores, parts and counts. */
export async function checkScopeRun(
  one: ScopeCase,
  { options, expected }: ScopeRun,
  { form, topics, knowsMore }: ScopePlace,
  pathOf: (name: string) => string,
): Promise<void> {
  const file = (side: 'key' | 'response') => {
    const path = pathOf(form === 'tsv' ? one[side] : one[side].replace(/tsv$/, form));
    return { path, name: side };
  };
  const isMerged = form === 'topics.conll' || form === 'corpus.conll';
  const { scope, singletons } = options;
  const request: ScoreRequest = {
    key: file('key'),
    responses: [file('response')],
    settings: { scope, singletons, metrics: recordedIds(expected.scores) },
    topics: topics === 'table' ? pathOf(one.topics as string) : topics,
    ...(isMerged ? { reading: { documentColumn: DOCUMENT_COLUMN } } : {}),
    jobs: 1,
  };
  const { report } = await scoreFiles(request, nodeShell);
  const [system] = JSON.parse(jsonReport(report)).systems as [ScopeScores];
  const where = `${one.id} ${form} ${scope} ${singletons} ${topics ?? ''}`;
  expectSet(system, expected, where);
  if (expected.atDocumentScope !== undefined)
    expectSet(system.atDocumentScope, expected.atDocumentScope, `${where} document by document`);
  if (expected.atTopicScope !== undefined)
    expectSet(system.atTopicScope, expected.atTopicScope, `${where} topic by topic`);
  for (const [level, scores] of Object.entries(expected.parts ?? {})) {
    if (knowsMore && level !== 'withinDocument') continue;
    expectScores(system.parts?.[level], scores, `${where} ${level}`, DIGITS);
  }
}

/** The numbers were recorded to 1e-9. */
const DIGITS = 9;

function expectSet(found: ScoreSet | undefined, { scores, conll }: ScoreSet, where: string): void {
  expectScores(found?.scores, scores, where, DIGITS);
  if (conll === null) expect(found?.conll, where).toBeNull();
  else expect(found?.conll, where).toBeCloseTo(conll, DIGITS);
}
