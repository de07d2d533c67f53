import { schemas } from '../../core/schemas.ts';
import { type SettingsSpec, settingsOf, signature, type TallyState } from '../../evaluate/index.ts';
import type { Problem } from '../../problems/problem.ts';
import { version } from '../../version.ts';
import { type CountsReading, toCounts } from '../reading.ts';
import type { ScoredSystems, ScoreRequest } from '../score.ts';

/** How something was counted, as data from which the settings can be made again. */
export interface CountedHow {
  readonly settings: SettingsSpec;
  readonly extras: CountsReading & {
    readonly lenient: boolean;
    /** The codes of errors that `--allow` turned into warnings. */
    readonly allow?: readonly string[] | undefined;
    /** The values of `--document`; undefined or null if all documents were scored. */
    readonly documents?: readonly string[] | null;
    /** How the topics of documents are known; absent where they are not needed or not known. */
    readonly topics?: string | undefined;
  };
}

/** The counts of one part of a corpus. Merging all parts gives the result of a single run. */
export interface CountsFile extends CountedHow {
  readonly schema: typeof schemas.counts;
  readonly version: string;
  /** Everything that changes a score, except the key. */
  readonly signature: string;
  readonly key: string;
  readonly response: string;
  /** Ids of the documents that were scored. */
  readonly documents: readonly string[];
  /** The units that were scored, where entities are scored across documents. */
  readonly units?: readonly string[] | undefined;
  /** The number of topics, where they are known. */
  readonly topics?: number | undefined;
  readonly tally: TallyState;
  readonly warnings: readonly Problem[];
}

/** How the counts of a run were made. */
export const countedHow = (
  { extras }: Pick<ScoredSystems, 'extras'>,
  {
    settings,
    lenient = false,
    reading = {},
    documents = null,
  }: Pick<ScoreRequest, 'settings' | 'lenient' | 'reading'> & {
    readonly documents?: readonly string[] | null | undefined;
  },
): CountedHow => ({
  settings: settingsOf(settings).spec,
  extras: { lenient, allow: extras.allow, ...toCounts(reading), documents, topics: extras.topics },
});

/** The counts of the only response of a run. */
export function countsText({ runs: [run], extras }: ScoredSystems, request: ScoreRequest): string {
  const file: CountsFile = {
    schema: schemas.counts,
    version,
    signature: signature(settingsOf(request.settings), undefined, extras),
    ...countedHow({ extras }, request),
    key: request.key.path,
    response: run.path,
    documents: run.documents,
    units: run.units,
    topics: run.topics?.count,
    tally: run.tally.state(),
    warnings: run.problems.map(({ mark: _, ...problem }) => problem),
  };
  return `${JSON.stringify(file, plainArrays)}\n`;
}

/** Typed arrays as lists: `JSON.stringify` would write them as objects. */
const plainArrays = (_: string, value: unknown) => (value instanceof Float64Array ? [...value] : value);
