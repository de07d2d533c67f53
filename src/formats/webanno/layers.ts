import { clip } from '../../problems/clip.ts';

/** Where the columns of coreference are, 0-based, after sentence-token, offsets and form. */
export type Layers =
  | {
      readonly kind: 'relation';
      /** The columns of the features of the spans. */
      readonly spans: readonly number[];
      readonly names: readonly string[];
      /** The column of the type of a relation (−1 if it has none) and of the other end. */
      readonly type: number;
      readonly target: number;
    }
  | { readonly kind: 'chain'; readonly links: number; readonly types: number };

const FIRST_LAYER_COLUMN = 3;

/** A layer of the header, with the column of its first feature. */
export interface Layer {
  readonly kind: 'SP' | 'RL' | 'CH';
  readonly name: string;
  readonly features: readonly string[];
  readonly column: number;
}

/** The layers that a header declares, in the order of their columns. */
export function headerLayers(header: readonly string[]): Layer[] {
  const layers: Layer[] = [];
  let column = FIRST_LAYER_COLUMN;
  for (const line of header) {
    const match = /^#T_(SP|RL|CH)=([^|]*)((?:\|.*)?)$/.exec(line);
    if (match === null) continue;
    const kind = match[1] as Layer['kind'];
    const features = match[3].split('|').slice(1);
    layers.push({ kind, name: match[2], features, column });
    column += widthOf({ kind, features });
  }
  return layers;
}

/** The number of columns of a layer. One of spans without features has a column, too. */
const widthOf = ({ kind, features }: Pick<Layer, 'kind' | 'features'>): number =>
  Math.max(features.length, kind === 'SP' ? 1 : 0);

/** The number of columns of a token line. */
export function columnCount(layers: readonly Layer[]): number {
  const last = layers.at(-1);
  return last === undefined ? FIRST_LAYER_COLUMN : last.column + widthOf(last);
}

/** The layer of coreference: the one that was asked for, or the first of chains, or the last of relations with "coref" in its name. Relations of syntax and others are not. */
export function layersOf(layers: readonly Layer[], asked?: string): Layers | undefined {
  const wanted = asked?.toLowerCase();
  const isWanted = ({ name }: Layer) =>
    name.toLowerCase() === wanted || shortName(name).toLowerCase() === wanted;
  const candidates = wanted === undefined ? layers : layers.filter(isWanted);
  for (const { kind, features, column } of candidates) {
    const links = features.indexOf('referenceRelation');
    const types = features.indexOf('referenceType');
    if (kind === 'CH' && links >= 0)
      return { kind: 'chain', links: column + links, types: types < 0 ? -1 : column + types };
  }
  const relation = candidates.findLast(
    ({ kind, name }) => kind === 'RL' && (wanted !== undefined || /coref/i.test(name)),
  );
  const end = relation?.features.findIndex((feature) => feature.startsWith('BT_')) ?? -1;
  if (relation === undefined || end < 0) return undefined;
  const base = layers.findLast(({ kind, name }) => kind === 'SP' && name === relation.features[end].slice(3));
  if (base === undefined) return undefined;
  const named = relation.features.indexOf('type');
  const type = named < 0 ? relation.features.findIndex((feature) => !feature.startsWith('BT_')) : named;
  return {
    kind: 'relation',
    spans: base.features.length === 0 ? [base.column] : base.features.map((_, i) => base.column + i),
    names: base.features,
    type: type < 0 ? -1 : relation.column + type,
    target: relation.column + end,
  };
}

/** The last part of the name of a layer, as annotation tools show it. */
const shortName = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

const KINDS = { SP: 'spans', RL: 'relations', CH: 'chains' } as const;

/** The layers of a file in words: `relations Dependency; spans POS, Lemma`. */
export function namedLayers(layers: readonly Layer[]): string {
  const groups = (['CH', 'RL', 'SP'] as const).flatMap((kind) => {
    const names = layers.filter((layer) => layer.kind === kind).map(({ name }) => clip(shortName(name)));
    return names.length === 0 ? [] : [`${KINDS[kind]} ${names.join(', ')}`];
  });
  return groups.length === 0 ? 'the file has no layers' : `the file has ${groups.join('; ')}`;
}

/** The values of a cell: `v1[id]|v2[id]`. A bar or bracket that belongs to a value is escaped by a backslash. */
export function cellValues(cell: string): { value: string; id: string }[] {
  if (cell === '_' || cell === '') return [];
  return splitEscaped(cell, '|').map((item) => {
    const match = /\[(\d+(?:_\d+)?)\]$/.exec(item);
    const isId = match !== null && !isEscaped(item, match.index);
    const value = (isId ? item.slice(0, match.index) : item).replace(/\\(.)/gs, '$1');
    return { value: value === '*' ? '' : value, id: isId ? match[1] : '' };
  });
}

/** Whether the sign at an index belongs to the value: two backslashes before it are a backslash of the value. */
function isEscaped(text: string, index: number): boolean {
  let start = index;
  while (start > 0 && text[start - 1] === '\\') start--;
  return (index - start) % 2 === 1;
}

export function splitEscaped(text: string, separator: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (let p = 0; p < text.length; p++) {
    if (text[p] === '\\') p++;
    else if (text[p] === separator) {
      pieces.push(text.slice(from, p));
      from = p + 1;
    }
  }
  return [...pieces, text.slice(from)];
}
