/** A child of a constituent: a token with its tag, or a constituent. */
export interface Child {
  readonly label: string;
  readonly head: number;
  readonly headTag: string;
}

type Direction = 'left' | 'right';

const nominal = 'NN NNS NNP NNPS NP NAC EX $ CD QP PRP VBG JJ JJS JJR ADJP FW';

/**
 * The head rules of Collins (1999, appendix A) for the Penn Treebank: labels of children in the order in which they are looked for, and the end of
 * the constituent at which the search starts. NX, X and META were added by the Berkeley Coreference Analyser (docs/analyze.md).
 */
const rules: ReadonlyMap<string, readonly [Direction, readonly string[]]> = new Map(
  (
    [
      ['ADJP', 'right', 'NNS QP NN $ ADVP JJ VBN VBG ADJP JJR NP JJS DT FW RBR RBS SBAR RB'],
      ['ADVP', 'left', 'RB RBR RBS FW ADVP TO CD JJR JJ IN NP JJS NN'],
      ['CONJP', 'left', 'CC RB IN'],
      ['FRAG', 'left', ''],
      ['INTJ', 'right', ''],
      ['LST', 'left', 'LS :'],
      ['META', 'right', ''],
      ['NAC', 'right', nominal],
      ['NX', 'right', nominal],
      ['PP', 'left', 'IN TO VBG VBN RP FW'],
      ['PRN', 'right', ''],
      ['PRT', 'left', 'RP'],
      ['QP', 'right', '$ IN NNS NN JJ RB DT CD NCD QP JJR JJS'],
      ['RRC', 'left', 'VP NP ADVP ADJP PP'],
      ['S', 'right', 'TO IN VP S SBAR ADJP UCP NP'],
      ['SBAR', 'right', 'WHNP WHPP WHADVP WHADJP IN DT S SQ SINV SBAR FRAG'],
      ['SBARQ', 'right', 'SQ S SINV SBARQ FRAG'],
      ['SINV', 'right', 'VBZ VBD VBP VB MD VP S SINV ADJP NP'],
      ['SQ', 'right', 'VBZ VBD VBP VB MD VP SQ'],
      ['UCP', 'left', ''],
      ['VP', 'right', 'TO VBD VBN MD VBZ VB VBG VBP VP ADJP NN NNS NP'],
      ['WHADJP', 'right', 'CC WRB JJ ADJP'],
      ['WHADVP', 'left', 'CC WRB'],
      ['WHNP', 'right', 'WDT WP WP$ WHADJP WHPP WHNP'],
      ['WHPP', 'left', 'IN TO FW'],
      ['X', 'right', nominal],
    ] as const
  ).map(([label, direction, list]) => [label, [direction, list === '' ? [] : list.split(' ')]]),
);

/** For noun phrases: sets of labels, each searched in one pass. */
const nounPhrase: readonly (readonly [Direction, ReadonlySet<string>])[] = (
  [
    ['right', 'NN NNP NNPS NNS NX POS JJR'],
    ['left', 'NP NML'],
    ['right', '$ ADJP PRN'],
    ['right', 'CD'],
    ['right', 'JJ JJS RB QP'],
  ] as const
).map(([direction, list]) => [direction, new Set(list.split(' '))]);

/** The child that holds the head of a constituent; a child fits a label by its own label or by the tag of its head. */
export function headChild(label: string, children: readonly Child[]): Child {
  const last = children[children.length - 1];
  if (label === 'NP' || label === 'NML') {
    if (last.headTag === 'POS') return last;
    for (const [direction, labels] of nounPhrase) {
      const found = search(
        children,
        direction,
        (child) => labels.has(child.label) || labels.has(child.headTag),
      );
      if (found !== undefined) return found;
    }
    return last;
  }
  const rule = rules.get(label);
  if (rule === undefined) return last;
  const [direction, labels] = rule;
  for (const wanted of labels) {
    const found = search(children, direction, (child) => child.label === wanted || child.headTag === wanted);
    if (found !== undefined) return found;
  }
  return direction === 'left' ? children[0] : last;
}

/** The first child that fits, from the given end. */
const search = (
  children: readonly Child[],
  direction: Direction,
  fits: (child: Child) => boolean,
): Child | undefined => (direction === 'left' ? children.find(fits) : children.findLast(fits));
