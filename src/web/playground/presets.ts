/** Partitions that are worth a look. One word for each entity, one letter for each mention. */
import { type Board, type Entities, formatEntities } from './board.ts';

export interface Preset {
  readonly name: string;
  readonly board: Board;
  /** What can be seen, and where it comes from. */
  readonly note: string;
}

export interface PresetGroup {
  readonly name: string;
  readonly presets: readonly Preset[];
}

/** A mention that is repeated is kept where it occurs first, as the reference scorer does. */
function partition(text: string): Entities {
  const seen = new Set<string>();
  const isNew = (letter: string) => !seen.has(letter) && seen.add(letter);
  return text
    .split(' ')
    .map((word) => [...word].filter(isNew))
    .filter(({ length }) => length > 0);
}

const preset = (name: string, key: string, response: string, note: string): Preset => ({
  name,
  board: { key: partition(key), response: partition(response) },
  note,
});

const PAPER = preset(
  'Pradhan et al. 2014',
  'abc defg',
  'ab cd fghi',
  'The example of Pradhan et al. (2014, section 4), which works every metric out on it.',
);

/** The key of a series, then its cases. */
const SUITE: readonly (readonly [key: string, cases: string])[] = [
  [
    'a bc def',
    `A1 a bc def|A2 a de|A3 a bcx defy z|A4 a bcx dy z|A5 a bcxB dy z|A6 a bcx dy Bz|A7 a bbcx dy z|A8 a bcx bz dy|A9 a bcx bbbbbbbbbbz dy|A10 a b c d e f|A11 abcdef|A12 a x y c d e z|A13 axycdez`,
  ],
  ['ab cde', 'B1 bcx de'],
  ['ab cde fg', 'C1 bcx de fg'],
  ['12345 67 89ABC', 'D1 12345 6789ABC|E1 1234589ABC 67'],
  ['ABCD', 'F1 AB CD'],
  ['AB CD', 'G1 ABCD'],
  ['ABCD', 'H1 ABCD|I1 AB CD'],
  ['ABC', 'J1 AC'],
  ['BCDEGHJ', 'K1 ABC DEF GHI'],
  ['ABC DEFG', 'L1 AB CD FGH'],
  ['abcdef', 'M1 abcdef|M2 a b c d e f|M3 ab cde f|M4 abcxyz|M5 a b c x y z|M6 ab cxy z'],
  ['a b c d e f', 'N1 a b c d e f|N2 abcdef|N3 ab cde f|N4 a b c x y z|N5 abcxyz|N6 ab cxy z'],
];

const suite = SUITE.flatMap(([key, cases]) =>
  cases.split('|').map((text) => {
    const [name, ...words] = text.split(' ');
    const repeats = /^A[789]$/.test(name)
      ? ' The response repeats a mention; the first occurrence counts.'
      : '';
    return preset(name, key, words.join(' '), `Case ${name} of the reference scorer's tests.${repeats}`);
  }),
);

const BLANC = 'Recasens & Hovy (2010, section 2.2)';
const blanc = [
  preset('one entity, rightly', 'abc', 'abc', `One entity on both sides: BLANC is 100. ${BLANC}`),
  preset('one entity for singletons', 'a b c', 'abc', `No link is right: BLANC is 0. ${BLANC}`),
  preset(
    'one entity for several',
    'ab c',
    'abc',
    `The response has no non-coreference link, so that half is 0. ${BLANC}`,
  ),
  preset('singletons, rightly', 'a b c', 'a b c', `Singletons on both sides: BLANC is 100. ${BLANC}`),
  preset('singletons for one entity', 'abc', 'a b c', `No link is right: BLANC is 0. ${BLANC}`),
  preset(
    'singletons for several',
    'ab c',
    'a b c',
    `The response has no coreference link, so that half is 0. ${BLANC}`,
  ),
  preset('no coreference link right', 'ab cd', 'ac bd', `The half of the coreference links is 0. ${BLANC}`),
  preset('no other link right', 'abc d', 'abcd', `The half of the non-coreference links is 0. ${BLANC}`),
  preset('key is one entity', 'abc', 'ab c', `Only coreference links exist in the key, and count. ${BLANC}`),
  preset(
    'key is singletons',
    'a b c',
    'ab c',
    `Only non-coreference links exist in the key, and count. ${BLANC}`,
  ),
  preset(
    'one link of many, missed',
    'ab c d e f g h',
    'a b c d e f g h',
    `The key has one coreference link and the response none: BLANC stays below 50. ${BLANC}`,
  ),
];

const LEA = 'A criticism of Moosavi & Strube (2016, section 3)';
/** The criticisms are those of the paper; the partitions are made to show them. Some need two presets to compare. */
const criticisms = [
  preset(
    'MUC: two large entities joined',
    'abcde fghij k l',
    'abcdefghij k l',
    `One wrong link, whatever it joins: MUC is the same in the next preset, where two single mentions are joined. ${LEA}`,
  ),
  preset(
    'MUC: two single mentions joined',
    'abcde fghij k l',
    'abcde fghij kl',
    `MUC is the same as in the preset before, where ten mentions were joined; LEA is not. ${LEA}`,
  ),
  preset(
    'MUC: singletons',
    'ab c d e',
    'ab cde',
    `MUC counts links, so it sees what is joined wrongly, but gives nothing for a singleton that is right. ${LEA}`,
  ),
  preset(
    'B³: nothing resolved',
    'abcdefg',
    'a b c d e f g',
    `No link is right, but every mention was found: precision of B³ is 100, LEA is 0 (mention identification effect). ${LEA}`,
  ),
  preset(
    'CEAF: right links without a partner',
    'abcd',
    'ab cd',
    `Each key entity has one partner: c and d are rightly linked, but CEAFm recall is the same as in the next preset. ${LEA}`,
  ),
  preset(
    'CEAF: the same without these links',
    'abcd',
    'ab c d',
    `CEAFm recall is the same as in the preset before, which has one more right link; LEA recall is lower. ${LEA}`,
  ),
  preset(
    'CEAFe: the small entity is lost',
    'abcdefgh ij',
    'abcdefgh',
    `CEAFe gives every entity the same weight: its score is the same as in the next preset. ${LEA}`,
  ),
  preset(
    'CEAFe: the large entity is lost',
    'abcdefgh ij',
    'ij',
    `CEAFe is the same as in the preset before, though eight mentions are lost instead of two. ${LEA}`,
  ),
  preset(
    'BLANC: nothing resolved',
    'ab cd ef gh ij',
    'a b c d e f g h i j',
    `No coreference link is right; the many non-coreference links alone keep BLANC near 50, LEA is 0. ${LEA}`,
  ),
];

export const presetGroups: readonly PresetGroup[] = [
  { name: 'Papers', presets: [PAPER] },
  { name: 'Boundary cases of BLANC', presets: blanc },
  { name: 'Criticisms by LEA', presets: criticisms },
  { name: 'Tests of the reference scorer', presets: suite },
];

export const firstPreset: Preset = PAPER;

export const presets: readonly Preset[] = presetGroups.flatMap((group) => group.presets);

const keyOf = ({ key, response }: Board): string => `${formatEntities(key)} ${formatEntities(response)}`;

/** The preset with a board. Several have the same; the one that was chosen by name comes first. */
export function presetOf(board: Board, name = ''): Preset | undefined {
  const found = presets.filter((each) => keyOf(each.board) === keyOf(board));
  return found.find((each) => each.name === name) ?? found[0];
}
