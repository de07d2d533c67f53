import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bratText } from '../test/support/brat-arbitraries.ts';
import { conllText, wellFormedConll } from '../test/support/conll-arbitraries.ts';
import { encode, type Random } from '../test/support/mutate.ts';
import { tbfCorpus, tbfText } from '../test/support/tbf-arbitraries.ts';
import { bitsOf, draw, pick, spoil, spoilText } from './draw.ts';

/** npm scripts and tests run in the root of the repository. */
export const ROOT = process.cwd();

export const example = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(join(ROOT, 'examples', name)));

/** CoNLL files of all known kinds. */
const CONLL: readonly Uint8Array[] = [
  example('key.conll'),
  example('response.conll'),
  encode(
    '\ufeff#begin document (a); part 000\r\na 0 0 x (1|(2)\r\na 0 1 y 1)\r\n\r\na 0 0 z (2)\r\n#end document\r\n',
  ),
  encode(
    '# begin document\n1\tA\t(place-1(x)\n2\tB\tplace-1)\n#end document\n# begin document\n1\tC\t(7)|(8)\n',
  ),
  encode('#begin document(meta);\nm1\t(275)\nm2\t(275)\nm3\t\nm4\t(9)\n#end document\n'),
];

/** A CoNLL file: one of `CONLL`, or one to three generated documents with different names. */
export function conllFile(random: Random): Uint8Array {
  if (random(2) === 0) return pick(CONLL, random);
  const documents = Array.from({ length: 1 + random(3) }, (_, i) => {
    const text = draw(random(3) === 0 ? conllText : wellFormedConll, random);
    return text.replace(/(?<=document \()[^)]*/, pick([`d${i}`, `d${i}`, 'd/1', 'nameless 1', ''], random));
  });
  return encode(documents.join(''));
}

/** Key and response, usually of one corpus, mutated or not. */
export function conllPair(random: Random): Record<'key.conll' | 'response.conll', Uint8Array> {
  const key = conllFile(random);
  const response = random(4) === 0 ? conllFile(random) : key;
  return {
    'key.conll': random(2) === 0 ? key : spoil(key, random),
    'response.conll': spoil(response, random),
  };
}

const GOLD = example('nuggets/gold.tbf');
const SYSTEM = example('nuggets/system.tbf');
const TBF_BITS = bitsOf(
  '#BeginOfDocument d0\n',
  '#EndOfDocument\n',
  '\n#BeginOfDocument\n',
  '@Coreference\tR1\tE0,E1\n',
  '@',

  '@After\tR1\tE0,E1\n',
  '@After\tR2\tE1,E0\n',
  '@Subevent\tR3\tE0,E2\n',
  '0,5',
  '3,1',
  '0,5;2,9',
  ';',
  ',',
  's\td0\tE9\t0,4\tx\tT\tActual\n',
  's\td0\tE0\t-5,3\t\tT\tA\t1\n',
  '#',
  '\x1b]0;x\x07',
);

export function tbfFile(random: Random): Uint8Array {
  if (random(4) === 0) return pick([GOLD, SYSTEM], random);
  const text = tbfText(draw(tbfCorpus, random));
  const relation = pick(['', '', '@After\tA1\tE0,E1\n', '@Subevent\tS1\tE1,E0\n@After\tA2\tE0,E2\n'], random);
  return encode(text.replaceAll('#EndOfDocument', `${relation}#EndOfDocument`));
}

export const spoilTbf = (file: Uint8Array, random: Random): Uint8Array => spoilText(file, random, TBF_BITS);

export function tbfPair(random: Random): Record<'gold.tbf' | 'system.tbf', Uint8Array> {
  const gold = tbfFile(random);
  const system = random(3) === 0 ? gold : tbfFile(random);
  return {
    'gold.tbf': random(2) === 0 ? gold : spoilTbf(gold, random),
    'system.tbf': spoilTbf(system, random),
  };
}

/** The text of the examples, with its manual annotation. */
export const STORY = example('nuggets/story.txt');
const STORY_ANN = example('nuggets/story.ann');
const STORY_ERE = example('nuggets/story.rich_ere.xml');

const BRAT_BITS = bitsOf(
  'T1\tLife 0 4\tx\n',
  'E1\tLife:T1\n',
  'R1\tCoreference Arg1:E1 Arg2:E4\n',
  'A1\tRealis E1 Actual\n',
  ';',
  '0 5;7 9',
  '5 0',
  '#1\tAnnotatorNotes T1\tx\n',
  '*\tEquiv T1 T2\n',
  'M1\tNegation E1\n',
  ':',
);

export function bratFile(random: Random): Uint8Array {
  return spoilText(random(3) === 0 ? STORY_ANN : draw(bratText, random), random, BRAT_BITS);
}

const ERE_BITS = bitsOf(
  '<',
  '>',
  '</',
  '/>',
  '<hopper id="h-1">',
  '</hopper>',
  '<event_mention id="x">',
  '&amp;',
  '&x;',
  '&#0;',

  '<!DOCTYPE a [<!ENTITY b "c">]>',
  '<!-- ',
  '-->',
  '<![CDATA[',
  ']]>',
  '<?x ?>',
  'offset="99"',
  'length="0"',
);

export const ereFile = (random: Random): Uint8Array => spoilText(STORY_ERE, random, ERE_BITS);

const TABLE_BITS = bitsOf('t1\tx\t0\t1\n', 'token_id\ttoken\tbegin\tend\n', '\t\t', 't1');

/** The token table of a text of words and blanks, with inclusive or exclusive ends and perhaps a header. */
export function tokenTable(random: Random): Uint8Array {
  let start = 0;
  const last = random(2);
  const rows = Array.from({ length: random(12) }, (_, i) => {
    const word = pick(['a', 'the', 'attack', 'é', '😀', 'x-y'], random);
    const row = `t${i}\t${word}\t${start}\t${start + word.length - last}`;
    start += word.length + 1;
    return row;
  });
  const header = random(3) === 0 ? 'token_id\ttoken\tbegin\tend\n' : '';
  return spoilText(`${header}${rows.join('\n')}\n`, random, TABLE_BITS);
}

/** A type list, one type per line, in a known encoding. */
export function typeListFile(random: Random): Uint8Array {
  const list = pick(
    ['Conflict_Attack\nLife_Die\n', 'conflict.attack\r\n', '\ufeffLife_Die\n', 'Foo\n', '\n'],
    random,
  );
  if (random(8) === 0) return new Uint8Array(Buffer.from(list, 'utf16le'));
  return spoil(list, random);
}
