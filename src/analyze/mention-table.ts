import type { AlignedPair } from '../core/aligned-pair.ts';
import type { Document } from '../core/document.ts';
import type { Attributes } from '../core/mention-columns.ts';
import { rangeText } from '../core/mention-text.ts';
import type { PairLabels } from './labels/vote.ts';
import { entityChains, responseTwins, twinEntities } from './link-errors.ts';
import { keptLinks } from './slices.ts';

/** A value of a table; `null` is an empty cell. */
export type TableCell = string | number | null;

/** All mentions of a corpus: those of one row are the same mention on both sides. */
export interface MentionTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly TableCell[])[];
}

const FIXED_COLUMNS = [
  'system',
  'document',
  'start',
  'end',
  'response_start',
  'response_end',
  'words',
  'key_entity',
  'response_entity',
  'key_size',
  'response_size',
  'shared',
  'verdict',
  'mentions_r',
  'mentions_p',
  'muc_r',
  'muc_p',
  'bcub_r',
  'bcub_p',
  'lea_r',
  'lea_p',
] as const;

/** A mention of the key, of the response, or of both. */
interface MentionRow {
  readonly cells: readonly TableCell[];
  readonly attributes: Readonly<Record<'key' | 'response', Attributes | undefined>>;
  /** Values by the names of label columns. */
  readonly labels: ReadonlyMap<string, string | null>;
}

/** Collects the mentions of documents as rows. */
export class MentionRows {
  readonly #rows: MentionRow[] = [];
  /** Names of columns after the fixed ones, in the order in which they were met. */
  readonly #attributes = { key: new Set<string>(), response: new Set<string>() };
  readonly #labels = new Set<string>();

