// Inputs for which a careless method takes quadratic time, each at two sizes, in one warm process.
//
//   node bench/linear.mjs       prints JSON: { factor, inputs: [{ name, small, large }], tokenizer, utf8 }, times in ms
import { nearestPair } from '../build/analyze/nearest-pair.js';
import { toBytes } from '../build/compat/scorer-pl/bytes.js';
import { readCell } from '../build/compat/scorer-pl/cell.js';
import { SourceFile } from '../build/compat/scorer-pl/source-file.js';
import { clustersOf } from '../build/core/clusters.js';
import { CodePoints } from '../build/core/code-points.js';
import { Mentions } from '../build/core/mentions.js';
import { twinsOf } from '../build/core/same-spans.js';
import { commonWords } from '../build/evaluate/project/common-words.js';
import { readBrat } from '../build/formats/brat/read.js';
import { checkBratText } from '../build/formats/brat/text-check.js';
import { pairKeyOf } from '../build/formats/conll/header.js';
import { conll } from '../build/index.js';
import { withoutTags } from '../build/nuggets/convert/ere-to-brat.js';
import { tokenize } from '../build/tokenizer/index.js';
import { Random } from './random.mjs';
import { vocabulary } from './vocabulary.mjs';

/** How much larger the large input is. */
const FACTOR = 8;
const ROUNDS = 3;

