import { describe, expect, it } from 'vitest';
import type { Document } from '../../../../src/core/document.ts';
import { Mentions } from '../../../../src/core/mentions.ts';
import { readScorch } from '../../../../src/formats/scorch/read.ts';
import { writeScorch } from '../../../../src/formats/scorch/write.ts';
import { collectProblems } from '../../../support/collect-problems.ts';
import { bytesOf } from '../../../support/conll.ts';
import { documentWith } from '../../../support/documents.ts';

function write(...documents: Document[]) {
  const { report, shown } = collectProblems();
  return { text: writeScorch(documents, report), shown: shown() };
}

describe('writeScorch', () => {
  it('writes spans with inclusive ends, in the order of the entities', () => {
    const document = documentWith([['10', '4-6', '0'], ['empty'], ['__proto__', '2'], ['2', '1']]);
    expect(write(document)).toEqual({
      text: '{"type": "clusters", "clusters": {"10": ["4-6", "0-0"], "__proto__": ["2-2"], "2": ["1-1"]}}\n',
      shown: '',
    });
  });

  it('writes names as they were read', () => {
    const text = '{"type": "clusters", "clusters": {"a\\"": ["m1", 7], "__proto__": ["7", 1.50]}}';
    expect(write(...readScorch({ name: 'f', bytes: bytesOf(text) }, () => {}))).toEqual({
      text: `${text}\n`,
      shown: '',
    });
  });

  it('numbers entities if two have the same name', () => {
    expect(
      write(
        documentWith([
          ['a', '0'],
          ['a', '1'],
        ]),
      ).text,
    ).toContain('{"0": ["0-0"], "1": ["1-1"]}');
  });

  it('reports gaps, and several documents', () => {
    const gap = documentWith([], {
      entities: ['a'],
      mentions: Mentions.of([
        {
          start: 1,
          end: 5,
          entity: 0,
          parts: [
            [1, 2],
            [4, 5],
          ],
        },
      ]),
    });
    const loss = 'warning[scorch/loss]: A mention with gaps is written as tokens 1 to 4.';
    expect(write(gap)).toEqual({ text: '{"type": "clusters", "clusters": {"a": ["1-4"]}}\n', shown: loss });
    const { text, shown } = write(gap, gap);
    expect(text.split('\n')).toHaveLength(3);
    expect(shown).toBe(
      `${loss}\n${loss}\nwarning[scorch/loss]: 2 documents are written, but a Scorch file holds one.`,
    );
  });

  it('writes nothing for nothing', () => expect(write()).toEqual({ text: '', shown: '' }));
});
