/** Runs from saved results: from counts that `score --counts` wrote, and from baselines of `gate`. */
import { fingerprintText } from '../../core/fingerprint-sums.ts';
import { schemas } from '../../core/schemas.ts';
import type { FileSystem } from '../../corpus/shell.ts';
import { noFacts } from '../../evaluate/facts.ts';
import { type Settings, settingsOf, signature, Tally } from '../../evaluate/index.ts';
import { InputError, problem } from '../../problems/problem.ts';
import type { BaselineCorpus, BaselineSystem } from '../gate/baseline.ts';
import { readBaseline } from '../gate/read-baseline.ts';
import { readingSpecs, signatureExtras } from '../reading.ts';
import type { SystemRun } from '../score.ts';
import type { CountsFile } from './counts-file.ts';
import type { SavedKey } from './differences.ts';
import { parseJson } from './parse-json.ts';
import { readCounts } from './read-counts.ts';

/** A run, as far as its counts by document say. */
export type SavedRun = Pick<
  SystemRun,
  'name' | 'path' | 'signature' | 'tally' | 'result' | 'problems' | 'units'
>;

/** The runs of a saved file. All were scored with one key, in one way. */
export interface SavedRuns {
  /** Of the file that was read. */
  readonly path: string;
  readonly kind: 'counts' | 'baseline';
  /** Everything that the scores depend on, the key included. */
  readonly signature: string;
  readonly settings: Settings;
  readonly key: SavedKey & { readonly path: string; readonly fingerprint: string };
  readonly runs: readonly SavedRun[];
}

/** Reads a saved result of either kind. The run of a counts file has the name of its response. */
export async function readSavedRuns(path: string, files: Pick<FileSystem, 'open'>): Promise<SavedRuns> {
  const schema = schemaOf(parseJson(await files.open(path)));
  if (schema !== schemas.gate) return countedRun(path, await readCounts(path, files));
  const corpora = await readBaseline(path, files);
  if (corpora.length > 1) throw severalKeys(path, corpora);
  return baselineRuns(path, corpora[0]);
}

const schemaOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'schema' in value ? value.schema : undefined;

const severalKeys = (path: string, corpora: readonly BaselineCorpus[]): InputError =>
  new InputError([
    problem('counts/settings', `The baseline has ${corpora.length} data sets, each with a key of its own.`, {
      file: path,
      expected: 'counts of one key',
      help: 'score the systems on each data set with --counts, and compare them data set by data set',
    }),
  ]);

function countedRun(path: string, file: CountsFile): SavedRuns {
  const settings = settingsOf(file.settings);
  const tally = new Tally(settings, { perDocument: true });
  tally.merge(file.tally);
  const result = tally.result();
  const signed = signature(settings, result.fingerprint, savedExtras(file));
  const { response, units } = file;
  return {
    path,
    kind: 'counts',
    signature: signed,
    settings,
    key: {
      path: file.key,
      fingerprint: fingerprintText(result.fingerprint),
      facts: result.key,
      documents: file.tally.documents,
    },
    runs: [
      { name: response, path: response, signature: signed, tally, result, units, problems: file.warnings },
    ],
  };
}

const savedExtras = ({ extras }: Pick<CountsFile, 'extras'>) =>
  signatureExtras({
    lenient: extras.lenient,
    allow: extras.allow,
    documents: extras.documents ?? undefined,
    topics: extras.topics,
    reading: readingSpecs(extras),
  });

/** The documents of a baseline are sorted by name: here they are in the order of the key, on which resampling depends. */
function baselineRuns(path: string, corpus: BaselineCorpus): SavedRuns {
  const settings = settingsOf(corpus.settings);
  const { key, systems } = corpus;
  const runs = Array.from(systems, ([name, system]): SavedRun => {
    const tally = tallyOf(corpus, system, settings);
    const result = tally.result();
    const units = settings.scope === 'document' ? undefined : tally.state().documents.map(({ id }) => id);
    return { name, path, signature: corpus.signature, tally, result, units, problems: [] };
  });
  return {
    path,
    kind: 'baseline',
    signature: corpus.signature,
    settings,
    key: { path, fingerprint: key.fingerprint, facts: key, documents: runs[0].tally.state().documents },
    runs,
  };
}

function tallyOf({ key, order }: BaselineCorpus, system: BaselineSystem, settings: Settings): Tally {
  const documents = order?.map((at) => system.documents[at]) ?? system.documents;
  const { fields } = settings.vector;
  const tally = new Tally(settings, { perDocument: true });
  tally.merge({
    fields,
    sums: fields.map((_, i) => documents.map(({ counts }) => counts[i])),
    key: { ...noFacts, ...key },
    response: { ...noFacts, ...system.response },
    fingerprint: [0, 0],
    documents,
  });
  return tally;
}

/** A run with its documents in the order of other names, which are the same names. Resampling depends on the order. */
export function inOrder(run: SavedRun, names: readonly string[], settings: Settings): SavedRun {
  const { documents, ...state } = run.tally.state();
  if (documents.every(({ id }, d) => id === names[d])) return run;
  const byName = new Map<string, (typeof documents)[number][]>();
  for (const document of documents) {
    const same = byName.get(document.id);
    if (same === undefined) byName.set(document.id, [document]);
    else same.push(document);
  }
  const tally = new Tally(settings, { perDocument: true });
  tally.merge({ ...state, documents: names.flatMap((name) => byName.get(name)?.shift() ?? []) });
  return { ...run, tally, result: tally.result() };
}
