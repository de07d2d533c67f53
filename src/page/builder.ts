import type { AlignedPair } from '../core/aligned-pair.ts';
import { wordDifference } from '../core/tokens.ts';
import type { Settings } from '../evaluate/index.ts';
import { type CostMetric, costMetricOf, PageAnalyzer } from './analysis.ts';
import { characterText, inWords } from './characters.ts';
import { chooseColours } from './colours.ts';
import { compareSides } from './compare-sides.ts';
import { factsOfSystems, type PageFacts, type SystemFacts, systemFacts } from './facts.ts';
import { keyLabels, responseLabels } from './names.ts';
import { type OrderedSide, orderSide } from './side.ts';
import { type PageText, pageText } from './text.ts';
import {
  GREY_COLOUR,
  MAX_PAGE_CHARACTERS,
  type PageCosts,
  type PageDocument,
  type PageResponse,
  type PageSide,
} from './types.ts';

/** A response without the parts that depend on other systems. */
type Response = Omit<PageResponse, 'colours' | 'labels'>;

/** What all systems share. */
interface Draft {
  readonly text: PageText;
  readonly key: OrderedSide['side'];
  /** Whether each character of the text is a token. */
  readonly isInCharacters: boolean;
}

/** A document while systems are scored. */
interface Kept {
  readonly tokens: number;
  readonly mentions: number;
  readonly entities: number;
  /** Absent where there was no room for it. */
  draft: Draft | undefined;
  /** Approximate number of bytes of the draft and the responses. */
  bytes: number;
  /** Mentions with an error so far. */
  errors: number;
}

interface KeptSystem {
  readonly facts: SystemFacts[];
  /** By document; absent where there was no room. */
  readonly responses: (Response | undefined)[];
  readonly analyzer: PageAnalyzer | undefined;
}

/** Takes the pairs of one system, in the order of the key. `isMissing`: the system has no such document. */
export type AddPair = (pair: AlignedPair, isMissing: boolean) => void;

/** Bytes in memory for each character that a page may have: more would not fit into the page when it is compressed. */
const BYTES_PER_CHARACTER = 8;

/** The share of the memory that is used after documents were dropped. */
const KEPT_MEMORY_SHARE = 0.75;

/**
 * Collects the documents of a report while systems are scored one after the other. Only compact columns of a pair
 * are kept, so the bytes of its words may be reused. If they would take more memory than a page of `most` characters can use,
 * documents with the fewest errors are dropped, except for the facts in the index.
 */
export class PageBuilder {
  readonly #most: number;
  readonly #settings: Settings | undefined;
  readonly #costs: CostMetric | undefined;
  readonly #documents: Kept[] = [];
  readonly #systems = new Map<string, KeptSystem>();
  #bytes = 0;

  /** Errors are analysed if the settings of the scores are given. */
  constructor(most = MAX_PAGE_CHARACTERS, settings?: Settings) {
    this.#most = most * BYTES_PER_CHARACTER;
    this.#settings = settings;
    this.#costs = settings && costMetricOf(settings);
  }

  /** Starts a system, or goes on with it: `first` is the position of its next document in the report. Later calls name it by the same `path`. */
  system(path: string, first = 0): AddPair {
    const system = this.#systems.get(path) ?? this.#newSystem();
    this.#systems.set(path, system);
    let next = first;
    return (pair, isMissing) => {
      const { analyzer } = system;
      const at = next++;
      const known = this.#documents[at]?.draft;
      const isInCharacters = pair.key.unit === 'character' && pair.key.text !== undefined;
      const text =
        known?.text ?? (isInCharacters ? characterText(pair.key.text ?? '', pair.key) : pageText(pair.key));
      const key = orderSide(pair.key, text);
      const response = responseOf(pair, text, key, isMissing, analyzer);
      this.#documents[at] ??= started({ text, key: key.side, isInCharacters });
      const facts = systemFacts(key.side, response);
      system.facts[at] = facts;
      this.#documents[at].errors += facts.marks.reduce((sum, count) => sum + count, 0);
      if (this.#documents[at].draft === undefined) return;
      system.responses[at] = response;
      this.#grow(
        at,
        responseBytes(response) +
          (known === undefined ? draftBytes({ text, key: key.side, isInCharacters }) : 0),
      );
    };
  }

