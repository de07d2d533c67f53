import { MemoryStore } from '../../src/corpus/index.ts';
import { formats } from '../../src/formats/index.ts';
import type { Score } from '../../src/metrics/index.ts';
import { InputError, UsageError } from '../../src/problems/problem.ts';
import { convertFiles } from '../../src/verbs/convert.ts';
import { scoreFiles } from '../../src/verbs/score.ts';
import { writableFormats } from '../../src/verbs/write-annotation.ts';
import { zipOf } from '../../test/support/archives.ts';
import { memoryShell } from '../../test/support/memory-shell.ts';
import { encode, type Random } from '../../test/support/mutate.ts';
import { pick, textOf } from '../draw.ts';
import { ensure, ensureSame, type Target } from '../target.ts';

const WORDS = [
  'Ann',
  'met',
  'Bob',
  'in',
  'the',
  'old',
  'town',
  ',',
  'she',
  'saw',
  'him',
  'again',
  'Łódź',
  '.',
];
const METRICS = ['mentions', 'muc', 'bcub', 'ceafm', 'ceafe', 'lea', 'blanc'];
/** A word that no key has. */
const INVENTED = 'zzyzx';

/** Formats whose responses may be rewritten texts: mentions are found in the text of the key. */
const REWRITTEN = ['markdown', 'm-tags', 'brackets', 'strings'].filter((id) =>
  formats.some((each) => each.id === id),
);

/** The same annotation in another format, in one file or in several, and with a mention that is not in the text. */
export const corpusLaws: Target = {
  id: 'corpus-laws',
  promise:
    'what convert writes in another format scores the same, a directory, an archive and one file score the same, and a mention that is not in the text never raises a score',
  generate: (random) => {
    const documents = Array.from({ length: 1 + random(3) }, (_, i) => ({
      id: `d${i}`,
      words: Array.from({ length: 2 + random(14) }, () => pick(WORDS, random)),
    }));
    const key = documents.map(({ id, words }) => conllDocument(id, words, spansOf(words.length, random)));
    const responses = documents.map(({ id, words }) => {
      const spans = spansOf(words.length, random);
      const at = random(words.length + 1);
      const more = [...words.slice(0, at), INVENTED, ...words.slice(at)];
      const moved = spans
        .map(({ start, end, entity }) => ({
          start: start < at ? start : start + 1,
          end: end <= at ? end : end + 1,
          entity,
        }))
        .concat({ start: at, end: at + 1, entity: random(ENTITIES + 1) });
      return [conllDocument(id, words, spans), conllDocument(id, more, moved)];
    });
    return {
      files: {
        'key.conll': encode(key.join('')),
        'response.conll': encode(responses.map(([plain]) => plain).join('')),
        'more.conll': encode(responses.map(([, more]) => more).join('')),
      },
      args: [pick(writableFormats, random).id, pick(REWRITTEN, random)],
    };
  },
  async check({ files, args: [format = 'conll', rewritten = 'markdown'] }) {
    const texts = Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, textOf(bytes)]));
    const expected = await scoresOf(texts, 'key.conll', 'response.conll');
    if (expected === undefined) return;
    for (const place of ['directory', 'archive', 'file'] as const) {
      const perDocument = place !== 'file';
      const sides = await Promise.all(
        ['key', 'response'].map((side) => converted(texts, side, format, perDocument)),
      );
      if (sides.some((side) => side === undefined)) continue;
      const all: Texts = Object.assign({}, ...sides);
      const [key, response] = perDocument
        ? ['key', 'response'].map((side) => (place === 'archive' ? `${side}.zip` : side))
        : Object.keys(all).filter(isMain(format));
      ensureSame(
        await scoresOf(all, key, response, format),
        expected,
        `${format} in a ${place} scores like conll`,
      );
    }
    await checkInvented(texts, rewritten);
  },
};

type Texts = Readonly<Record<string, string>>;
type Scores = readonly (readonly [metric: string, score: Score])[];

const ENTITIES = 3;

interface Marked {
  readonly start: number;
  readonly end: number;
  readonly entity: number;
}

/** Spans that occur once and do not cross. */
function spansOf(length: number, random: Random): Marked[] {
  const spans: Marked[] = [];
  for (let tries = random(7); tries > 0; tries--) {
    const start = random(length);
    const span = { start, end: Math.min(length, start + 1 + random(3)), entity: random(ENTITIES) };
    const isFree = spans.every(
      ({ start: a, end: b }) =>
        span.end <= a ||
        b <= span.start ||
        (a < span.start && span.end < b) ||
        (span.start < a && b < span.end),
    );
    if (isFree) spans.push(span);
  }
  return spans;
}

