import { UsageError } from '../problems/problem.ts';
import { DocumentError } from './failure.ts';
import { isObject, listOf, optionalText } from './parameters.ts';

/** A corpus as a list of documents, as it was sent. */
export interface DocumentList {
  /** Its parameter, for messages. */
  readonly parameter: string;
  readonly documents: readonly unknown[];
}

/** A mention: a name, a number, or a list of them. */
type SentMention = string | number | readonly (string | number)[];

interface SentDocument {
  readonly index: number;
  readonly id: string;
  /** Whether the id was sent; otherwise it is a number. */
  readonly isNamed: boolean;
  readonly entities: readonly (readonly SentMention[])[];
  readonly tokens: readonly string[] | undefined;
  /** The text, if positions are characters. */
  readonly text: string | undefined;
}

/** What the positions of a document count: words, which may be unknown, characters of a text, or nothing, so that each mention has a word of its own. */
type Positions =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'tokens'; readonly tokens: readonly string[] }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'names'; readonly numbers: ReadonlyMap<string, number> };

/**
 * The texts of corpora that were sent as lists, as JSON lines. Documents belong together by their ids, or by their order if they have none. A document
 * without words has those of the first corpus that has some; if none has, two mentions are the same if they are equal. Beside files (`isMixed`), numbers of mentions are
 * positions in them, and documents without ids have no names.
 */
export function documentLists<List extends DocumentList>(
  lists: readonly List[],
  isMixed = false,
): Map<List, string> {
  const read = lists.map((list) => ({ list, documents: list.documents.map(sentDocument) }));
  const byId = new Map<string, SentDocument[]>();
  for (const document of read.flatMap(({ documents }) => documents)) {
    const same = byId.get(document.id);
    if (same === undefined) byId.set(document.id, [document]);
    else same.push(document);
  }
  const positions = new Map(Array.from(byId, ([id, same]) => [id, positionsOf(same, isMixed)]));
  return new Map(
    read.map(({ list, documents }) => [
      list,
      documents
        .map(
          (document) =>
            `${lineOf(document, positions.get(document.id) as Positions, document.isNamed || !isMixed)}\n`,
        )
        .join(''),
    ]),
  );
}

const DOCUMENT_FIELDS = ['id', 'entities', 'tokens', 'unit', 'text', 'labels'];

function sentDocument(value: unknown, index: number): SentDocument {
  if (!isObject(value) || !('entities' in value))
    throw new DocumentError(
      index,
      new UsageError('Expected {"entities": …}, perhaps with "id", "tokens", "text".'),
    );
  const { id = String(index + 1), tokens, unit, text } = value;
  const name = typeof id === 'string' && id !== '' ? id : undefined;
  try {
    const unknown = Object.keys(value).find((field) => !DOCUMENT_FIELDS.includes(field));
    if (unknown !== undefined)
      throw new UsageError(
        `Unknown field ${JSON.stringify(unknown)}.`,
        `The fields are: ${DOCUMENT_FIELDS.join(', ')}.`,
      );
    if (name === undefined) throw new UsageError('Expected `id` to be a text that is not empty.');
    if (unit !== undefined && !['token', 'character', 'name'].includes(unit as string))
      throw new UsageError('Expected `unit` to be "token", "character" or "name".');
    return {
      index,
      id: name,
      isNamed: 'id' in value,
      entities: listOf('entities', value.entities).map((entity, e) =>
        listOf(`entities[${e}]`, entity).map(checkedMention),
      ),
      tokens: unit === 'character' || unit === 'name' || tokens === undefined ? undefined : words(tokens),
      text: unit === 'character' ? optionalText('text', text) : undefined,
    };
  } catch (error) {
    throw new DocumentError(name ?? index, error);
  }
}

function words(tokens: unknown): readonly string[] {
  const list = listOf('tokens', tokens);
  if (list.every((token) => typeof token === 'string')) return list as readonly string[];
  throw new UsageError('Expected `tokens` to be a list of texts.');
}

