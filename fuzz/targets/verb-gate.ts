import { existsSync, readFileSync } from 'node:fs';
import { pick } from '../draw.ts';
import { changedJson, JSON_VALUES } from '../json-values.ts';
import { ensureValidOutcome, runVerb } from '../run-verb.ts';
import { conllPair } from '../seeds.ts';
import { ensure, type Target } from '../target.ts';

/** `corefeval gate` with its own baseline, and with a modified one. */
export const verbGate: Target = {
  id: 'gate',
  writes: true,
  promise: 'a run equals its own baseline; a changed baseline is refused, or differs in nothing that counts',
  generate: (random) => ({
    files: conllPair(random),
    args: random(3) === 0 ? [] : [String(random(400)), pick(JSON_VALUES, random)],
  }),
  async check({ files, args: [at, value] }) {
    const gate = ['gate', 'key.conll', 'response.conll', '--baseline', 'b.json', '--lenient', '--json'];
    const updated = await runVerb({ files, args: [...gate, '--update'] });
    ensureValidOutcome(updated);
    if (!existsSync('b.json')) return;
    const written = new Uint8Array(readFileSync('b.json'));
    const baseline = at === undefined ? written : changedJson(written, Number(at), value as string);
    const outcome = await runVerb({ files: { ...files, 'b.json': baseline }, args: gate });
    ensureValidOutcome(outcome);
    if (at === undefined) ensure(outcome.code === 0, 'a run equals its own baseline', () => outcome.stderr);
    else ensure(outcome.code !== 3, 'an edited baseline is not compared', () => outcome.stdout);
  },
};