  #newSystem(): KeptSystem {
    const analyzer = this.#settings && this.#costs && new PageAnalyzer(this.#costs, this.#settings.options);
    return { facts: [], responses: [], analyzer };
  }

  /** Adds to the memory of a document, and drops others where there is not enough. */
  #grow(at: number, bytes: number): void {
    this.#documents[at].bytes += bytes;
    this.#bytes += bytes;
    if (this.#bytes <= this.#most) return;
    const order = [...this.#documents.keys()]
      .filter((each) => this.#documents[each].draft !== undefined)
      .sort((a, b) => this.#documents[a].errors - this.#documents[b].errors || b - a);
    // Some more than needed, so that this is not repeated for every document.
    for (const each of order) {
      if (this.#bytes <= this.#most * KEPT_MEMORY_SHARE) break;
      const document = this.#documents[each];
      this.#bytes -= document.bytes;
      document.draft = undefined;
      for (const { responses } of this.#systems.values()) responses[each] = undefined;
    }
  }

  /** The costs of the errors of some systems; undefined if they were not analysed. */
  costs(paths: readonly string[]): PageCosts | undefined {
    if (this.#costs === undefined) return undefined;
    const systems = paths.flatMap((path) => this.#systems.get(path)?.analyzer?.result() ?? []);
    return { metric: this.#costs.id, systems };
  }

  /** The documents with the responses of some systems, one document at a time; of dropped ones, only the facts. */
  *documents(paths: readonly string[]): Iterable<PageDocument | PageFacts> {
    const systems = paths.flatMap((path) => this.#systems.get(path) ?? []);
    for (const [at, { draft, ...sizes }] of this.#documents.entries()) {
      if (draft === undefined) {
        yield factsOfSystems(
          sizes,
          systems.map(({ facts }) => facts[at]),
        );
        continue;
      }
      const document = withColours(
        draft,
        systems.flatMap(({ responses }) => responses[at] ?? []),
      );
      yield draft.isInCharacters ? inWords(document) : document;
    }
  }
}

const started = (draft: Draft): Kept => ({
  tokens: draft.text.length,
  mentions: draft.key.starts.length,
  entities: draft.key.ids.length,
  draft,
  bytes: 0,
  errors: 0,
});

/** Approximate number of bytes of the columns and names of a side. */
const sideBytes = ({ starts, ids, names }: Pick<PageSide, 'starts' | 'ids' | 'names'>): number =>
  12 * starts.length + ids.reduce((sum, id, entity) => sum + id.length + names[entity].length + 40, 0);

const draftBytes = ({ text, key }: Draft): number =>
  sideBytes(key) + text.text.length + 8 * text.tokenStarts.length;

const responseBytes = (response: Response): number =>
  sideBytes(response) +
  9 * response.marks.length +
  response.keyMarks.length +
  13 * (response.errors?.types.length ?? 0);

function responseOf(
  pair: AlignedPair,
  text: PageText,
  key: OrderedSide,
  isMissing: boolean,
  analyzer: PageAnalyzer | undefined,
): Response {
  const { side, mentionAt, entityAt } = orderSide(pair.response, text);
  const { partners, shifted, keyMarks, responseMarks } = compareSides(pair);
  const toKey = (mention: number) => (mention < 0 ? -1 : key.mentionAt[mention]);
  const errors = analyzer?.add(pair);
  return {
    ...side,
    isMissing,
    twins: moved(pair.twins, mentionAt, toKey),
    shifted: moved(shifted, mentionAt, toKey),
    partners: moved(partners, entityAt, (entity) => (entity < 0 ? -1 : key.entityAt[entity])),
    marks: moved(responseMarks, mentionAt),
    keyMarks: moved(keyMarks, key.mentionAt),
    ...(errors && {
      errors: {
        ...errors,
        key: errors.key.map(toKey),
        response: errors.response.map((mention) => (mention < 0 ? -1 : mentionAt[mention])),
      },
    }),
    difference: isMissing ? undefined : differenceOf(pair),
  };
}

/** Values in a new order: the value at index i moves to `at[i]`. */
function moved<A extends Int32Array | Uint8Array>(
  values: A,
  at: Int32Array,
  map = (value: number) => value,
): A {
  const result = values.slice() as A;
  for (let i = 0; i < values.length; i++) if (at[i] >= 0) result[at[i]] = map(values[i]);
  return result;
}

function differenceOf({ key, response }: AlignedPair): PageResponse['difference'] {
  if (key.tokens === undefined || response.tokens === undefined) return undefined;
  if (key.tokens.digest !== undefined && key.tokens.digest === response.tokens.digest) return undefined;
  const found = wordDifference(key.tokens, response.tokens);
  if (found === null) return undefined;
  return { token: found.first, key: key.tokens.at(found.first), response: response.tokens.at(found.first) };
}

/** Adds labels and colours, which depend on all systems: a link to a document shows the same ones everywhere. */
export function withColours(
  { text, key }: Omit<Draft, 'isInCharacters'>,
  responses: readonly Response[],
): PageDocument {
  const nodes = new Nodes(key, responses);
  const systems = responses.map(
    (response): PageResponse => ({
      ...response,
      labels: responseLabels(response.partners),
      colours: nodes.ofResponse(response),
    }),
  );
  return {
    ...text,
    key: { ...key, labels: keyLabels(key.ids), colours: nodes.ofKey },
    systems,
  };
}

/** A node is a key entity with its partners. A response entity without a partner is grey. */
class Nodes {
  readonly #colours: Uint8Array;

  constructor(key: Pick<PageSide, 'starts' | 'entities' | 'sizes'>, responses: readonly Response[]) {
    const largest = key.sizes.slice();
    for (const { partners, sizes } of responses)
      partners.forEach((partner, entity) => {
        if (partner >= 0) largest[partner] = Math.max(largest[partner], sizes[entity]);
      });
    const drawn = Array.from(key.entities.keys()).filter((mention) => largest[key.entities[mention]] > 1);
    this.#colours = chooseColours(
      key.sizes.length,
      drawn.map((mention) => key.starts[mention]),
      drawn.map((mention) => key.entities[mention]),
    );
    largest.forEach((size, node) => {
      if (size === 1) this.#colours[node] = GREY_COLOUR;
    });
  }

  get ofKey(): Uint8Array {
    return this.#colours;
  }

  ofResponse({ partners }: Response): Uint8Array {
    return Uint8Array.from(partners, (partner) => (partner < 0 ? GREY_COLOUR : this.#colours[partner]));
  }
}
