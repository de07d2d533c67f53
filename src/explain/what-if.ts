import type { AlignedPair } from '../core/aligned-pair.ts';
import type { Contingency } from '../core/contingency.ts';
import { conllAverage, headline, type Metric, type MetricOptions, type Score } from '../metrics/index.ts';
import { UsageError } from '../problems/problem.ts';
import { type EntityView, type MentionView, type Partitions, partitionsOf } from './partitions.ts';
import { repairedTable, type Wrong, wrongAroundKeyEntity, wrongInResponseEntity } from './repair.ts';

/** One metric on the document as it is, and as it would be. */
export interface Change {
  readonly metric: string;
  readonly label: string;
  /** F₁, or the index of a metric without recall and precision; `null` where undefined. */
  readonly now: number | null;
  readonly right: number | null;
}

/** What one mention or entity contributes: the scores of the document, and those if it were right. */
export interface WhatIf {
  readonly document: string;
  /** The mention or entity in question, in words. */
  readonly subject: string;
  /** The current state, in sentences. */
  readonly state: readonly string[];
  readonly isRight: boolean;
  readonly changes: readonly Change[];
}

/** Where a mention is: `12` or `12-14` (tokens from 0, the last included), `:57` (a line of the file), or its words. */
export function whatIfMention(
  pair: AlignedPair,
  place: string,
  metrics: readonly Metric[],
  options: MetricOptions,
): WhatIf {
  const partitions = partitionsOf(pair);
  const found = mentionAt(partitions, place);
  const { key, response, mention } = found;
  const wrong: Wrong =
    key === undefined
      ? { key: [], spurious: [responseIndex(pair, mention)] }
      : { key: [mention.id], spurious: [] };
  const state = [
    key === undefined ? 'The key does not have it.' : `Key: in ${entityName(key)}, ${countOf(key)}.`,
    response === undefined
      ? 'The response does not have it.'
      : `Response: in ${entityName(response)}, ${countOf(response)}.`,
  ];
  if (key !== undefined && response !== undefined) state.push(creditOf(key, response));
  return whatIf(pair, wrong, metrics, options, `the mention "${mention.text}"`, state);
}

/** An entity by its name in the formulas (`K1`, `R2`) or by its label; a label of the key comes before one of the response. */
export function whatIfEntity(
  pair: AlignedPair,
  id: string,
  metrics: readonly Metric[],
  options: MetricOptions,
): WhatIf {
  const { key, response } = partitionsOf(pair);
  const ofKey = entityNamed(key, id);
  const ofResponse = ofKey < 0 ? entityNamed(response, id) : -1;
  if (ofKey < 0 && ofResponse < 0) {
    throw new UsageError(
      `There is no entity "${id}" in document ${pair.key.id}.`,
      `The key has ${listed(key)}; the response has ${listed(response)}.`,
    );
  }
  const wrong = ofKey >= 0 ? wrongAroundKeyEntity(pair, ofKey) : wrongInResponseEntity(pair, ofResponse);
  const entity = ofKey >= 0 ? key[ofKey] : response[ofResponse];
  const found = entity.mentions.filter(({ matched }) => matched).length;
  const others = overlapsOf(pair.table, ofKey, ofResponse, ofKey >= 0 ? response : key);
  const state = [
    `${ofKey >= 0 ? 'Key' : 'Response'}: ${entityName(entity)}, ${countOf(entity)}; ${found} of them on both sides.`,
    others === '' ? 'It shares no mention with an entity of the other side.' : `It meets ${others}.`,
  ];
  return whatIf(pair, wrong, metrics, options, `the entity ${entityName(entity)}`, state);
}

function whatIf(
  pair: AlignedPair,
  wrong: Wrong,
  metrics: readonly Metric[],
  options: MetricOptions,
  subject: string,
  state: readonly string[],
): WhatIf {
  const repaired = repairedTable(pair, wrong);
  const [now, right] = [pair.table, repaired].map((table) => scoresOf(table, metrics, options));
  const changes: Change[] = metrics.map((metric) => ({
    metric: metric.id,
    label: metric.label,
    now: headline(metric, now.get(metric.id) as Score),
    right: headline(metric, right.get(metric.id) as Score),
  }));
  const [average, repairedAverage] = [conllAverage(now), conllAverage(right)];
  if (average !== null || repairedAverage !== null) {
    changes.push({ metric: 'conll', label: 'CoNLL', now: average, right: repairedAverage });
  }
  return { document: pair.key.id, subject, state, isRight: sameTables(pair.table, repaired), changes };
}

