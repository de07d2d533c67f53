import { describe, expect, it } from 'vitest';
import { checkNuggets, readTbf } from '../../../../src/nuggets/index.ts';
import { renderProblem } from '../../../../src/problems/render.ts';
import { collectProblems } from '../../../support/collect-problems.ts';
import { tbf } from '../../../support/nuggets.ts';

function check(text: string) {
  const { problems, report } = collectProblems();
  checkNuggets(
    { name: 'a.tbf', documents: readTbf({ name: 'a.tbf', text }, report) },
    { unit: 'auto' },
    report,
  );
  return problems.map((problem) => renderProblem(problem));
}

const line = (id: string, span: string, text: string) => `s\td\t${id}\t${span}\t${text}\tA_B\tActual\n`;
const document = (...lines: string[]) => `#BeginOfDocument d\n${lines.join('')}#EndOfDocument\n`;
const WORDS = [line('E1', '0,6', 'attack'), line('E2', '10,14', 'shot'), line('E3', '20,22', '-')];

/** Six mentions in text order, and After links between neighbours, the first `backward` of them from the later to the earlier. */
const chain = (backward: number) =>
  tbf(
    'd',
    ...[0, 1, 2, 3, 4, 5].map((i) => `E${i} ${i * 10},${i * 10 + 4}`),
    ...[0, 1, 2, 3, 4].map((i) => `@After R${i} ${i < backward ? `E${i + 1},E${i}` : `E${i},E${i + 1}`}`),
  );

describe('directions of links', () => {
  it('are shown by the first link of each kind as a sentence, with its line', () => {
    const shown = check(
      document(...WORDS, '@After\tR1\tE1,E2\n', '@After\tR2\tE2,E3\n', '@Subevent\tR3\tE1,E3\n'),
    );
    expect(shown).toHaveLength(2);
    expect(shown[0]).toContain(
      'a.tbf:5:1: note[nuggets/link-example]: This line says: "shot" (E2) happens after "attack" (E1).\n  5 | @After  R1  E1,E2\n',
    );
    expect(shown[0]).toContain('exchange the two mentions of every @After line');
    expect(shown[1]).toContain(
      'a.tbf:7:1: note[nuggets/link-example]: This line says: E3 is a part of "attack" (E1).',
    );
  });

  it('are not shown by an invalid link', () => {
    const found = check(document(...WORDS, '@After\tR1\tE1,E9\n', '@After\tR2\tE1\n', '@After\tR3\tE3,E2\n'));
    expect(found.filter((text) => text.includes('link-example'))).toEqual([
      expect.stringContaining(
        'a.tbf:7:1: note[nuggets/link-example]: This line says: "shot" (E2) happens after E3.',
      ),
    ]);
  });

  it.each([
    [5, true],
    [4, false],
    [0, false],
  ])('that lead back in the text, %i of 5, are a warning: %s', (backward, isWarning) => {
    const warnings = check(chain(backward)).filter((text) => text.includes('link-direction'));
    expect(warnings.length).toBe(isWarning ? 1 : 0);
    if (isWarning)
      expect(warnings[0]).toContain('5 of 5 @After links lead from a later to an earlier place of the text.');
  });
});
