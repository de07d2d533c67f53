import { ExactSum } from '../../core/exact-sum.ts';
import { type Contradict, checkVector, quantitiesOf } from '../../evaluate/count-laws.ts';
import { type Facts, noFacts } from '../../evaluate/facts.ts';
import { conditionsOf } from '../../evaluate/filter.ts';
import type { Settings } from '../../evaluate/index.ts';
import { withoutLevels } from '../../evaluate/settings.ts';
import { matchFacts } from '../../matching/match-facts.ts';
import {
  CountsFault,
  length,
  list,
  numberList,
  record,
  same,
  text,
  textList,
  whole,
} from './counts-values.ts';

/** The number of documents of a tally, and the units that its counts are sums of. */
interface TallyNames {
  readonly documents: number;
  /** Undefined where they are not known. */
  readonly units: readonly string[] | undefined;
}

/** Rejects a tally that contradicts the settings, the documents or itself. */
export function checkTally(
  at: string,
  tally: Readonly<Record<string, unknown>>,
  settings: Settings,
  { documents: count, units }: TallyNames,
): void {
  const { fields } = settings.vector;
  const found = textList(`${at}.fields`, tally.fields);
  same(`${at}.fields`, found, fields, 'the fields of the metrics in settings');
  const key = checkFacts(`${at}.key`, tally.key);
  const response = checkFacts(`${at}.response`, tally.response);
  if (key.documents !== count)
    throw new CountsFault(`${at}.key.documents`, key.documents, `${count}, the number of names in documents`);
  if (response.documents > key.documents)
    throw new CountsFault(
      `${at}.response.documents`,
      response.documents,
      `at most ${key.documents}, as in the key`,
    );
  if (tally.matching !== undefined) checkMatching(`${at}.matching`, tally.matching);
  checkFiltered(`${at}.filtered`, tally.filtered, settings);
  checkCut(`${at}.cut`, tally.cut, settings, count);
  const lanes = list(`${at}.fingerprint`, tally.fingerprint, whole);
  if (lanes.length !== 2 || lanes.some((lane) => lane > 0xffffffff))
    throw new CountsFault(`${at}.fingerprint`, lanes.join(' '), 'two numbers of 32 bits');

  const partials = list(`${at}.sums`, tally.sums, numberList);
  length(`${at}.sums`, partials, fields.length);
  const sums = partials.map((sum) => ExactSum.of(sum));
  const contradict: Contradict = ({ place, value }, expected) => {
    throw new CountsFault(place(), value, expected);
  };
  checkVector(
    settings,
    sums.map((sum) => sum.value()),
    (i, field) => `${at}.sums[${i}] (${field})`,
    { known: quantitiesOf(key, response, settings), corpus: true },
    contradict,
  );

  if (settings.scope !== 'document') checkNarrower(at, tally, settings, count);
  const documents = list(`${at}.documents`, tally.documents, record);
  if (documents.length === 0 && (settings.average !== 'macro' || count === 0)) return;
  const ids = documents.map(({ id }, i) => text(`${at}.documents[${i}].id`, id));
  if (units !== undefined)
    same(`${at}.documents`, ids, units, 'one entry for each name of a document or unit, in their order');
  documents.forEach(({ counts }, d) => {
    const place = `${at}.documents[${d}].counts`;
    const vector = numberList(place, counts);
    length(place, vector, fields.length);
    checkVector(settings, vector, (i, field) => `${place}[${i}] (${field})`, { corpus: false }, contradict);
    vector.forEach((count, i) => {
      sums[i].add(-count);
    });
  });
  const off = sums.findIndex((rest) => rest.value() !== 0);
  if (off >= 0) {
    const expected = `the sum over ${at}.documents[…].counts[${off}]`;
    throw new CountsFault(
      `${at}.sums[${off}] (${fields[off]})`,
      ExactSum.of(partials[off]).value(),
      expected,
    );
  }
}

