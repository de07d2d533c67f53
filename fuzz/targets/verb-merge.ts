import { existsSync, readFileSync } from 'node:fs';
import type { Random } from '../../test/support/mutate.ts';
import { pick } from '../draw.ts';
import { changedJson, JSON_VALUES } from '../json-values.ts';
import { ensureBounds, ensureValidOutcome, type Outcome, runVerb } from '../run-verb.ts';
import { conllPair } from '../seeds.ts';
import { type Case, ensure, ensureSame, type Target } from '../target.ts';

/** `corefeval merge` with unchanged and with modified counts. */
export const verbMerge: Target = {
  id: 'merge',
  writes: true,
  promise:
    'parts add up to the whole to the last bit; changed counts are refused, or have scores in their bounds',
  generate: (random) => ({
    files: renamed(conllPair(random), conllPair(random)),
    args: [
      pick(['micro', 'micro', 'macro'], random),
      ...(random(4) === 0 ? [] : Array.from({ length: 1 + random(2) }, () => edit(random))),
    ],
  }),
  async check({ files, args: [average, ...edits] }) {
    const options = ['--json', '--lenient', '--average', average ?? 'micro'];
    const parts: Record<string, Uint8Array> = {};
    for (const part of ['1', '2']) {
      const score = ['score', `key.${part}`, `response.${part}`, '--counts', 'counts', ...options];
      await runVerb({ files, args: score });
      if (!existsSync('counts')) return;
      parts[`${part}.json`] = new Uint8Array(readFileSync('counts'));
    }
    for (const change of edits) {
      const [part, at, value] = change.split(' ');
      parts[`${part}.json`] = changedJson(parts[`${part}.json`], Number(at), value);
    }
    const merge = ['merge', '1.json', '2.json', '--json'];
    const merged = await runVerb({ files: parts, args: merge });
    ensureValidOutcome(merged);
    if (merged.code === 0) ensureBounds(merged.stdout);
    if (edits.length === 0) await ensureWhole(files, options, merged);
  },
};

const edit = (random: Random): string => `${1 + random(2)} ${random(400)} ${pick(JSON_VALUES, random)}`;

/** Two pairs whose documents have different names. */
function renamed(...pairs: readonly ReturnType<typeof conllPair>[]): Record<string, Uint8Array> {
  const entries = pairs.flatMap((pair, i) =>
    Object.entries(pair).map(([name, bytes]): [string, Uint8Array] => {
      const latin = Buffer.from(bytes).toString('latin1');
      const unlike = latin.replaceAll('#begin document (', `#begin document (${i + 1}`);
      return [name.replace('conll', String(i + 1)), new Uint8Array(Buffer.from(unlike, 'latin1'))];
    }),
  );
  return Object.fromEntries(entries);
}

async function ensureWhole(files: Case['files'], options: readonly string[], merged: Outcome): Promise<void> {
  const join = (side: string) =>
    Buffer.concat(['1', '2'].map((part) => files[`${side}.${part}`] ?? Buffer.of()));
  // A part without its last end line, or with lines outside documents, is read differently in the middle of a file.
  const isWhole = (bytes: Uint8Array) =>
    /^#begin document[\s\S]*#end document[^\n]*\n$/.test(Buffer.from(bytes).toString('latin1'));
  if (!Object.values(files).every(isWhole)) return;
  const whole = await runVerb({
    files: { key: new Uint8Array(join('key')), response: new Uint8Array(join('response')) },
    args: ['score', 'key', 'response', ...options],
  });
  // The pairing of documents that are not paired by name depends on the other documents.
  if (whole.code !== 0 || /\[document\//.test(whole.stderr + merged.stderr)) return;
  ensure(merged.code === 0, 'parts of what can be scored can be merged', () => merged.stderr);
  ensureSame(scores(merged.stdout), scores(whole.stdout), 'parts add up to the whole');
}

const scores = (json: string) => JSON.parse(json).systems[0].scores;
