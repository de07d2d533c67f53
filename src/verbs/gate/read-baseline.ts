import { schemas } from '../../core/schemas.ts';
import type { FileSystem } from '../../corpus/shell.ts';
import { type Contradict, checkVector } from '../../evaluate/count-laws.ts';
import { type Settings, signature } from '../../evaluate/index.ts';
import { InputError, problem } from '../../problems/problem.ts';
import { version } from '../../version.ts';
import { checkHow } from '../counts/check-counts.ts';
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
} from '../counts/counts-values.ts';
import type { CountedDocuments, SavedFacts } from '../counts/differences.ts';
import { parseJson } from '../counts/parse-json.ts';
import { type BaselineCorpus, type BaselineKey, type BaselineSystem, totalOf } from './baseline.ts';

/** Reads a baseline. What `gate --update` of this version cannot have written is an error. */
export async function readBaseline(path: string, files: Pick<FileSystem, 'open'>): Promise<BaselineCorpus[]> {
  const value = parseJson(await files.open(path));
  if (value instanceof Error) throw invalid(path, `Not a baseline: ${value.message}.`);
  try {
    const file = record('the file', value);
    if (file.schema !== schemas.gate) throw new CountsFault('schema', file.schema, schemas.gate);
    if (text('version', file.version) !== version) throw otherVersion(path, file.version as string);
    return checkBaseline(file);
  } catch (error) {
    throw error instanceof CountsFault ? invalid(path, error.message, error.expected) : error;
  }
}

const invalid = (
  path: string,
  message: string,
  expected = `a file that "corefeval gate --update" wrote (schema ${schemas.gate})`,
): InputError =>
  new InputError([
    problem('gate/baseline', message, {
      file: path,
      expected,
      help: 'write it again with --update --force; a baseline must not be edited or merged line by line',
    }),
  ]);

/** Another version may count differently. */
const otherVersion = (path: string, found: string): InputError =>
  new InputError([
    problem(
      'gate/settings',
      `The baseline was written by version ${found}, and this is version ${version}.`,
      {
        file: path,
        expected: `a baseline of version ${version}`,
        help: `use corefeval ${found}, or write the baseline again with --update; CHANGELOG.md says whether scores changed`,
      },
    ),
  ]);

function checkBaseline(file: Readonly<Record<string, unknown>>): BaselineCorpus[] {
  if (file.datasets === undefined) return [checkCorpus('', undefined, file)];
  const corpora = Object.entries(record('datasets', file.datasets));
  if (corpora.length === 0) throw new CountsFault('datasets', file.datasets, 'at least one data set');
  return corpora.map(([name, value]) => {
    const place = `datasets[${JSON.stringify(name)}]`;
    return checkCorpus(`${place}.`, name, record(place, value));
  });
}

/** `at` precedes the names of fields in messages. */
function checkCorpus(
  at: string,
  dataset: string | undefined,
  corpus: Readonly<Record<string, unknown>>,
): BaselineCorpus {
  const { settings, extras } = checkHow(corpus);
  const { fields } = settings.vector;
  same(
    `${at}fields`,
    textList(`${at}fields`, corpus.fields),
    fields,
    'the fields of the metrics in settings',
  );
  const key = checkKey(`${at}key`, corpus.key);
  const stated = text(`${at}signature`, corpus.signature);
  const expected = `${signature(settings, undefined, extras)}|key:${key.fingerprint}`;
  if (stated !== expected) throw new CountsFault(`${at}signature`, stated, expected);
  const systems = Object.entries(record(`${at}systems`, corpus.systems)).map(([name, value]) => {
    const place = `${at}systems[${JSON.stringify(name)}]`;
    return [name, checkSystem(place, record(place, value), settings)] as const;
  });
  const [first, ...others] = systems;
  if (first === undefined) throw new CountsFault(`${at}systems`, corpus.systems, 'at least one system');
  for (const [name, { documents }] of others)
    same(
      `${at}systems[${JSON.stringify(name)}].documents`,
      documents.map(({ id }) => id),
      first[1].documents.map(({ id }) => id),
      'the documents of the first system',
    );
  const order =
    corpus.order === undefined
      ? undefined
      : checkOrder(`${at}order`, corpus.order, first[1].documents.length);
  return {
    dataset,
    settings: settings.spec,
    extras: corpus.extras as BaselineCorpus['extras'],
    signature: stated,
    key,
    ...(order === undefined ? {} : { order }),
    systems: new Map(systems),
  };
}

/** Every position once. */
function checkOrder(at: string, value: unknown, documents: number): number[] {
  const order = list(at, value, whole);
  length(at, order, documents);
  const places = new Set(order);
  const bad = order.findIndex((place) => place >= documents);
  if (bad >= 0) throw new CountsFault(`${at}[${bad}]`, order[bad], `less than ${documents}`);
  if (places.size < documents) throw new CountsFault(at, value, 'every position once');
  return order;
}

const SAVED_FACTS = [
  'documents',
  'tokens',
  'characters',
  'mentions',
  'entities',
  'singletons',
] as const satisfies readonly (keyof SavedFacts)[];

function checkKey(at: string, value: unknown): BaselineKey {
  const key = record(at, value);
  const fingerprint = text(`${at}.fingerprint`, key.fingerprint);
  if (!/^[0-9a-f]{16}$/.test(fingerprint))
    throw new CountsFault(`${at}.fingerprint`, fingerprint, '16 hexadecimal digits');
  return { fingerprint, ...checkFacts(at, key) };
}

function checkFacts(at: string, facts: Readonly<Record<string, unknown>>): SavedFacts {
  for (const name of SAVED_FACTS) whole(`${at}.${name}`, facts[name]);
  return facts as unknown as SavedFacts;
}

/** Checks the counts of each document, and that the stated scores are theirs. */
function checkSystem(
  at: string,
  system: Readonly<Record<string, unknown>>,
  settings: Settings,
): BaselineSystem {
  const { fields } = settings.vector;
  const contradict: Contradict = ({ place, value }, expected) => {
    throw new CountsFault(place(), value, expected);
  };
  const documents: CountedDocuments = list(`${at}.documents`, system.documents, (place, value) => {
    const { id, counts } = record(place, value);
    const vector = numberList(`${place}.counts`, counts);
    length(`${place}.counts`, vector, fields.length);
    checkVector(
      settings,
      vector,
      (i, field) => `${place}.counts[${i}] (${field})`,
      { corpus: false },
      contradict,
    );
    return { id: text(`${place}.id`, id), counts: vector };
  });
  const total = totalOf(documents, settings);
  const stated = record(`${at}.scores`, system.scores);
  for (const [id, score] of total.scores) {
    const [found, expected] = [JSON.stringify(stated[id]), JSON.stringify(score)];
    if (found !== expected)
      throw new CountsFault(
        `${at}.scores.${id}`,
        found,
        `${expected}, which follows from the counts of documents`,
      );
  }
  if (system.conll !== total.conll)
    throw new CountsFault(
      `${at}.conll`,
      system.conll,
      `${total.conll}, which follows from the counts of documents`,
    );
  const response = checkFacts(`${at}.response`, record(`${at}.response`, system.response));
  return { response, ...total, documents };
}
