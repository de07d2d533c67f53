import { describe, expect, it } from 'vitest';
import { plain } from '../../../../src/problems/render.ts';
import { textTable } from '../../../../src/report/table/text.ts';
import {
  corporaTable,
  latexWithTitle,
  markdownWithTitle,
  textWithTitle,
} from '../../../../src/report/table/titled.ts';

const titled = {
  title: 'A_B\n\u001b[1m',
  table: {
    head: ['Name', 'Value'],
    rows: [
      ['x-1', '-0.5'],
      ['y', '-'],
    ],
    align: ['left', 'right'] as const,
  },
};

describe('a table with a title', () => {
  it('is bold and visible above the table on a terminal, whose head is dim', () => {
    const paint = {
      ...plain,
      bold: (text: string) => `<b>${text}</b>`,
      dim: (text: string) => `<d>${text}</d>`,
    };
    expect(textWithTitle(titled, paint)).toBe(
      '<b>A_B\ufffd\ufffd[1m</b>\n<d>Name</d>  <d>Value</d>\nx-1    -0.5\ny         -',
    );
  });

  it('is a heading of one line without markup in Markdown', () => {
    expect(markdownWithTitle(titled)).toBe(
      '### A\\_B \ufffd\\[1m\n\n| Name | Value |\n|---|---:|\n| x-1 | -0.5 |\n| y | - |',
    );
  });

  it('is the caption in LaTeX, before the notes; numbers get minus signs, names do not', () => {
    const text = latexWithTitle({ ...titled, title: 'A_B' }, { label: 'x', notes: ['Note $x$.', 'Other.'] });
    expect(text).toContain('\n\\caption{A\\_B. Note $x$. Other.}\n');
    expect(text).toContain('\nx-1 & $-$0.5 \\\\\ny & - \\\\\n');
  });
});

const facts = { documents: 1, mentions: 12345, entities: 1, singletons: 0 };

it('has a row for each corpus, the first in place of a head, with nouns that agree', () => {
  const other = { documents: 0, mentions: 1, entities: 2, singletons: 1 };
  expect(
    corporaTable([
      { role: 'key', path: 'k.conll', facts },
      { role: 'response', path: '', facts: other },
    ]),
  ).toEqual({
    head: ['key', 'k.conll', '1 document', '12,345 mentions', '1 entity', '0 singletons'],
    rows: [['response', '', '0 documents', '1 mention', '2 entities', '1 singleton']],
    align: ['left', 'left', 'right', 'right', 'right', 'right'],
    names: 1,
    spare: [[5], [2], [4]],
  });
});

it('shortens paths instead of printing sizes without them', () => {
  const path = 'examples/a/folder/with/a/long/name/response.conll';
  const table = corporaTable([
    { role: 'key', path, facts },
    { role: 'response', path: path.replace('response', 'other'), facts },
  ]);
  const lines = textTable(table, { columns: 80 }).split('\n');
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(line).toMatch(/^(?:key|response) .*\.conll .* mention/);
});

it('has a head alone for one corpus', () => {
  expect(corporaTable([{ role: 'key', path: 'k', facts }]).rows).toEqual([]);
});
