import { readFileSync } from 'node:fs';
import { readBrat } from '../../src/formats/brat/read.ts';
import { readTbf } from '../../src/formats/index.ts';
import { oneLine } from '../../src/formats/text-lines.ts';
import { textOf } from '../draw.ts';
import { runVerb } from '../run-verb.ts';
import { bratFile } from '../seeds.ts';
import { ensure, ensureSame, type Target } from '../target.ts';

/** The reader of brat files. */
export const bratReader: Target = {
  id: 'brat',
  promise: 'is read without a crash, and its annotations have the kind of their lines',
  generate: (random) => ({ files: { f: bratFile(random) }, args: [] }),
  check({ files: { f = new Uint8Array() } }) {
    const { textBounds, events, relations } = readBrat({ name: 'f', text: textOf(f) }, () => {});
    for (const { id, fragments } of textBounds) {
      ensure(id.startsWith('T') && fragments.length > 0, 'a text-bound annotation has fragments', () => id);
      ensure(
        fragments.every(([start, end]) => start <= end),
        'a fragment ends after its begin',
        () => id,
      );
    }
    for (const { id } of events) ensure(id.startsWith('E'), 'an event is an E line', () => id);
    for (const { id } of relations) ensure(id.startsWith('R'), 'a relation is an R line', () => id);
  },
};

/** Conversion from brat to tbf and back with the verbs. */
export const bratRoundTrip: Target = {
  id: 'brat-round-trip',
  writes: true,
  promise: 'events, realis and relations survive conversion to tbf, brat and tbf',
  generate: (random) => ({ files: { 'd.ann': bratFile(random) }, args: [] }),
  async check({ files }) {
    const fromBrat = ['nuggets', 'convert', 'd.ann', '--lenient', '--keep-same-span'];
    const first = await runVerb({ files, args: fromBrat });
    if (first.code !== 0 || !/\tE\d+\t/.test(first.stdout)) return;
    const tbf = readTbf({ name: 'd.tbf', text: first.stdout }, () => {});
    if (!tbf[0]?.mentions.every(({ id }) => /^E\d{1,15}$/.test(id))) return; // other ids are renumbered, which changes the order
    const toBrat = ['nuggets', 'convert', 'd.tbf', '--output-dir', 'out', '--lenient'];
    const back = await runVerb({ files: { 'd.tbf': new TextEncoder().encode(first.stdout) }, args: toBrat });
    if (back.code !== 0 || back.stderr !== '') return; // brat cannot represent everything, which was reported
    const ann = new Uint8Array(readFileSync('out/d.ann'));
    const second = await runVerb({ files: { 'd.ann': ann }, args: fromBrat });
    const again = readTbf({ name: 'd.tbf', text: second.stdout }, () => {});
    ensureSame(content(again), content(tbf), 'events survive the way to brat and back');
  },
};

const content = (documents: ReturnType<typeof readTbf>) =>
  documents.map(({ mentions, relations }) => ({
    mentions: mentions.map(({ id, span, text, type, realis }) => [
      id,
      span,
      oneLine(text),
      nameOf(type),
      realis,
    ]),
    relations: relations.map(({ name, args }) => `${nameOf(name)} ${args.join()}`).sort(),
  }));

/** White space and colons are separators in brat; in names they become `_`. */
const nameOf = (text: string): string => oneLine(text).replace(/[\s:]/g, '_');
