import { expect, it } from 'vitest';
import { problem } from '../../../../src/problems/problem.ts';
import { plain } from '../../../../src/problems/render.ts';
import { nuggetCheckJson, nuggetCheckText } from '../../../../src/report/nuggets/check.ts';

const checked = {
  name: 'a.tbf',
  documents: 1,
  mentions: 2,
  errors: 1,
  problems: [
    problem('file/missing', 'It is missing.', { file: 'a.tbf', expected: 'a file' }),
    problem('file/skipped', 'One is skipped.', { file: 'in' }),
  ],
  total: 5,
};

it('nuggetCheckText has the problems, and a line with their numbers', () => {
  expect(nuggetCheckText(checked, plain)).toBe(
    [
      'a.tbf: error[file/missing]: It is missing.',
      '  expected: a file',
      'in: warning[file/skipped]: One is skipped.',
      '… and 3 more',
      'a.tbf: 1 document, 2 mentions: 1 error, 4 warnings',
      '',
    ].join('\n'),
  );
  expect(nuggetCheckText({ ...checked, errors: 0, problems: [], total: 0 }, plain)).toBe(
    'a.tbf: 1 document, 2 mentions: 0 errors, 0 warnings\n',
  );
});

it('nuggetCheckText counts notes by themselves', () => {
  const note = { ...problem('file/skipped', 'A fact.'), severity: 'note' as const };
  const text = nuggetCheckText({ ...checked, errors: 0, problems: [note], total: 1 }, plain);
  expect(text).toContain(': 0 errors, 0 warnings, 1 note\n');
});

it('nuggetCheckJson has the same for programs', () => {
  expect(JSON.parse(nuggetCheckJson([checked]))).toMatchObject({
    schema: 'corefeval/nuggets-check/1',
    files: [
      {
        file: 'a.tbf',
        documents: 1,
        mentions: 2,
        errors: 1,
        problems: [
          { severity: 'error', code: 'file/missing', expected: 'a file' },
          { severity: 'warning', code: 'file/skipped' },
        ],
      },
    ],
  });
});
