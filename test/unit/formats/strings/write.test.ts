import { describe, expect, it } from 'vitest';
import type { Document } from '../../../../src/core/document.ts';
import { writeStrings } from '../../../../src/formats/strings/write.ts';
import { collectProblems } from '../../../support/collect-problems.ts';
import { documentWith, wordList } from '../../../support/documents.ts';

function write(...documents: Document[]) {
  const { report, shown } = collectProblems();
  return { text: writeStrings(documents, report), shown: shown() };
}

const lost = (count: number) => `warning[strings/loss]: ${count} mentions are written without their positions.
  help: they cannot be scored as exact spans again; write JSON lines instead`;

describe('writeStrings', () => {
  it('writes the words of mentions, and reports the positions that are lost', () => {
    const document = documentWith([['x', '0-1', '3'], ['empty'], ['y', '2']], {
      tokens: wordList('Tom', 'Jones', 'saw', '__proto__'),
    });
    expect(write(document, { ...document, id: '' })).toEqual({
      text: '{"id":"d","clusters":[["Tom Jones","__proto__"],["saw"]]}\n{"clusters":[["Tom Jones","__proto__"],["saw"]]}\n',
      shown: lost(6),
    });
  });

  it('cuts characters as code points', () => {
    const document = documentWith([['x', '0', '1-2']], { unit: 'character', text: '😀he', length: 3 });
    expect(write(document)).toEqual({ text: '{"id":"d","clusters":[["😀","he"]]}\n', shown: lost(2) });
  });

  it('writes names as they are, without a warning', () => {
    const document = documentWith([['x', '0', '1']], { unit: 'name', tokens: wordList('Tom "T"', 'he') });
    expect(write(document)).toEqual({ text: '{"id":"d","clusters":[["Tom \\"T\\"","he"]]}\n', shown: '' });
  });

  it('writes empty strings where the words are not known, and nothing for nothing', () => {
    expect(write(documentWith([['x', '0']])).text).toBe('{"id":"d","clusters":[[""]]}\n');
    expect(write()).toEqual({ text: '', shown: '' });
  });
});