  /** Adds the mentions of a document, in the order of their places. */
  add(system: string, pair: AlignedPair, labels: PairLabels = new Map()): void {
    const { key, response, twins } = pair;
    const [ofKey, ofResponse] = [sideOf(pair, 'key'), sideOf(pair, 'response')];
    const text = textOf(key);
    const inverse = responseTwins(key.mentions.length, twins);
    const mentions = [
      ...Array.from(inverse, (r, k) => ({ k, r, start: key.mentions.starts[k], end: key.mentions.ends[k] })),
      ...Array.from(twins, (k, r) => ({
        k,
        r,
        start: response.mentions.starts[r],
        end: response.mentions.ends[r],
      })).filter(({ k }) => k < 0),
    ].sort((a, b) => a.start - b.start || a.end - b.end);
    for (const { k, r, start, end } of mentions) {
      const [ownKey, ownResponse] = [ofKey(k), ofResponse(r)];
      const [s, e] = r < 0 ? [start, end] : [response.mentions.starts[r], response.mentions.ends[r]];
      const isElsewhere = k >= 0 && (s !== start || e !== end);
      const attributes = {
        key: k < 0 ? undefined : key.mentions.at(k).attributes,
        response: r < 0 ? undefined : response.mentions.at(r).attributes,
      };
      for (const side of ['key', 'response'] as const)
        for (const name of attributes[side]?.keys() ?? []) this.#attributes[side].add(name);
      this.#rows.push({
        cells: [
          system,
          key.id,
          start,
          end,
          isElsewhere ? s : null,
          isElsewhere ? e : null,
          (k < 0 ? response.outside?.get(start) : undefined) ?? text(start, end) ?? null,
          ownKey?.entity ?? null,
          ownResponse?.entity ?? null,
          ownKey?.size ?? null,
          ownResponse?.size ?? null,
          ownKey && ownResponse ? ownKey.shared : null,
          verdictOf(ownKey, ownResponse),
          ...(['found', 'kept', 'purity', 'resolved'] as const).flatMap((share) => [
            ownKey?.[share] ?? null,
            ownResponse?.[share] ?? null,
          ]),
        ],
        attributes,
        labels: this.#labelsOf(labels, k, r, pair),
      });
    }
  }

  #labelsOf(labels: PairLabels, k: number, r: number, { key, response }: AlignedPair): MentionRow['labels'] {
    const values = new Map<string, string | null>();
    for (const [column, sides] of labels) {
      values.set(`label.${column}`, k < 0 ? sides.response.mentions[r] : sides.key.mentions[k]);
      values.set(`key_label.${column}`, k < 0 ? null : sides.key.entities[key.mentions.entities[k]]);
      values.set(
        `response_label.${column}`,
        r < 0 ? null : sides.response.entities[response.mentions.entities[r]],
      );
    }
    for (const name of values.keys()) this.#labels.add(name);
    return values;
  }

  /** Adds the rows of another system. */
  append(other: MentionRows): void {
    for (const row of other.#rows) this.#rows.push(row);
    for (const side of ['key', 'response'] as const)
      for (const name of other.#attributes[side]) this.#attributes[side].add(name);
    for (const name of other.#labels) this.#labels.add(name);
  }

  table(): MentionTable {
    const [ofKey, ofResponse] = [[...this.#attributes.key], [...this.#attributes.response]];
    const ofLabels = [...this.#labels];
    return {
      columns: [
        ...FIXED_COLUMNS,
        ...ofKey.map((name) => `key.${name}`),
        ...ofResponse.map((name) => `response.${name}`),
        ...ofLabels,
      ],
      rows: this.#rows.map(({ cells, attributes, labels }) => [
        ...cells,
        ...ofKey.map((name) => attributes.key?.get(name) ?? null),
        ...ofResponse.map((name) => attributes.response?.get(name) ?? null),
        ...ofLabels.map((name) => labels.get(name) ?? null),
      ]),
    };
  }
}

/** A mention as one side has it, with its share of the numerator of each metric. */
interface SideMention {
  readonly entity: string;
  readonly size: number;
  /** Mentions that its entity has in common with that of its twin; 0 without a twin. */
  readonly shared: number;
  readonly found: number;
  /** Of MUC: whether an earlier mention of its entity is in the same entity of the other side; `null` for the first mention. */
  readonly kept: number | null;
  /** Of B³ and of LEA. */
  readonly purity: number;
  readonly resolved: number;
}

/** The mentions of one side by index; undefined for −1. */
function sideOf(
  { key, response, twins, table }: AlignedPair,
  side: 'key' | 'response',
): (mention: number) => SideMention | undefined {
  const isKey = side === 'key';
  const { entities, mentions } = isKey ? key : response;
  const sizes = isKey ? table.keySizes : table.responseSizes;
  const otherSizes = isKey ? table.responseSizes : table.keySizes;
  const ownTwins = isKey ? responseTwins(key.mentions.length, twins) : twins;
  const others = twinEntities(mentions.length, ownTwins, (isKey ? response : key).mentions.entities);
  const kept = keptLinks(entityChains(isKey ? key : response), others);
  const cellName = (own: number, other: number) => own * otherSizes.length + other;
  const shared = new Map<number, number>();
  const { cells } = table;
  for (let c = 0; c < cells.length; c++) {
    const [own, other] = isKey ? [cells.key[c], cells.response[c]] : [cells.response[c], cells.key[c]];
    shared.set(cellName(own, other), cells.shared[c]);
  }
  return (mention) => {
    if (mention < 0) return undefined;
    const [own, other] = [mentions.entities[mention], others[mention]];
    const [size, n] = [sizes[own], other < 0 ? 0 : (shared.get(cellName(own, other)) ?? 0)];
    const isAlone = other >= 0 && otherSizes[other] === 1;
    return {
      entity: entities[own],
      size,
      shared: n,
      found: other < 0 ? 0 : 1,
      kept: kept[mention] < 0 ? null : kept[mention],
      purity: n / size,
      resolved: n === 0 ? 0 : size > 1 ? (n - 1) / (size - 1) : Number(isAlone),
    };
  };
}

function verdictOf(key: SideMention | undefined, response: SideMention | undefined): string {
  if (response === undefined) return 'missing';
  if (key === undefined) return 'spurious';
  const [isWholeKey, isWholeResponse] = [key.shared === key.size, response.shared === response.size];
  if (isWholeKey && isWholeResponse) return 'right';
  return isWholeResponse ? 'divided' : isWholeKey ? 'conflated' : 'mixed';
}

/** The words of a range of the key, where they are known. */
function textOf(key: Document): (start: number, end: number) => string | undefined {
  if (key.unit !== 'character' || key.text === undefined)
    return (start, end) => rangeText(key, start, end, Number.POSITIVE_INFINITY);
  const characters = [...key.text];
  return (start, end) => characters.slice(start, end).join('');
}
