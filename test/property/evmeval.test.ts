import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runScorer } from '../../src/compat/evmeval/scorer.ts';
import { scorerOptions } from '../../src/compat/evmeval/scorer-arguments.ts';
import type { ScorerOptions } from '../../src/compat/evmeval/scorer-options.ts';
import { runValidator } from '../../src/compat/evmeval/validator.ts';
import { evmeval18 } from '../../src/nuggets/index.ts';
import { scoreTexts, tbf } from '../support/nuggets.ts';

/** A mention with its cluster by number; 0 is none. */
interface Mention {
  readonly begin: number;
  readonly length: number;
  readonly type: string;
  readonly realis: string;
  readonly cluster: number;
}

const mention: fc.Arbitrary<Mention> = fc.record({
  begin: fc.nat(30),
  length: fc.integer({ min: 1, max: 6 }),
  type: fc.constantFrom('Life_Die', 'Conflict_Attack', 'NOT_ANNOTATED'),
  realis: fc.constantFrom('Actual', 'Other'),
  cluster: fc.nat(3),
});
const document = fc.array(mention, { maxLength: 8 });

function textOf(id: string, mentions: readonly Mention[]): string {
  const lines = mentions.map(
    ({ begin, length, type, realis }, i) => `E${i} ${begin},${begin + length} ${type} ${realis}`,
  );
  const clusters = [1, 2, 3].flatMap((number) => {
    const ids = mentions.flatMap(({ cluster }, i) => (cluster === number ? [`E${i}`] : []));
    return ids.length > 1 ? [`@Coreference R${number} ${ids.join()}`] : [];
  });
  return tbf(id, ...lines, ...clusters);
}

const corpus = fc.array(document, { minLength: 1, maxLength: 4 });
const corpusText = (documents: readonly (readonly Mention[])[]) =>
  documents.map((mentions, i) => textOf(`d${i}`, mentions)).join('');

const worldOf = (gold: string, system: string) => ({
  read: (path: string) => (path === 'gold' ? gold : path === 'system' ? system : undefined),
  isDirectory: () => false,
});

const run = (gold: string, system: string, flags: readonly string[] = []) =>
  runScorer(
    scorerOptions(['-g', 'gold', '-s', 'system', '-o', 'o', '-d', 'd', ...flags]) as ScorerOptions,
    worldOf(gold, system),
  );

describe('evmeval', () => {
  it('prints the numbers of nuggets score with profile evmeval-1.8', () =>
    fc.assert(
      fc.property(corpus, corpus, (g, s) => {
        const [gold, system] = [corpusText(g), corpusText(s)];
        const { files, exit } = run(gold, system, ['-c', 'c']);
        expect(exit).toBe(0);
        const report = files.get('o') ?? '';
        const { settings, coreference } = scoreTexts(
          gold,
          system,
          { profile: evmeval18, coreference: true },
          { lenient: true },
        ).scores;
        for (const [title, name] of [
          ['plain', 'span'],
          ['mention_type', 'type'],
          ['realis_status', 'realis'],
          ['mention_type+realis_status', 'type+realis'],
        ]) {
          const row = report
            .split('\n')
            .find((line) => line.trim().startsWith(`${title}\t`) && line.split('\t').length === 7);
          const { micro, macro } = settings.find((setting) => setting.name === name) ?? {};
          const values = [
            micro?.precision,
            micro?.recall,
            micro?.f1,
            macro?.precision,
            macro?.recall,
            macro?.f1,
          ];
          row
            ?.split('\t')
            .slice(1)
            .forEach((printed, i) => {
              const value = values[i];
              if (value === null || value === undefined) expect(printed).toBe('nan');
              else expect(Math.abs(Number(printed) - 100 * value)).toBeLessThan(0.00501);
            });
        }
        for (const metric of ['muc', 'bcub', 'ceafe', 'ceafm', 'blanc']) {
          const printed = new RegExp(`Metric : ${metric}\\tScore\\t([\\d.]+)`).exec(report)?.[1];
          const value = 100 * (coreference?.scores.get(metric)?.f1 ?? 0);
          expect(Math.abs(Number(printed) - value)).toBeLessThan(0.0101);
        }
      }),
      { numRuns: 60 },
    ));

  it('never crashes, whatever is in the files', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.constantFrom(
              '#BeginOfDocument d',
              '#EndOfDocument',
              '#BeginOfDocument',
              '@Coreference\tR\tE1,E2',
              '@After\tR\tE1,E2',
              '@After\tR\tE2,E1',
              '@Foo\tR\tx',
              '@',
              's\td\tE1\t0,4\tx\tT\tA',
              's\td\tE2\t0,4;2,9\tx\tT\tA',
              's\td\tE2\t-5,3\t\tT\tA\t1',
            ),
            fc.string({ unit: 'binary', maxLength: 30 }),
          ),
          { maxLength: 12 },
        ),
        fc.constantFrom(
          ['-c', 'c'],
          ['-a', 'a'],
          ['-c', 'c', '-ct', '0', '-m', '-2'],
          ['-t', 't', '-c', 'c'],
          [],
        ),
        (lines, flags) => {
          const bytes = lines.join('\n').replace(/[^\x00-\xff]/g, '?');
          const text = `#BeginOfDocument d\ns\td\tE1\t0,4\tx\tT\tA\n#EndOfDocument\n${bytes}`;
          expect([0, 1, 255]).toContain(run(text, bytes, flags).exit);
          expect([0, 1, 255]).toContain(run(bytes, text, flags).exit);
          const options = { system: 'system', tokenMode: false, tokenExtension: '.tab' };
          expect([0, 1, 255]).toContain(runValidator(options, worldOf('', bytes)).exit);
        },
      ),
      { numRuns: 300 },
    ));
});

describe('the tbf reader and nuggets score', () => {
  it('survive anything when they are lenient', () =>
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'binary', maxLength: 40 }), { maxLength: 8 }),
        corpus,
        (junk, documents) => {
          const good = corpusText(documents);
          const { scores } = scoreTexts(
            good,
            `${junk.map((line) => line.replaceAll('#', '%')).join('\n')}\n${good}`,
            {},
            { lenient: true },
          );
          expect(scores.system.mentions).toBe(scores.gold.mentions);
        },
      ),
      { numRuns: 100 },
    ));
});
