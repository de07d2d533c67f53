import { describe, expect, it } from 'vitest';
import type { Mention } from '../../../../src/core/document.ts';
import { Mentions } from '../../../../src/core/mentions.ts';
import { fieldsFor, fieldsOf } from '../../../../src/formats/corefud/fields.ts';
import { collectProblems } from '../../../support/collect-problems.ts';
import { documentWith } from '../../../support/documents.ts';

const plain: Mention = { start: 4, end: 8, entity: 0 };
const withAttributes = (...pairs: [string, string][]): Mention => ({ ...plain, attributes: new Map(pairs) });

function headerFor(...mentions: Mention[]) {
  const { report, shown } = collectProblems();
  const fields = fieldsFor(documentWith([], { mentions: Mentions.of(mentions) }), 'eid', report);
  return { fields, header: fields.header, shown: shown() };
}

describe('fieldsFor', () => {
  it('names the fields that mentions need, and a field for each other attribute', () => {
    expect(headerFor(plain).header).toBe('eid-etype-other');
    expect(headerFor({ ...plain, head: 5 }, plain).header).toBe('eid-etype-head-other');
    const mention = {
      ...withAttributes(['type', 'x'], ['infstat', 'new'], ['other', 'y'], ['__proto__', 'z']),
    };
    expect(headerFor({ ...mention, head: 4, minStart: 4, minEnd: 5 })).toMatchObject({
      header: 'eid-etype-head-minspan-infstat-__proto__-other',
      shown: '',
    });
  });

  it('reports names that have another meaning, or characters that separate fields', () => {
    expect(headerFor(withAttributes(['head', 'x'], ['a-b', 'y']))).toMatchObject({
      header: 'eid-etype-other',
      shown: `warning[corefud/inexpressible]: Attribute head cannot be a field of CorefUD.
  expected: a name of letters, digits and underscores
  help: the attribute is left out
warning[corefud/inexpressible]: Attribute a-b cannot be a field of CorefUD.
  expected: a name of letters, digits and underscores
  help: the attribute is left out`,
    });
  });
});

describe('fieldsOf', () => {
  const write = (mention: Mention) => fieldsOf(mention, 'e1', headerFor(mention).fields);

  it('leaves out empty fields at the end', () => {
    expect(write(plain)).toBe('e1');
    expect(write({ ...withAttributes(['type', 'org']), head: 5 })).toBe('e1-org-2');
    expect(write(withAttributes(['other', 'x']))).toBe('e1--x');
  });

  it('counts the words of all pieces for the head and the minimum span', () => {
    const parts = [
      [4, 5],
      [7, 8],
    ] as const;
    expect(write({ ...plain, parts, head: 7, minStart: 4, minEnd: 8 })).toBe('e1--2-1,2');
    expect(write({ ...plain, parts, head: 5 })).toBe('e1');
    expect(write({ ...plain, minStart: 5, minEnd: 8 })).toBe('e1--2,3,4');
  });

  it('writes characters that separate fields as character references', () => {
    expect(write(withAttributes(['type', 'a-b (c)|d'], ['other', '&#45; & \udcff']))).toBe(
      'e1-a&#45;b&#32;&#40;c&#41;&#124;d-&#38;#45;&#32;&&#32;&#56575;',
    );
  });
});
