import type { AlignedPair } from '../../core/aligned-pair.ts';
import { wordDifference } from '../../core/tokens.ts';
import { chooseColours } from './colours.ts';
import { compareSides } from './compare-sides.ts';
import { keyLabels, responseLabels } from './labels.ts';
import { type OrderedSide, orderSide } from './page-side.ts';
import { type PageText, pageText } from './page-text.ts';
import { GREY, type PageDocument, type PageResponse, type PageSide } from './page-types.ts';

/** Everything about a response but what depends on the other systems. */
type Response = Omit<PageResponse, 'colours' | 'labels'>;

/** What all systems share. */
interface Draft {
  readonly text: PageText;
  readonly key: OrderedSide['side'];
}

/** Takes the pairs of one system, in the order of the key. `isMissing`: the system has no such document. */
export type AddPair = (pair: AlignedPair, isMissing: boolean) => void;

/**
 * Collects the documents of a report while systems are scored one after the other. Nothing of a pair is kept but compact
 * columns, so the bytes of its words may be reused.
 */
export class PageBuilder {
  readonly #drafts: Draft[] = [];
  readonly #systems = new Map<string, Response[]>();

  /** Starts a system. */
  system(path: string): AddPair {
    const responses: Response[] = [];
    this.#systems.set(path, responses);
    return (pair, isMissing) => {
      const at = responses.length;
      const text = this.#drafts[at]?.text ?? pageText(pair.key);
      const key = orderSide(pair.key, text);
      this.#drafts[at] ??= { text, key: key.side };
      responses.push(responseOf(pair, text, key, isMissing));
    };
  }

  /** The documents with the responses of some systems, one document at a time. */
  *documents(paths: readonly string[]): Iterable<PageDocument> {
    for (const [at, draft] of this.#drafts.entries()) {
      yield withColours(
        draft,
        paths.flatMap((path) => this.#systems.get(path)?.[at] ?? []),
      );
    }
  }
}

function responseOf(pair: AlignedPair, text: PageText, key: OrderedSide, isMissing: boolean): Response {
  const { side, mentionAt, entityAt } = orderSide(pair.response, text);
  const { partners, shifted, keyMarks, responseMarks } = compareSides(pair);
  const toKey = (mention: number) => (mention < 0 ? -1 : key.mentionAt[mention]);
  return {
    ...side,
    isMissing,
    twins: moved(pair.twins, mentionAt, toKey),
    shifted: moved(shifted, mentionAt, toKey),
    partners: moved(partners, entityAt, (entity) => (entity < 0 ? -1 : key.entityAt[entity])),
    marks: moved(responseMarks, mentionAt),
    keyMarks: moved(keyMarks, key.mentionAt),
    difference: isMissing ? undefined : differenceOf(pair),
  };
}

/** Values in a new order: that of index i goes to `at[i]`. */
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
export function withColours({ text, key }: Draft, responses: readonly Response[]): PageDocument {
  const nodes = new Nodes(key, responses);
  const systems = responses.map(
    (response, s): PageResponse => ({
      ...response,
      labels: responseLabels(response.partners),
      colours: nodes.colours(nodes.ofSystems[s]),
    }),
  );
  return {
    ...text,
    key: { ...key, labels: keyLabels(key.ids), colours: nodes.colours(nodes.ofKey) },
    systems,
  };
}

/** A node is a key entity with its partners, or a response entity without a partner. */
class Nodes {
  readonly ofKey: Int32Array;
  readonly ofSystems: readonly Int32Array[];
  readonly #colours: Uint8Array;

  constructor(key: Pick<PageSide, 'starts' | 'entities' | 'sizes'>, responses: readonly Response[]) {
    this.ofKey = Int32Array.from(key.sizes.keys());
    let count = key.sizes.length;
    this.ofSystems = responses.map(({ partners }) =>
      partners.map((partner) => (partner < 0 ? count++ : partner)),
    );
    const largest = new Int32Array(count);
    const mentions: [start: number, node: number][] = [];
    const addSide = (
      side: Pick<PageSide, 'starts' | 'entities' | 'sizes'>,
      nodeOf: Int32Array,
      from: number,
    ) => {
      side.sizes.forEach((size, e) => {
        largest[nodeOf[e]] = Math.max(largest[nodeOf[e]], size);
      });
      side.entities.forEach((entity, m) => {
        if (nodeOf[entity] >= from) mentions.push([side.starts[m], nodeOf[entity]]);
      });
    };
    addSide(key, this.ofKey, 0);
    responses.forEach((response, s) => {
      addSide(response, this.ofSystems[s], key.sizes.length);
    });
    const drawn = mentions.filter(([, node]) => largest[node] > 1).sort((a, b) => a[0] - b[0]);
    this.#colours = chooseColours(
      count,
      drawn.map(([start]) => start),
      drawn.map(([, node]) => node),
    );
    largest.forEach((size, node) => {
      if (size === 1) this.#colours[node] = GREY;
    });
  }

  colours(nodeOf: Int32Array): Uint8Array {
    return Uint8Array.from(nodeOf, (node) => this.#colours[node]);
  }
}
