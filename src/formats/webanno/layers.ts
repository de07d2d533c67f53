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

/** Finds the layers in the header of a file: a chain layer, or a relation layer with the spans that it connects. */
export function layersOf(header: readonly string[]): Layers | undefined {
  let column = FIRST_LAYER_COLUMN;
  const spans = new Map<string, { columns: number[]; names: string[] }>();
  let relation: { type: number; target: number; base: string } | undefined;
  for (const line of header) {
    const match = /^#T_(SP|RL|CH)=([^|]*)((?:\|.*)?)$/.exec(line);
    if (match === null) continue;
    const [, kind, name, rest] = match;
    const features = rest.split('|').slice(1);
    const at = (feature: number) => (feature < 0 ? -1 : column + feature);
    if (kind === 'CH') {
      const links = features.indexOf('referenceRelation');
      const types = features.indexOf('referenceType');
      if (links >= 0) return { kind: 'chain', links: at(links), types: at(types) };
    } else if (kind === 'SP') {
      // A layer without features has a column, too.
      const columns = features.length === 0 ? [column] : features.map((_, i) => at(i));
      spans.set(name, { columns, names: features });
    } else {
      const end = features.findIndex((feature) => feature.startsWith('BT_'));
      const isCoreference = relation === undefined || /coref/i.test(name);
      if (end >= 0 && isCoreference)
        relation = { type: at(features.indexOf('type')), target: at(end), base: features[end].slice(3) };
    }
    column += Math.max(features.length, kind === 'SP' ? 1 : 0);
  }
  if (relation === undefined) return undefined;
  const base = spans.get(relation.base);
  if (base === undefined) return undefined;
  return {
    kind: 'relation',
    spans: base.columns,
    names: base.names,
    type: relation.type,
    target: relation.target,
  };
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
