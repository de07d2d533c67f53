import { expect, it } from 'vitest';
import { project } from '../../../../src/evaluate/project/project.ts';
import { muc } from '../../../../src/formats/muc/muc.ts';
import type { Problem } from '../../../../src/problems/problem.ts';
import { readText } from '../../../support/read-text.ts';

const KEY =
  '<COREF ID="1">The firm</COREF> said <COREF ID="2" REF="1">it</COREF> grew ; <COREF ID="3" REF="1">it</COREF> .';

function projected(key: string, response: string) {
  const [one, two] = [key, response].map((text) => readText(muc, text).documents[0]);
  const problems: Problem[] = [];
  const document = project(one, two, (entry) => problems.push(entry));
  const spans = Array.from(document.mentions, ({ start, end }) => [start, end]);
  return { spans, outside: document.outside, problems, isBag: two.tags?.isBag };
}

it('a list of mentions without the running text is matched by ids', () => {
  const bag =
    '<COREF ID="3" REF="1">it</COREF>\n<COREF ID="1">The  firm</COREF>\n<COREF ID="X" REF="1">he</COREF>\n';
  const { spans, outside, problems, isBag } = projected(KEY, bag);
  expect([isBag, problems]).toEqual([true, []]);
  expect(spans.slice(0, 2)).toEqual([
    [24, 26],
    [0, 8],
  ]);
  expect([...(outside ?? [])].map(([, words]) => words)).toEqual(['he']);
});

it('the same id with other words does not fit, and too few that fit are an error', () => {
  const bag = '<COREF ID="1">it</COREF>\n<COREF ID="2" REF="1">The firm</COREF>\n<COREF ID="3">it</COREF>\n';
  const { problems } = projected(KEY, bag);
  expect(problems.map(({ code, severity, message }) => [code, severity, message])).toEqual([
    [
      'text/no-running-text',
      'error',
      'Document  of the response is a list of mentions without the text between them, and 1 of 3 mentions of the response have the id and the words of a mention of the key.',
    ],
  ]);
  expect(projected(bag, KEY).problems.map(({ message }) => message)[0]).toContain('of the key is a list');
});

it('a list is not one if there is text, or one mention alone', () => {
  expect(projected(KEY, KEY).isBag).toBe(false);
  expect(
    projected(KEY, '<COREF ID="1">The firm said <COREF ID="2" REF="1">it</COREF> grew</COREF>').isBag,
  ).toBe(false);
  const bag = '<COREF ID="a">x</COREF>\n<COREF ID="b">y</COREF>';
  expect(projected(bag, bag).spans).toEqual([
    [0, 1],
    [2, 3],
  ]);
});
