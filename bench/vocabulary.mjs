// Artificial words with Zipf-distributed frequencies, some of them not ASCII.
import { Random } from './random.mjs';

const WORDS = 4000;
/** Length of the table that words are drawn from, so that a token needs only one random number. */
const DRAWS = 1 << 16;
const onsets = [
  '',
  'b',
  'br',
  'c',
  'd',
  'f',
  'g',
  'h',
  'k',
  'l',
  'm',
  'n',
  'p',
  'r',
  's',
  'st',
  't',
  'tr',
  'v',
];
const nuclei = ['a', 'e', 'i', 'o', 'u', 'ai', 'ea', 'ou', 'é', 'ü', 'å'];
const codas = ['', '', 'n', 'r', 's', 't', 'l', 'nd', 'st'];

/** A function that draws a word. */
export function vocabulary(seed) {
  const random = new Random(seed);
  const pick = (list) => list[random.below(list.length)];
  const words = [',', '.', 'the', 'of', 'and', 'to'];
  while (words.length < WORDS) {
    const syllables = 1 + random.below(3);
    let word = '';
    for (let i = 0; i < syllables; i++) word += pick(onsets) + pick(nuclei) + pick(codas);
    words.push(random.chance(0.12) ? word[0].toUpperCase() + word.slice(1) : word);
  }
  const draws = Array.from({ length: DRAWS }, () => words[Math.floor(WORDS ** random.unit()) - 1]);
  return (source) => draws[source.below(DRAWS)];
}