const scoresOf = (
  table: Contingency,
  metrics: readonly Metric[],
  options: MetricOptions,
): Map<string, Score> =>
  new Map(metrics.map((metric) => [metric.id, metric.score(metric.count({ table }, options), options)]));

/** A repair changes nothing exactly if no mention moves, which leaves the cells as they are. */
function sameTables(a: Contingency, b: Contingency): boolean {
  const text = ({ cells, keySizes, responseSizes }: Contingency) =>
    [cells.key, cells.response, cells.shared, Array.from(keySizes), Array.from(responseSizes)].join(';');
  return text(a) === text(b);
}

interface Found {
  readonly mention: MentionView;
  readonly key: EntityView | undefined;
  readonly response: EntityView | undefined;
}

function mentionAt(partitions: Partitions, place: string): Found {
  const all = new Map<number, MentionView>();
  for (const { mentions } of [...partitions.key, ...partitions.response]) {
    for (const mention of mentions) if (!all.has(mention.id)) all.set(mention.id, mention);
  }
  const wanted = placeTest(place);
  const found = [...all.values()].filter(wanted);
  if (found.length !== 1) {
    const list = (found.length === 0 ? [...all.values()] : found).slice(0, 8);
    throw new UsageError(
      found.length === 0
        ? `There is no mention at "${place}".`
        : `${found.length} mentions are at "${place}".`,
      `Name one by its tokens: ${list.map(({ start, end, text }) => `${start}-${end - 1} (${text})`).join(', ')}${list.length < (found.length || all.size) ? ', …' : ''}.`,
    );
  }
  const [mention] = found;
  const owner = (entities: readonly EntityView[]) =>
    entities.find(({ mentions }) => mentions.some(({ id }) => id === mention.id));
  return { mention, key: owner(partitions.key), response: owner(partitions.response) };
}

function placeTest(place: string): (mention: MentionView) => boolean {
  const tokens = /^(\d+)(?:-(\d+))?$/.exec(place);
  if (tokens !== null) {
    const [first, last] = [Number(tokens[1]), Number(tokens[2] ?? tokens[1])];
    return ({ start, end }) => start === first && end === last + 1;
  }
  const line = /^:(\d+)$/.exec(place);
  if (line !== null) return (mention) => mention.line === Number(line[1]);
  return ({ text }) => text === place || text.replace(/@[\d–]+$/, '') === place;
}

/** The index in the response of a mention that only the response has. */
function responseIndex({ key, twins }: AlignedPair, { id }: MentionView): number {
  let next = key.mentions.length;
  return twins.findIndex((twin) => twin < 0 && next++ === id);
}

const entityNamed = (entities: readonly EntityView[], id: string): number => {
  const byLabel = entities.findIndex(({ label }) => label === id);
  return byLabel >= 0 ? byLabel : entities.findIndex(({ name }) => name === id);
};

const entityName = ({ name, label }: EntityView): string => `${name} (${label})`;

const countOf = ({ mentions: { length } }: EntityView): string =>
  `${length} mention${length === 1 ? '' : 's'}`;

const listed = (entities: readonly EntityView[]): string => {
  const shown = entities.slice(0, 10).map(({ label }) => label);
  return shown.length === 0 ? 'none' : `${shown.join(', ')}${entities.length > shown.length ? ', …' : ''}`;
};

/** The B³ credits of a mention that both sides have, and its links. */
function creditOf(key: EntityView, response: EntityView): string {
  const ids = new Set(key.mentions.map(({ id }) => id));
  const shared = response.mentions.filter(({ id }) => ids.has(id)).length;
  return (
    `Both entities share ${shared} mention${shared === 1 ? '' : 's'}: B³ recall ${shared}/${key.mentions.length}, precision ` +
    `${shared}/${response.mentions.length}; ${shared - 1} of its ${key.mentions.length - 1} key links are found, ` +
    `${response.mentions.length - shared} of its ${response.mentions.length - 1} response links are wrong.`
  );
}

/** The entities of the other side that an entity meets, with the number of shared mentions. */
function overlapsOf(
  { cells }: Contingency,
  keyEntity: number,
  responseEntity: number,
  others: readonly EntityView[],
): string {
  const met: string[] = [];
  for (let c = 0; c < cells.length; c++) {
    if (cells.key[c] === keyEntity)
      met.push(`${entityName(others[cells.response[c]])} in ${cells.shared[c]}`);
    else if (cells.response[c] === responseEntity)
      met.push(`${entityName(others[cells.key[c]])} in ${cells.shared[c]}`);
  }
  return met.join(', ');
}
