import { headline } from '../metrics/index.ts';
import { withFile } from '../problems/log.ts';
import type { Problem } from '../problems/problem.ts';
import { problem } from './codes.ts';
import type { Facts } from './facts.ts';
import { filterWarnings } from './filter-warnings.ts';
import { matchWarnings } from './match-warnings.ts';
import type { Settings } from './settings.ts';
import type { CorpusResult } from './tally.ts';

/** Minimum share of singletons among the mentions of one side for which their absence on the other is reported. */
const MIN_SINGLETON_SHARE = 0.05;
/** Minimum share of singletons that raises B³, CEAF and LEA regardless of the links. */
const HIGH_SINGLETON_SHARE = 0.5;

/** Warnings about the corpus as a whole: reasons why the numbers may mislead. They never change a score. */
export function corpusWarnings(
  result: CorpusResult,
  settings: Settings,
  files: Partial<SideFiles> = {},
): Problem[] {
  const response = files.name === undefined ? 'the response' : `the response "${files.name}"`;
  const filtered = [...filterWarnings(settings.filter, result.filtered, files, { response })];
  // Without the attribute of a condition nothing is left that could be scored.
  const absent = filtered.filter(({ severity }) => severity === 'error');
  if (absent.length > 0) return absent.map((error) => withFile(error, files.response));
  return [
    ...filtered,
    ...mentionWarnings(result, files, response),
    ...singletonWarnings(result, settings, response),
    ...entityWarnings(result, response),
    ...matchWarnings(result, settings, files.key, response),
    ...metricWarnings(result, settings, response),
  ].map((warning) => withFile(warning, files.response));
}

/** The paths of the two corpora, for messages. */
export interface SideFiles {
  readonly key: string;
  readonly response: string;
  /** The name of the system, for warnings about its response. */
  readonly name?: string | undefined;
  /** What to check if no mention was read: depends on the format. */
  readonly noMentions?: ((side: 'key' | 'response') => string) | undefined;
}

function* mentionWarnings(
  { key, response, scores, filtered }: CorpusResult,
  files: Partial<SideFiles>,
  name: string,
): Iterable<Problem> {
  if (key.documents > 0 && (filtered?.key.read ?? key.mentions) === 0) {
    yield problem('key/no-mentions', 'No mention was read from the key.', {
      file: files.key,
      expected: 'a key with mentions; without them no response can be scored',
      help: files.noMentions?.('key'),
    });
  }
  if (response.documents > 0 && (filtered?.response.read ?? response.mentions) === 0) {
    yield problem('file/no-mentions', 'No mention was read from the response.', {
      file: files.response,
      help: files.noMentions?.('response'),
    });
  }
  const crossing = key.crossing + response.crossing;
  if (crossing > 0) {
    yield problem(
      'mention/crosses-sentence',
      `${key.crossing} key and ${response.crossing} response mentions cross a sentence break.`,
      { help: 'they are scored as they are; scorers that count tokens by sentence misread them' },
    );
  }
  const detection = scores.get('mentions');
  if (detection?.recall === 1 && detection.precision === 1) {
    yield problem('mentions/gold', `${capital(name)} has exactly the mentions of the key.`, {
      help: 'do not compare these scores with those of systems that detect mentions themselves',
    });
  }
}

function* singletonWarnings(
  { key, response }: CorpusResult,
  { singletons }: Settings,
  name: string,
): Iterable<Problem> {
  if (singletons === 'drop' || key.mentions === 0 || response.mentions === 0) return;
  const share = ({ singletons: count, mentions }: Facts) => count / mentions;
  const percent = (facts: Facts) => `${Math.round(100 * share(facts))} %`;
  if (share(key) >= MIN_SINGLETON_SHARE && response.singletons === 0) {
    yield problem(
      'singletons/key-only',
      `${percent(key)} of the key mentions are singletons, but ${name} has none.`,
      { help: 'this alone lowers recall; see also --singletons drop' },
    );
  }
  if (share(response) >= MIN_SINGLETON_SHARE && key.singletons === 0) {
    yield problem(
      'singletons/response-only',
      `${percent(response)} of the mentions of ${name} are singletons, but the key has none.`,
      { help: 'this alone lowers precision; see also --singletons drop' },
    );
  }
  if (share(key) >= HIGH_SINGLETON_SHARE && response.singletons > 0) {
    yield problem(
      'singletons/many',
      `${percent(key)} of the key mentions are singletons, which raise the scores of ${name}.`,
      { help: 'they raise B³, CEAF and LEA regardless of the links; see also --singletons drop' },
    );
  }
  if (response.singletons === response.entities) {
    yield problem('singletons/all', `Every entity of ${name} is a singleton: it links nothing.`, {
      help: 'only mention detection, and singletons of the key, are scored',
    });
  }
}

/** Minimum number of key entities per document for which one response entity per document is reported. */
const MIN_ENTITIES_PER_DOCUMENT = 3;

function* entityWarnings({ key, response }: CorpusResult, name: string): Iterable<Problem> {
  if (response.entities === 0 || response.entities === response.singletons) return;
  if (response.entities > response.documents || key.entities < MIN_ENTITIES_PER_DOCUMENT * key.documents)
    return;
  yield problem(
    'entities/one-per-document',
    `${capital(name)} has at most one entity per document, the key has ${Math.round(key.entities / key.documents)}.`,
    { help: 'MUC hardly penalises merged entities; compare B³, CEAF or LEA' },
  );
}

const capital = (text: string): string => `${text[0].toUpperCase()}${text.slice(1)}`;

function* metricWarnings(
  { scores, key, filtered }: CorpusResult,
  { metrics }: Settings,
  name: string,
): Iterable<Problem> {
  // Without a mention in the key, nothing is defined, and an error says so.
  const hasKey = key.documents === 0 || (filtered?.key.read ?? key.mentions) > 0;
  for (const metric of metrics) {
    const { id, label, kind, needs } = metric;
    const score = scores.get(id);
    if (kind === 'historical') {
      yield problem('metric/historical', `${label} (${id}) changes the mentions before it scores them.`, {
        help: 'it is provided to reproduce older papers; Pradhan et al. (2014) advise against it',
      });
    }
    if (hasKey && score !== undefined && headline(metric, score) === null) {
      const reason = needs === '' ? 'there is nothing for it to count' : `it needs ${needs}`;
      yield problem('metric/undefined', `${label} is undefined for ${name}: ${reason}.`, {
        help: 'it is printed as "–" and as null in JSON, and an average that contains it is undefined',
      });
    }
  }
}