/** The same documents by themselves, and the topics within a corpus. */
function checkNarrower(
  at: string,
  tally: Readonly<Record<string, unknown>>,
  settings: Settings,
  documents: number,
): void {
  const narrow = withoutLevels(settings);
  const narrower = record(`${at}.narrower`, tally.narrower);
  const of = (scope: string) => record(`${at}.narrower.${scope}`, narrower[scope]);
  // Documents of a topic follow one another, in an order that the file does not state.
  checkTally(`${at}.narrower.document`, of('document'), narrow, { documents, units: undefined });
  if (narrower.topic !== undefined)
    checkTally(`${at}.narrower.topic`, of('topic'), narrow, { documents, units: undefined });
  const spread = record(`${at}.spread`, tally.spread);
  for (const side of ['key', 'response']) {
    const counts = record(`${at}.spread.${side}`, spread[side]);
    for (const name of ['acrossDocuments', 'acrossTopics'])
      whole(`${at}.spread.${side}.${name}`, counts[name]);
  }
}

/** The counts without windows: present if and only if entities are cut into windows. */
function checkCut(at: string, value: unknown, settings: Settings, documents: number): void {
  if (settings.window === undefined) {
    if (value !== undefined) throw new CountsFault(at, value, 'nothing: settings have no window');
    return;
  }
  const cut = record(at, value);
  const singletons = record(`${at}.singletons`, cut.singletons);
  for (const side of ['key', 'response']) whole(`${at}.singletons.${side}`, singletons[side]);
  const uncut = { ...settings, window: undefined };
  checkTally(`${at}.whole`, record(`${at}.whole`, cut.whole), uncut, { documents, units: undefined });
}

/** The numbers of messages about matching. */
function checkMatching(at: string, value: unknown): void {
  const names = Object.keys(matchFacts);
  for (const [name, count] of Object.entries(record(at, value))) {
    if (!names.includes(name)) throw new CountsFault(`${at}.${name}`, count, `only ${names.join(', ')}`);
    whole(`${at}.${name}`, count);
  }
}

/** What the filter left out: present if and only if there is a filter and a document. */
function checkFiltered(at: string, value: unknown, { filter }: Settings): void {
  if (value === undefined) return;
  if (filter === undefined) throw new CountsFault(at, value, 'nothing: settings have no filter');
  const sides = record(at, value);
  for (const side of ['key', 'response'] as const) {
    const place = `${at}.${side}`;
    const found = record(place, sides[side]);
    const read = whole(`${place}.read`, found.read);
    const conditions = conditionsOf(filter, side).length;
    for (const name of ['known', 'met']) {
      const counts = list(`${place}.${name}`, found[name], whole);
      length(`${place}.${name}`, counts, conditions);
      const above = counts.findIndex((count) => count > read);
      if (above >= 0)
        throw new CountsFault(`${place}.${name}[${above}]`, counts[above], `at most ${read}, as in read`);
    }
    if (whole(`${place}.filtered`, found.filtered) > read)
      throw new CountsFault(`${place}.filtered`, found.filtered, `at most ${read}, as in read`);
    textList(`${place}.attributes`, found.attributes);
  }
}

const factNames = Object.keys(noFacts) as readonly (keyof Facts)[];

function checkFacts(place: string, value: unknown): Facts {
  const found = record(place, value);
  for (const name of factNames) whole(`${place}.${name}`, found[name]);
  const facts = found as unknown as Facts;
  const { documents, tokens, characters, mentions, entities, singletons } = facts;
  const limits: [keyof Facts, number, string][] = [
    ['entities', mentions, 'one mention for each'],
    ['singletons', entities, 'as many as there are entities'],
    ['crossing', mentions, 'as many as there are mentions'],
    ['tokens', documents === 0 ? 0 : tokens, 'none without a document'],
    ['characters', documents === 0 ? 0 : characters, 'none without a document'],
    ['mentions', documents === 0 ? 0 : mentions, 'none without a document'],
    ['mentions', entities === singletons ? singletons : mentions, 'those of the entities'],
  ];
  for (const [name, most, why] of limits) {
    if (facts[name] > most) throw new CountsFault(`${place}.${name}`, facts[name], `at most ${most}: ${why}`);
  }
  const least = 2 * entities - singletons;
  if (mentions < least)
    throw new CountsFault(
      `${place}.mentions`,
      mentions,
      `at least ${least}: two for each entity but the singletons`,
    );
  return facts;
}