/** Processor time of the best of a few runs: whatever else the machine does only adds to it. */
function best(run) {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const start = process.cpuUsage();
    best.sink = run();
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

const encoder = new TextEncoder();
const list = (length, make) => Array.from({ length }, (_, i) => make(i));
const ignore = () => {};
const readConll = (bytes) => [...conll.read({ name: 'f.conll', bytes }, ignore)];
const documentOf = (cells) =>
  `#begin document (d); part 000\n${cells.map((cell, i) => `w${i}\t${cell}\n`).join('')}#end document\n`;
const bytesOf = (cells) => encoder.encode(documentOf(cells));
/** Labels of 1,000 entities, with a byte that is not UTF-8 or with a letter. */
const labels = (length, byte) =>
  bytesOf(list(length, (i) => `(x\u007f${i % 1000})`)).map((c) => (c === 0x7f ? byte : c));

/** What is read, the smaller size, the input of a size, and how it is read. */
const conllInputs = [
  ['many openings', 20_000, (n) => bytesOf(Array(n).fill('(1'))],
  ['many entities', 20_000, (n) => bytesOf(list(n, (i) => `(${i}`))],
  ['many closings', 20_000, (n) => bytesOf(Array(n).fill('1)'))],
  ['a long cell', 50_000, (n) => bytesOf([Array(n).fill('(1)').join('|')])],
  ['a long cell of brackets', 200_000, (n) => bytesOf(['('.repeat(n)])],
  ['a long line of columns', 200_000, (n) => bytesOf(['a\t'.repeat(n)])],
  ['many tabs', 200_000, (n) => bytesOf(['\t'.repeat(n)])],
  [
    'long comments',
    100_000,
    (n) => encoder.encode(`${`#${' -'.repeat(n)}\n`.repeat(3)}${documentOf(['-'])}`),
  ],
  ['many headers', 20_000, (n) => encoder.encode('#begin document\n'.repeat(n))],
  ['labels in broken UTF-8', 50_000, (n) => labels(n, 0xe9)],
].map(([name, size, input]) => [`CoNLL: ${name}`, size, input, readConll]);

const cellInputs = [
  ['opening brackets', (n) => '('.repeat(n) + '(1'.repeat(n)],
  ['nested labels', (n) => `${'(1'.repeat(n)}(2)${'3)'.repeat(n)}`],
  ['digits', (n) => '1'.repeat(5 * n)],
  ['digits and closing brackets', (n) => `(${'1'.repeat(n)}x${'1)'.repeat(n)}`],
  ['discarded labels', (n) => '(1+1'.repeat(n) + ')'.repeat(n)],
].map(([name, field]) => [
  `scorer.pl, cell: ${name}`,
  100_000,
  (n) => toBytes(field(n)),
  (bytes) => readCell(bytes, 0, bytes.length),
]);

const pieces = [
  '<',
  '@',
  "'",
  'a',
  '“',
  'a,',
  '<!a',
  '<a b="',
  '+.',
  '&amp',
  "1,<a b='",
  'Inc. <x y="',
  '\ud83d',
];
const drain = (text) => {
  let count = 0;
  for (const _ of tokenize(text)) count++;
  return count;
};
const tokenizerInputs = pieces.map((piece) => [
  `tokenizer: ${JSON.stringify(piece)}`,
  200_000,
  (n) => piece.repeat(n / piece.length),
  drain,
]);

const otherInputs = [
  [
    'scorer.pl: documents without end lines',
    2_000,
    (n) => toBytes(list(n, (i) => `#begin document ${i}\nw\t-\n`).join('')),
    (bytes) => {
      const file = new SourceFile('f', () => bytes);
      for (const name of file.documents.keys()) file.last(name);
    },
  ],
  [
    'spans that hash alike',
    20_000,
    (n) => Mentions.of(list(n, (i) => ({ start: i << 12, end: (i << 12) + 1, entity: 0 }))),
    (mentions) => twinsOf({ mentions }, { mentions }),
  ],
  ['links in a chain', 20_000, (n) => list(n, (i) => [`${i}`, `${i + 1}`]), (links) => clustersOf(links)],
  [
    'texts without a common word',
    5_000,
    (n) => [0, n].map((from) => Int32Array.from({ length: n }, (_, i) => from + i)),
    ([a, b]) => commonWords(a, b),
  ],
  [
    'nearest of nested mentions',
    5_000,
    (n) => [0, n].map((more) => list(n, (i) => ({ start: i, end: 10 * n - i + more }))),
    ([a, b]) => nearestPair(a, b),
  ],
  [
    'tokenizer: nested spans in one token',
    20_000,
    (n) => ['a'.repeat(2 * n), list(n, (i) => ({ start: i, end: 2 * n - i }))],
    ([text, spans]) => [...tokenize(text, { spans })].length,
  ],
  ['ERE: tags that never end', 1_000_000, (n) => '<'.repeat(n), withoutTags],
  [
    'brat: spans that are all of the text',
    2_000,
    (n) => [list(n, (i) => `T${i}\tX 0 ${500 * n}\ta\n`).join(''), 'a '.repeat(250 * n)],
    ([ann, text]) =>
      checkBratText(
        readBrat({ name: 'a.ann', text: ann }, ignore),
        { file: 'a.ann', text, points: new CodePoints(text) },
        ignore,
      ),
  ],
  ...['()', 'x', '(a); part', '(a); part 0'].map((start) => [
    `header: ${start}, blanks, x`,
    20_000,
    (n) => `${start}${' '.repeat(n)}x`,
    (id) => pairKeyOf(id),
  ]),
];

const inputs = [...conllInputs, ...cellInputs, ...tokenizerInputs, ...otherInputs].map(
  ([name, size, make, run]) => {
    const [small, large] = [make(size), make(size * FACTOR)];
    run(small); // warm
    return { name, small: best(() => run(small)), large: best(() => run(large)) };
  },
);

/** Running text of made-up words: millions of characters a second. */
function tokenizerRate() {
  const [draw, random] = [vocabulary(1), new Random(1)];
  const text = list(1_000_000, () => draw(random))
    .join(' ')
    .replace(/ (?=[,.])/g, '');
  return text.length / best(() => drain(text)) / 1000;
}

const utf8 = [0xe9, 0x61].map((byte) => labels(100_000, byte)).map((bytes) => best(() => readConll(bytes)));

console.log(JSON.stringify({ factor: FACTOR, inputs, tokenizer: tokenizerRate(), utf8: utf8[0] / utf8[1] }));
