/**
 * Reads and scores mutated CoNLL files: any content must end in problems or in scores. COREFEVAL_FUZZ=200000 runs more
 * cases.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { duplicatePolicies, evaluateCorpus, settingsOf } from '../../src/evaluate/index.ts';
import { bomLength } from '../../src/formats/bytes.ts';
import { conll } from '../../src/formats/index.ts';
import { headline, metrics } from '../../src/metrics/index.ts';
import { ProblemLog } from '../../src/problems/log.ts';
import { InputError } from '../../src/problems/problem.ts';
import { renderProblem } from '../../src/problems/render.ts';
import { bytesOf } from '../support/conll.ts';
import { mutate, randomOf } from '../support/mutate.ts';

const COUNT = Number(process.env.COREFEVAL_FUZZ ?? 5_000);

const example = (name: string) => readFileSync(new URL(`../../examples/${name}`, import.meta.url));

const SEEDS: readonly Uint8Array[] = [
  example('key.conll'),
  example('response.conll'),
  bytesOf(
    '\ufeff#begin document (a); part 000\r\na 0 0 x (1|(2)\r\na 0 1 y 1)\r\n\r\na 0 0 z (2)\r\n#end document\r\n',
  ),
  bytesOf(
    '# begin document\n1\tA\t(place-1(x)\n2\tB\tplace-1)\n#end document\n# begin document\n1\tC\t(7)|(8)\n',
  ),
  bytesOf('#begin document(meta);\nm1\t(275)\nm2\t(275)\nm3\t\nm4\t(9)\n#end document\n'),
];

const settings = (Object.keys(duplicatePolicies) as (keyof typeof duplicatePolicies)[])
  .filter((policy) => policy !== 'error')
  .flatMap((duplicates) =>
    (['keep', 'drop'] as const).map((singletons) =>
      settingsOf({
        duplicates,
        singletons,
        // It requires equal mention sets, which most mutations destroy.
        metrics: metrics.map(({ id }) => id).filter((id) => id !== 'blanc_gold'),
      }),
    ),
  );

/** Reads and scores two files; returns whether there was a score. */
function run(key: Uint8Array, response: Uint8Array, variant: number): boolean {
  const log = new ProblemLog({ lenient: variant % 2 === 0 });
  const options = variant % 5 === 0 ? { corefColumn: (variant % 7) - 3 || 1 } : {};
  try {
    const [keys, responses] = [key, response].map((bytes) => {
      const documents = [...conll.read({ name: 'f', bytes }, log.report, options)];
      const window = { bytes: bytes.subarray(bomLength(bytes)), atLineStart: true, last: true };
      const [begun, read] = [conll.cutter.documentStarts(window).starts, documents].map((list) =>
        list.map(({ id }) => id).join('\n'),
      );
      if (begun !== read) throw new Error('the search for documents found others than the reader');
      return documents;
    });
    const result = evaluateCorpus(keys, responses, settings[variant % settings.length], log.report);
    log.throwIfErrors();
    for (const metric of metrics) {
      const { id } = metric;
      const score = result.scores.get(id);
      if (score === undefined) continue;
      for (const value of [score.recall, score.precision, headline(metric, score)]) {
        if (value === null) continue;
        const lowest = id === 'ari' ? Number.NEGATIVE_INFINITY : 0;
        if (!(value >= lowest && value <= 1 + 1e-9)) throw new Error(`${id} is ${value}`);
      }
    }
    return true;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    for (const problem of error.problems) {
      if (/[\x00-\x09\x0b-\x1f]/.test(renderProblem(problem)))
        throw new Error('a control character is shown');
    }
    return false;
  }
}

describe('mutated files', () => {
  it(`give problems or scores, and nothing else (${COUNT} of them)`, () => {
    const random = randomOf(20_140_622);
    let scored = 0;
    for (let i = 0; i < COUNT; i++) {
      const seed = SEEDS[random(SEEDS.length)];
      const other = random(4) === 0 ? SEEDS[random(SEEDS.length)] : seed;
      const [key, response] = [random(2) === 0 ? mutate(seed, random) : seed, mutate(other, random)];
      try {
        if (run(key, response, i)) scored++;
      } catch (error) {
        const files = [key, response].map((bytes) => JSON.stringify(Buffer.from(bytes).toString('latin1')));
        throw new Error(`Mutation ${i}: key ${files[0]}, response ${files[1]}`, { cause: error });
      }
    }
    // Both outcomes must be common for the test to be meaningful.
    expect(scored / COUNT).toBeGreaterThan(0.2);
    expect(scored / COUNT).toBeLessThan(0.95);
  }, 1_200_000);

  it('of noise give problems or nothing', () => {
    const random = randomOf(7);
    const [seed] = SEEDS;
    for (let i = 0; i < 500; i++) {
      const noise = Uint8Array.from({ length: random(2000) }, () => random(256));
      run(noise, seed, i);
      run(seed, noise, i);
    }
  });
});
