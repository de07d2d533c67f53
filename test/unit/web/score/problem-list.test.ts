import { expect, it } from 'vitest';
import { problem } from '../../../../src/problems/problem.ts';
import { ProblemList, placeText } from '../../../../src/web/score/problem-list.tsx';
import { markupOf, textOf } from '../../../support/markup.ts';

const damaged = (line: number) =>
  problem('file/damaged', 'It is <cut>.', {
    file: 'a/b.gz',
    line,
    column: 28,
    excerpt: 'x\x1b\u202ey',
    expected: 'more',
    help: 'look',
  });
const html = (...problems: ReturnType<typeof damaged>[]) => markupOf(ProblemList, { problems });

it('says where, what, expected and what to do', () => {
  const text = textOf(html(damaged(7)));
  expect(text).toContain('a/b.gz:7:28 error file/damaged It is <cut>.');
  expect(text).toContain('expectedmorewhat to dolook');
});

it('replaces control characters, and keeps marks of direction within their text', () => {
  expect(html(damaged(7))).toContain('<bdi>x\ufffd\u202ey</bdi>');
});

it('names the page of a code once', () => {
  expect(html(damaged(1), damaged(2)).match(/<dt>explained in<\/dt>/g)).toHaveLength(1);
});

it('lists errors alone where there are some, 20 at most', () => {
  const warned = { ...damaged(1), severity: 'warning' as const, message: 'Only a warning.' };
  expect(textOf(html(warned, damaged(2)))).not.toContain('Only a warning.');
  expect(textOf(html(warned))).toContain('Only a warning.');
  const many = html(...Array.from({ length: 23 }, (_, at) => damaged(at)));
  expect(many.match(/<li>/g)).toHaveLength(20);
  expect(textOf(many)).toContain('and 3 more');
});

it('has no column without a line, and nothing without a file', () => {
  const { line: _, ...rest } = damaged(7);
  expect([placeText(rest), placeText({ ...rest, file: undefined })]).toEqual(['a/b.gz', '']);
});
