import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Document } from '../../../../src/core/document.ts';
import { detectFormat } from '../../../../src/formats/detect.ts';
import { conll } from '../../../../src/formats/index.ts';
import { brackets, crac25, markdown, mTags } from '../../../../src/formats/inline/inline.ts';
import { bytesOf } from '../../../support/conll.ts';
import { entityWords } from '../../../support/entity-words.ts';
import { readAll } from '../../../support/json-documents.ts';
import { size } from '../../../support/runs.ts';

describe('detection', () => {
  it.each([
    ['markdown', '[Tom](#1) saw [her](#2) and [him](#1)'],
    ['m-tags', '<m>Tom</m>#1 saw <m>her</m>#2 and <m> him | 1 </m>'],
    ['brackets', '[1 Tom ] saw [2 her ] and [1 him ]'],
    ['crac25', 'Tom|[e1] saw her|[e2] and him|[e1]'],
  ])('recognizes %s by three marks', (id, text) => {
    const detected = detectFormat(bytesOf(text));
    expect(detected?.format.id).toBe(id);
    expect(detected?.reason).toContain('at least 3 mentions are marked as ');
  });

  it('needs three, and leaves JSON alone', () => {
    expect(detectFormat(bytesOf('[Tom](#1) saw [her](#2)'))).toBeUndefined();
    expect(detectFormat(bytesOf('{"x": "[a](#1) [b](#1) [c](#1)"}'))).toBeUndefined();
  });
});

describe.each([markdown, mTags, brackets, crac25].map((format) => [format.id, format] as const))(
  'the writer of %s',
  (_, format) => {
    const key = (cells: string): Document =>
      readAll(
        conll,
        `#begin document (d)\n${cells
          .split(' ')
          .map((cell, i) => `w${i}\t${cell}`)
          .join('\n')}\n`,
      ).documents[0];

    it.each(['X1 M3 co_2', 'set_1 set_2 set_3', '1 2 3', '__proto__ a b'])(
      'writes labels like %s so that the file is recognised',
      (labels) => {
        const [one, two, three] = labels.split(' ');
        const text = format.write([key(`(${one}) (${two}) (${three}) (${one})`)], () => {});
        expect(detectFormat(bytesOf(text))?.format.id).toBe(format.id);
      },
    );

    it('writes what is read again', () => {
      const document = key('(1|(2 (2) 2) 1) - (3)');
      const losses: string[] = [];
      const again = readAll(
        format,
        format.write([document], ({ code }) => losses.push(code)),
      );
      const sorted = (found: Record<string, string[]>) =>
        Object.entries(found)
          .map(([label, list]) => [label, list.map((words) => words.replace(/\s+/g, ' ')).toSorted()])
          .toSorted();
      expect(losses).toEqual([]);
      expect(sorted(entityWords(again.documents[0]))).toEqual(sorted(entityWords(document)));
    });

    it('says what does not come back', () => {
      const losses: string[] = [];
      format.write([key('(1 (2 1) 2)'), key('(1)')], ({ message }) => losses.push(message));
      const expected = ['2 documents are written, but the format has no borders between documents.'];
      if (format !== crac25) expected.unshift('2 mentions differ when the output is read again.');
      expect(losses).toEqual(expected);
    });

    it('is read in any state without a crash, also if it repeats one mark', () => {
      const bits = fc.constantFrom(
        '[',
        ']',
        '](#1)',
        '<m>',
        '</m>#1',
        '| 1 </m>',
        '[1 ',
        ' ',
        '\n',
        'a',
        '|[e1',
        '|e1]',
        '#',
        '😀',
        '\ud800',
      );
      fc.assert(
        fc.property(fc.array(bits), (pieces) => {
          for (const { mentions, length } of readAll(format, pieces.join('')).documents)
            for (const { start, end } of mentions)
              expect(start >= 0 && start < end && end <= length).toBe(true);
        }),
      );
      for (const bit of [' ', '](#', '[', '[1 ', '<m> ', '| ', '|[e1,', '[ ](#'])
        readAll(format, bit.repeat(size(20_000)));
    });
  },
);
