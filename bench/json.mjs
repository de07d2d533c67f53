// Reading JSON lines in one warm process, compared with a plain pass of JSON.parse over the same lines.
//
//   node bench/json.mjs       prints JSON: { megabytes, read, parse } with rates in MB of input for each second of processor time
import { jsonlines } from '../build/formats/jsonlines/jsonlines.js';
import { Random } from './random.mjs';
import { ratesOf } from './warm.mjs';

const DOCUMENTS = 400;
const WORDS = 2000;
const MENTIONS = 300;

/** A document of e2e-coref in the size of a chapter. */
function lineOf(number) {
  const random = new Random(number + 1);
  const words = Array.from({ length: WORDS }, () => 'abcdefghij'.slice(0, 1 + random.below(9)));
  const sentences = Array.from({ length: WORDS / 25 }, (_, i) => words.slice(25 * i, 25 * i + 25));
  const clusters = Array.from({ length: MENTIONS / 4 }, () =>
    Array.from({ length: 4 }, () => {
      const start = random.below(WORDS - 3);
      return [start, start + random.below(3)];
    }),
  );
  return JSON.stringify({ doc_key: `d${number}`, sentences, clusters });
}

const bytes = new TextEncoder().encode(
  Array.from({ length: DOCUMENTS }, (_, i) => `${lineOf(i)}\n`).join(''),
);
const file = { size: bytes.length, read: (start, end) => bytes.subarray(start, end) };

function read() {
  let mentions = 0;
  const { traits } = jsonlines.examine(file, {});
  for (const document of jsonlines.read({ name: 'f', bytes, traits }, () => {}, {}))
    mentions += document.mentions.length;
  return mentions;
}

function parse() {
  const decoder = new TextDecoder();
  let mentions = 0;
  for (let from = 0; from < bytes.length; ) {
    const feed = bytes.indexOf(10, from);
    for (const cluster of JSON.parse(decoder.decode(bytes.subarray(from, feed))).clusters)
      mentions += cluster.length;
    from = feed + 1;
  }
  return mentions;
}

const [readRate, parseRate] = ratesOf(bytes.length, read, parse);
process.stdout.write(
  `${JSON.stringify({ megabytes: bytes.length / 1e6, read: readRate, parse: parseRate })}\n`,
);
