/** Instructive partitions. One word for each entity, one letter for each mention. */
import { type Board, type BoardEntities, formatEntities } from './board.ts';

export interface Preset {
  readonly name: string;
  readonly board: Board;
  /** What can be seen, and where it comes from. */
  readonly note: string;
  /** The sentence in which the mentions are, if they are words. */
  readonly sentence?: string;
}

export interface PresetGroup {
  readonly name: string;
  readonly presets: readonly Preset[];
}

/** A mention that is repeated is kept where it occurs first, as the reference scorer does. */
function partition(text: string): BoardEntities {
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

/** Mentions as in a text; entities are separated by bars. */
const entitiesOf = (text: string): BoardEntities =>
  text.split('|').map((entity) => entity.split(',').map((name) => name.trim()));

const SENTENCE_PRESET: Preset = {
  name: 'A sentence',
  board: {
    key: entitiesOf('Nora, her, she | the captain, he, Reyes, his | her map, it'),
    response: entitiesOf('Nora, she | her, the captain, he | Reyes, his | it, his coat'),
  },
  note: 'The response puts her with the captain, Reyes and his into an entity of their own, and his coat with it; her map is missing.',
  sentence: 'Nora lent the captain her map; he folded it while she watched, and Reyes kept his coat dry.',
};

const PAPER_PRESET = preset(
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

const BLANC_SOURCE = 'Recasens & Hovy (2010, section 2.2)';
const blanc = [
  preset('one entity, rightly', 'abc', 'abc', `One entity on both sides: BLANC is 100. ${BLANC_SOURCE}`),
  preset('one entity for singletons', 'a b c', 'abc', `No link is right: BLANC is 0. ${BLANC_SOURCE}`),
  preset(
    'one entity for several',
    'ab c',
    'abc',
    `The response has no non-coreference link, so that half is 0. ${BLANC_SOURCE}`,
  ),
  preset('singletons, rightly', 'a b c', 'a b c', `Singletons on both sides: BLANC is 100. ${BLANC_SOURCE}`),
  preset('singletons for one entity', 'abc', 'a b c', `No link is right: BLANC is 0. ${BLANC_SOURCE}`),
  preset(
    'singletons for several',
    'ab c',
    'a b c',
    `The response has no coreference link, so that half is 0. ${BLANC_SOURCE}`,
  ),
  preset(
    'no coreference link right',
    'ab cd',
    'ac bd',
    `The half of the coreference links is 0. ${BLANC_SOURCE}`,
  ),
  preset(
    'no other link right',
    'abc d',
    'abcd',
    `The half of the non-coreference links is 0. ${BLANC_SOURCE}`,
  ),
  preset(
    'key is one entity',
    'abc',
    'ab c',
    `Only coreference links exist in the key, and count. ${BLANC_SOURCE}`,
  ),
  preset(
    'key is singletons',
    'a b c',
    'ab c',
    `Only non-coreference links exist in the key, and count. ${BLANC_SOURCE}`,
  ),
  preset(
    'one link of many, missed',
    'ab c d e f g h',
    'a b c d e f g h',
    `The key has one coreference link and the response none: BLANC stays below 50. ${BLANC_SOURCE}`,
  ),
];

/** The criticism is that of the paper; the partition was made for this page, and the numbers are those that the page shows. */
const criticism = (name: string, key: string, response: string, what: string, shown: string): Preset =>
  preset(
    name,
    key,
    response,
    `${what} (Moosavi & Strube 2016, section 3). ${shown} The partitions are ours.`,
  );

const ALIKE_EFFECT = 'MUC treats all wrong links alike, whatever they join';
const IDENTIFICATION_EFFECT =
  'Mention identification effect: points for mentions that were found, without a right link';
const ALIGNMENT_EFFECT = 'CEAF ignores right links of entities that are not aligned';
const WEIGHT_EFFECT = 'CEAFe gives every entity the same weight, whatever its size';

/** Some criticisms need two presets to compare. */
const criticisms = [
  criticism(
    'MUC: two large entities joined',
    'abcde fghij k l',
    'abcdefghij k l',
    ALIKE_EFFECT,
    'One wrong link joins ten mentions: MUC is 94.12, as in the next example; LEA falls to 69.88.',
  ),
  criticism(
    'MUC: two single mentions joined',
    'abcde fghij k l',
    'abcde fghij kl',
    ALIKE_EFFECT,
    'One wrong link joins two mentions: MUC is 94.12, as in the example before; LEA is 83.33.',
  ),
  criticism(
    'MUC: singletons',
    'ab c d e',
    'ab c d',
    'MUC does not see singletons',
    'The singleton e is missing: MUC is 100.00; B³ and LEA are 88.89.',
  ),
  criticism(
    'B³: nothing resolved',
    'abcdefg',
    'a b c d e f g',
    IDENTIFICATION_EFFECT,
    'Precision of B³ is 100.00 and its F₁ 25.00; MUC and LEA are 0.',
  ),
  criticism(
    'CEAF: nothing resolved',
    'ab cd ef gh',
    'a b c d e f g h',
    IDENTIFICATION_EFFECT,
    'CEAFm is 50.00 and CEAFe 44.44; MUC and LEA are 0.',
  ),
  criticism(
    'BLANC: nothing resolved',
    'ab cd ef gh ij',
    'a b c d e f g h i j',
    IDENTIFICATION_EFFECT,
    'The many links between different entities alone give a BLANC of 47.06; MUC and LEA are 0.',
  ),
  criticism(
    'CEAF: right links without a partner',
    'abcd',
    'ab cd',
    ALIGNMENT_EFFECT,
    'c and d are correctly linked, but recall of CEAFm is 50.00, as in the next example; recall of LEA is 33.33.',
  ),
  criticism(
    'CEAF: the same without these links',
    'abcd',
    'ab c d',
    ALIGNMENT_EFFECT,
    'Recall of CEAFm is 50.00, as in the example before, which has one more right link; recall of LEA is 16.67.',
  ),
  criticism(
    'CEAFe: the small entity is lost',
    'abcdefgh ij',
    'abcdefgh',
    WEIGHT_EFFECT,
    'Two mentions of ten are lost: recall of CEAFe is 50.00, as in the next example; recall of LEA is 80.00.',
  ),
  criticism(
    'CEAFe: the large entity is lost',
    'abcdefgh ij',
    'ij',
    WEIGHT_EFFECT,
    'Eight mentions of ten are lost: recall of CEAFe is 50.00, as in the example before; recall of LEA is 20.00.',
  ),
];

export const presetGroups: readonly PresetGroup[] = [
  { name: 'Text', presets: [SENTENCE_PRESET] },
  { name: 'Papers', presets: [PAPER_PRESET] },
  { name: 'Boundary cases of BLANC', presets: blanc },
  { name: 'Criticisms by LEA', presets: criticisms },
  { name: 'Tests of the reference scorer', presets: suite },
];

export const firstPreset: Preset = SENTENCE_PRESET;

export const presets: readonly Preset[] = presetGroups.flatMap((group) => group.presets);

export const boardKey = ({ key, response }: Board): string =>
  `${formatEntities(key)} ${formatEntities(response)}`;

/** The preset with a board. Several have the same; the one that was chosen by name comes first. */
export function presetOf(board: Board, name = ''): Preset | undefined {
  const found = presets.filter((each) => boardKey(each.board) === boardKey(board));
  return found.find((each) => each.name === name) ?? found[0];
}

/** The sentence whose words are the mentions of a board; undefined if there is none. */
export function sentenceOf(board: Board): string | undefined {
  const names = new Set([...board.key.flat(), ...board.response.flat()]);
  return presets.find(({ sentence, board: own }) => {
    if (sentence === undefined) return false;
    const known = new Set([...own.key.flat(), ...own.response.flat()]);
    return [...names].every((name) => known.has(name));
  })?.sentence;
}
