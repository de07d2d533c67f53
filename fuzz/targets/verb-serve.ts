import { MemoryStore } from '../../src/corpus/index.ts';
import { answerLine } from '../../src/serve/answer.ts';
import { methods } from '../../src/serve/methods.ts';
import type { ServeShell } from '../../src/serve/shell.ts';
import { memoryShell } from '../../test/support/memory-shell.ts';
import { encode, type Random } from '../../test/support/mutate.ts';
import { pick, spoil, textOf } from '../draw.ts';
import { ensure, ensureSame, type Target } from '../target.ts';

const DOCUMENT = '#begin document (d); part 000\nd\t0\t0\tIt\t(1)\nd\t0\t1\tit\t(1)\n#end document\n';

const shell: ServeShell = {
  files: memoryShell({ 'k.conll': DOCUMENT }, MemoryStore).files,
  page: () => ({ html: '<!doctype html>\n', overview: () => '' }),
  runtime: 'fuzz',
  checkPage: async () => {},
  writePage: () => {},
};

/** Values that a client may send in the place of any other. */
const VALUES = [
  'null',
  'true',
  '-1',
  '0',
  '1e999',
  '9007199254740993',
  '0.1',
  '""',
  '"-"',
  '"\\ud800"',
  '"__proto__"',
  '"k.conll"',
  '[]',
  '[[]]',
  '{}',
  '{"__proto__":{}}',
  '[[0,1],[0,1]]',
  '{"path":"k.conll"}',
  '{"text":""}',
  '{"documents":[{"entities":[["a","b"],["c"]]}]}',
  `${'['.repeat(3000)}${']'.repeat(3000)}`,
];

const corpora = ['{"path":"k.conll"}', `{"text":${JSON.stringify(DOCUMENT)}}`, VALUES[19]];
const pair = '{"key":[["a","b"],["c"]],"response":[["a"],[[0,1],2]]}';

function paramsOf(method: string, random: Random): string {
  const corpus = () => pick(corpora, random);
  const named = () => `[{"name":"a","corpus":${corpus()}},{"name":"b","corpus":${corpus()}}]`;
  const few = '"options":{"metrics":["muc","bcub"]}';
  if (method === 'hello') return '{"protocol":1,"client":"fuzz"}';
  if (method === 'count' || method === 'score') return `{"documents":[${pair}],"counts":[],${few}}`;
  if (method === 'explain') return `{"key":${corpus()},"response":${corpus()},${few}}`;
  if (method === 'check') return `{"corpora":[${corpus()}],"key":${corpus()}}`;
  if (method === 'agree') return `{"annotators":${named()},"options":{"resamples":5}}`;
  if (method === 'read') return `{"source":${corpus()}}`;
  if (method === 'convert') return `{"source":${corpus()},"to":"jsonlines"}`;
  if (method === 'compare')
    return `{"key":${corpus()},"systems":${named()},"options":{"resamples":5,"exchanges":5}}`;
  return `{"key":${corpus()},"systems":${named()},${few}}`;
}

/** A request with some values replaced. */
function message(random: Random): string {
  const method = pick([...methods.keys()], random);
  const id = pick(['1', '"a"', '-0', '1.5', ...VALUES], random);
  let line = `{"jsonrpc":"2.0","id":${id},"method":"${method}","params":${paramsOf(method, random)}}`;
  for (let times = random(4); times > 0; times--) line = withValue(line, random);
  return line;
}

function withValue(line: string, random: Random): string {
  const places = [...line.matchAll(/(?<=[:[,])(?:-?\d[\d.e+-]*|"(?:[^"\\]|\\.)*"(?!:)|\[\]|\{\})/g)];
  const place = places[random(Math.max(1, places.length))];
  if (place === undefined) return line;
  return line.slice(0, place.index) + pick(VALUES, random) + line.slice(place.index + place[0].length);
}

const CODES = [1, 2, 70, -32700, -32600, -32601];

const isFailure = ({
  code,
  message,
  data,
}: {
  code: number;
  message: unknown;
  data: { kind: unknown };
}): boolean => CODES.includes(code) && typeof message === 'string' && typeof data.kind === 'string';

/** `corefeval serve`: requests with hostile values, and spoilt lines. */
export const verbServe: Target = {
  id: 'serve',
  promise: 'every line has one valid answer on one line, the same each time, and never a bug',
  generate: (random) => {
    const line = encode(message(random));
    return { files: { line: random(4) === 0 ? spoil(line, random) : line }, args: [] };
  },
  async check({ files: { line } }) {
    const text = textOf(line).replace(/[\r\n]/g, ' ');
    const answer = await answerLine(text, shell);
    ensure(!answer.includes('\n'), 'an answer is one line');
    const { jsonrpc, id, result, error } = JSON.parse(answer);
    ensure(jsonrpc === '2.0' && id !== undefined, 'an answer is one of JSON-RPC', () => answer.slice(0, 500));
    ensure((result === undefined) !== (error === undefined), 'an answer is a result or an error');
    ensure(error === undefined || isFailure(error), 'an error is valid', () => answer.slice(0, 500));
    ensure(error?.code !== 70, 'no message is a bug', () => answer.slice(0, 500));
    ensureSame(await answerLine(text, shell), answer, 'a method is a pure function');
  },
};
