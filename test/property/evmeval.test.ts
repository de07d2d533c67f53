import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runValidator } from '../../src/compat/evmeval/validator.ts';
import { anyCharacter } from '../support/any-character.ts';
import { evmevalDifferences, evmevalWorld, runEvmeval } from '../support/evmeval-numbers.ts';
import { scoreTexts } from '../support/nuggets.ts';
import { runs } from '../support/runs.ts';
import { tbfCorpus, tbfText } from '../support/tbf-arbitraries.ts';

describe('evmeval', () => {
  it('prints the numbers of nuggets score with profile evmeval-1.8', () =>
    fc.assert(
      fc.property(tbfCorpus, tbfCorpus, (g, s) => {
        expect(evmevalDifferences(tbfText(g), tbfText(s))).toEqual([]);
      }),
      { numRuns: runs(60) },
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
            fc.string({ unit: anyCharacter, maxLength: 30 }),
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
          expect([0, 1, 255]).toContain(runEvmeval(text, bytes, flags).exit);
          expect([0, 1, 255]).toContain(runEvmeval(bytes, text, flags).exit);
          const options = { system: 'system', tokenMode: false, tokenExtension: '.tab' };
          expect([0, 1, 255]).toContain(runValidator(options, evmevalWorld('', bytes)).exit);
        },
      ),
      { numRuns: runs(300) },
    ));
});

describe('the tbf reader and nuggets score', () => {
  it('survive anything when they are lenient', () =>
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: anyCharacter, maxLength: 40 }), { maxLength: 8 }),
        tbfCorpus,
        (junk, documents) => {
          const good = tbfText(documents);
          const { scores } = scoreTexts(
            good,
            `${junk.map((line) => line.replaceAll('#', '%')).join('\n')}\n${good}`,
            {},
            { lenient: true },
          );
          expect(scores.system.mentions).toBe(scores.gold.mentions);
        },
      ),
      { numRuns: runs(100) },
    ));
});