function conllDocument(id: string, words: readonly string[], spans: readonly Marked[]): string {
  const lines = words.map((word, i) => {
    const single = spans.filter(({ start, end }) => start === i && end === i + 1);
    const opened = spans.filter(({ start, end }) => start === i && end > i + 1);
    const closed = spans.filter(({ start, end }) => end === i + 1 && start < i);
    const cell = [
      ...opened.map(({ entity }) => `(${entity}`),
      ...single.map(({ entity }) => `(${entity})`),
      ...closed.map(({ entity }) => `${entity})`),
    ].join('|');
    return `${id}\t0\t${i}\t${word}\t${cell || '-'}\n`;
  });
  return `#begin document (${id}); part 000\n${lines.join('')}\n#end document\n`;
}

/** The scores of all metrics; undefined if the files cannot be scored. */
async function scoresOf(
  texts: Texts,
  key: string,
  response: string,
  keyFormat = 'conll',
  responseFormat = keyFormat,
): Promise<Scores | undefined> {
  const archives = [key, response].filter((path) => path.endsWith('.zip'));
  const shell = memoryShell(
    { ...texts, ...Object.fromEntries(archives.map((path) => [path, ''])) },
    MemoryStore,
  );
  const open = async (path: string) =>
    archives.includes(path) ? new MemoryStore(path, archiveOf(texts, path)) : shell.files.open(path);
  try {
    const { runs } = await scoreFiles(
      {
        key: { path: key, name: 'key' },
        responses: [{ path: response, name: 'response' }],
        keyFormat,
        responseFormat,
        settings: { metrics: METRICS },
      },
      { ...shell, files: { ...shell.files, open } },
    );
    return runs.length === 0 ? undefined : [...runs[0].result.scores];
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

/** An archive with the files of the directory of its name. */
const archiveOf = (texts: Texts, path: string): Uint8Array => {
  const folder = path.replace('.zip', '/');
  const names = Object.keys(texts).filter((name) => name.startsWith(folder));
  return zipOf(names.map((name) => ({ name: name.slice(folder.length), content: texts[name] })));
};

/** A side in another format: files below its name; undefined if it is not written, or not without a loss. */
async function converted(
  texts: Texts,
  side: string,
  to: string,
  perDocument: boolean,
  isHarmless: (code: string) => boolean = (code) => code === 'convert/file-name',
): Promise<Texts | undefined> {
  const request = { inputs: [`${side}.conll`], to, perDocument };
  const result = await convertFiles(request, memoryShell(texts, MemoryStore)).catch((error: unknown) => {
    if (error instanceof InputError || error instanceof UsageError) return undefined;
    throw error;
  });
  if (result === undefined || !result.problems.every(({ code }) => isHarmless(code))) return undefined;
  const { files, target } = result;
  const beside = target.companions[0]?.extension ?? '';
  return Object.fromEntries(
    files.flatMap(({ name, content, companion }) => {
      const path = perDocument ? `${side}/${name}` : `${side}${target.extension ?? `.${target.id}`}`;
      const stem = path.replace(/\.[^./]*$/, '');
      return [[path, content], ...(companion === undefined ? [] : [[`${stem}${beside}`, companion]])];
    }),
  );
}

const isMain = (id: string) => (path: string) =>
  path.endsWith(formats.find((each) => each.id === id)?.extension ?? `.${id}`);

/** Law: a mention that the text of the key does not have never raises a score. */
async function checkInvented(texts: Texts, format: string): Promise<void> {
  const sides = await Promise.all(
    ['response', 'more'].map((side) => converted(texts, side, format, true, () => true)),
  );
  if (sides.some((side) => side === undefined)) return;
  const all: Texts = Object.assign({ 'key.conll': texts['key.conll'] }, ...sides);
  const [before, after] = await Promise.all(
    ['response', 'more'].map((response) => scoresOf(all, 'key.conll', response, 'conll', format)),
  );
  if (before === undefined || after === undefined) return;
  before.forEach(([metric, score], i) => {
    const changed = after[i][1];
    for (const part of ['recall', 'precision', 'f1'] as const)
      ensure(
        (changed[part] ?? 0) <= (score[part] ?? 0) + 1e-12,
        `an invented mention does not raise ${part} of ${metric} (${format})`,
        () => `${score[part]} to ${changed[part]}`,
      );
  });
}
