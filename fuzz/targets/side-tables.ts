import { isLabelTable, readLabelTable } from '../../src/analyze/labels/label-table.ts';
import { MemoryStore } from '../../src/corpus/shell.ts';
import { readTopicTable } from '../../src/corpus/topic-table.ts';
import { InputError } from '../../src/problems/problem.ts';
import type { Random } from '../../test/support/mutate.ts';
import { bitsOf, pick, spoil, textOf } from '../draw.ts';
import { ensure, ensureSame, type Target } from '../target.ts';

const DOCUMENTS = ['d1', '(d1); part 000', '1_1ecb.xml', 'a/b', ''];
const VALUES = ['PER', 'pronoun', '', '"a,b"', '12', 'Łódź', '=1+1'];
const BITS = bitsOf(
  'document\tstart\tend\tkind\n',
  'd1\t0\t1\tPER\n',
  '#',
  '"',
  '""',
  ',',
  'last',
  '\ufeff',
  '9'.repeat(20),
);

/** Tables of topics: a document, a TAB and its topic. */
export const topicTable: Target = {
  id: 'topic-table',
  promise: 'is read, or refused with the line; the fingerprint does not depend on the order of the rows',
  generate: (random) => {
    const rows = Array.from({ length: random(12) }, () =>
      pick([`${pick(DOCUMENTS, random)}\t${pick(VALUES, random)}`, '# note', ''], random),
    );
    return { files: { t: spoil(rows.join(pick(['\n', '\r\n'], random)), random, BITS) }, args: [] };
  },
  async check({ files: { t = new Uint8Array() } }) {
    const read = (bytes: Uint8Array) =>
      refusedOr(() => readTopicTable('t', { open: async () => new MemoryStore('t', bytes) }), 'topics/line');
    const table = await read(t);
    if (table === undefined) return;
    for (const { document, topic } of table.rows)
      ensure(document !== '' && topic.trim() === topic && topic !== '', 'rows have a document and a topic');
    const rows = table.rows.map(({ document, topic }) => `${document}\t${topic}`);
    const again = await read(new TextEncoder().encode(rows.toReversed().join('\n')));
    // A document whose name begins with # cannot stand at the start of a line.
    if (!rows.some((row) => row.startsWith('#') || row.startsWith('\ufeff') || row.includes('\r')))
      ensureSame(again?.fingerprint, table.fingerprint, 'the order of the rows changes no fingerprint');
  },
};

/** Tables of labels, between TABs or commas. */
export const labelTable: Target = {
  id: 'label-table',
  promise: 'is read, or refused with the lines; every row is a span of its own with a value for each column',
  generate: (random) => {
    const isComma = random(2) === 0;
    const separator = isComma ? ',' : '\t';
    const end = pick(['end', 'last'], random);
    const columns = Array.from({ length: 1 + random(3) }, (_, i) => `kind${i}`);
    const rows = Array.from({ length: random(10) }, () => rowOf(random, columns.length));
    const lines = [['document', 'start', end, ...columns], ...rows].map((cells) => cells.join(separator));
    return {
      files: { t: spoil(lines.join(pick(['\n', '\r\n'], random)), random, BITS) },
      args: [isComma ? 'labels.csv' : 'labels.tsv'],
    };
  },
  async check({ files: { t = new Uint8Array() }, args: [name = 'labels.tsv'] }) {
    const text = textOf(t);
    isLabelTable(text);
    const table = await refusedOr(async () => readLabelTable(name, text), 'labels/');
    if (table === undefined) return;
    const spans = table.rows.map(({ document, start, end }) => JSON.stringify([document, start, end]));
    ensure(new Set(spans).size === spans.length, 'every row is a span of its own');
    ensure(new Set(table.columns).size === table.columns.length, 'columns have different names');
    for (const { start, end, values } of table.rows) {
      ensure(
        start >= 0 && end > start && Number.isSafeInteger(end),
        'a span has a length',
        () => `${start} ${end}`,
      );
      ensure(values.length === table.columns.length, 'a row has a value for each column');
      ensure(!values.includes(''), 'an empty cell is no value');
    }
  },
};

function rowOf(random: Random, columns: number): string[] {
  const start = random(50);
  const values = Array.from({ length: columns }, () => pick(VALUES, random));
  return [pick(DOCUMENTS, random), String(start), String(start + random(5)), ...values];
}

/** What is read; `undefined` if it is refused with problems whose codes begin so, each with its line. */
async function refusedOr<T>(read: () => Promise<T>, code: string): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    for (const each of error.problems)
      ensure(
        each.code.startsWith(code) && each.line !== undefined,
        'a refusal names the line',
        () => each.message,
      );
    return undefined;
  }
}