function checkedMention(mention: unknown): SentMention {
  const parts: readonly unknown[] = Array.isArray(mention) ? mention : [mention];
  const isPart = (part: unknown) =>
    typeof part === 'string' || (Number.isFinite(part) && (part as number) >= 0);
  if (parts.length > 0 && parts.every(isPart)) return mention as SentMention;
  const found = parts.find((part) => !isPart(part));
  throw new UsageError(
    'Expected a mention to be a text, a number that is not negative, or a list of them, ' +
      `got ${Array.isArray(found) ? 'a list' : typeof found === 'number' ? found : typeof found}.`,
  );
}

/** The words or the text of a document, if it has some. */
function ownPositions({ tokens, text }: SentDocument): Positions | undefined {
  if (tokens !== undefined) return { kind: 'tokens', tokens };
  return text === undefined ? undefined : { kind: 'text', text };
}

/** The positions of documents that belong together: those of the first that has words or a text. */
function positionsOf(documents: readonly SentDocument[], isMixed: boolean): Positions {
  for (const document of documents) {
    const own = ownPositions(document);
    if (own !== undefined) return own;
  }
  const mentions = documents.flatMap(({ entities }) => entities.flat());
  if (isMixed && mentions.every(isSpan)) return { kind: 'unknown' };
  const names = new Set(mentions.map((mention) => JSON.stringify(mention)));
  const ordered = [...names].every((name) => !name.includes('"')) ? inTextOrder(names) : [...names];
  return { kind: 'names', numbers: new Map(ordered.map((name, i) => [name, i])) };
}

/** Mentions that are numbers are positions: those that are earlier come first. */
function inTextOrder(names: ReadonlySet<string>): string[] {
  const keyed = Array.from(names, (name) => ({ name, places: [JSON.parse(name)].flat() as number[] }));
  const compare = (a: readonly number[], b: readonly number[]) => {
    for (let i = 0; i < a.length && i < b.length; i++) if (a[i] !== b[i]) return a[i] - b[i];
    return a.length - b.length;
  };
  return keyed.sort((a, b) => compare(a.places, b.places)).map(({ name }) => name);
}

/** A document as a line of the format `jsonlines`. The clusters come before the words, so that the format is detected by them. */
function lineOf(document: SentDocument, shared: Positions, isNamed: boolean): string {
  const { id, index, entities } = document;
  const own = ownPositions(document) ?? shared;
  const spanOf = (mention: SentMention): readonly [number, number] => {
    if (own.kind !== 'names') return span(mention);
    const number = own.numbers.get(JSON.stringify(mention)) as number;
    return [number, number];
  };
  try {
    const clusters = entities.map((entity) => entity.map(spanOf));
    const head = { ...(isNamed ? { id } : {}), ends: 'inclusive', clusters };
    if (own.kind === 'unknown') return JSON.stringify(head);
    if (own.kind === 'text') return JSON.stringify({ ...head, text: own.text });
    const tokens = own.kind === 'tokens' ? own.tokens : Array.from(own.numbers.keys(), wordOf);
    return JSON.stringify({ ...head, tokens });
  } catch (error) {
    throw new DocumentError(id || index, error);
  }
}

/** The word of a mention that has a name. A word is not empty. */
const wordOf = (name: string): string => (name.startsWith('"') ? JSON.parse(name) || name : name);

/** Whether a mention is `[start, end]`. */
const isSpan = (mention: SentMention): mention is readonly [number, number] =>
  Array.isArray(mention) &&
  mention.length === 2 &&
  mention.every(Number.isSafeInteger) &&
  (mention[0] as number) <= (mention[1] as number);

function span(mention: SentMention): readonly [number, number] {
  if (isSpan(mention)) return mention;
  const gaps = Array.isArray(mention) && mention.length > 2 && mention.length % 2 === 0;
  throw new UsageError(
    `Expected a mention of a document with words to be [start, end], both included, got ${JSON.stringify(mention)}.`,
    gaps
      ? 'Mentions with gaps are read from files: convert the documents to corefud, and name the path.'
      : undefined,
  );
}
