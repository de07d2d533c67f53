import { describe, expect, it } from 'vitest';
import { annotationTables } from '../../../src/agree/annotations.ts';
import { slotsOf } from '../../../src/agree/slots.ts';
import type { Document } from '../../../src/core/document.ts';
import { Mentions } from '../../../src/core/mentions.ts';
import { settingsOf } from '../../../src/evaluate/settings.ts';
import { collector, documentWith, wordList } from '../../support/documents.ts';

type Parts = readonly (readonly [start: number, end: number])[];

/** The slots of annotators with such mentions; `first-last` of each span, and its pieces by `+`. */
function slots(sides: readonly string[], rest: Partial<Document> = {}) {
  const { problems, report } = collector();
  const documents = sides.map((text) => {
    const mentions = text.split(' ').map((span) => {
      const parts: Parts = span.split('+').map((part) => {
        const [first, last = first] = part.split('-').map(Number);
        return [first, last + 1];
      });
      const [start, end] = [parts[0][0], parts[parts.length - 1][1]];
      return { start, end, entity: 0, ...(parts.length > 1 ? { parts } : {}) };
    });
    return { ...documentWith([['x']]), mentions: Mentions.of(mentions), ...rest };
  });
  const { matcher } = settingsOf();
  const options = { matcher, duplicates: 'first', singletons: 'keep', mentionKey: undefined } as const;
  const annotators = documents.map((document, c) => ({ name: `n${c}`, documents: [document] }));
  const [table] = annotationTables(annotators, options, report);
  const shown = (u: number) => {
    const { start, end, pieces } = table.spans[u];
    return pieces.length === 0 ? `${start}-${end - 1}` : pieces.join();
  };
  const { units, unitOf } = slotsOf(table, report);
  return {
    groups: units.map((group) => group.map(shown).join(' | ')),
    own: unitOf.map((own) => own && Array.from(own, (u) => (u < 0 ? '–' : shown(u)))),
    problems,
  };
}

describe('slotsOf', () => {
  it('joins spans of different annotators with a Dice of a half or more', () => {
    expect(slots(['0-2', '1-2']).groups).toEqual(['0-2 | 1-2']);
    expect(slots(['0-2', '0']).groups).toEqual(['0-0 | 0-2']);
    expect(slots(['0-3', '0']).groups).toEqual(['0-0', '0-3']);
    expect(slots(['0-1', '2-3']).groups).toEqual(['0-1', '2-3']);
  });

  it('keeps spans apart that one annotator marked both', () => {
    expect(slots(['0-1', '0-2', '0-1 0-2']).groups).toEqual(['0-1', '0-2']);
    // 0-2 and 0-3 are joined first, since they are nearest; then b has a span in both groups.
    expect(slots(['0-3', '0-2 0-1']).groups).toEqual(['0-1', '0-2 | 0-3']);
  });

  it('keeps spans apart that all annotators marked', () => {
    expect(slots(['0-1', '0-1']).groups).toEqual(['0-1']);
    expect(slots(['0-1 5', '0-1 5-6']).groups).toEqual(['0-1', '5-5 | 5-6']);
  });

  it('joins the nearest first; of equal pairs the first in text order', () => {
    expect(slots(['1-3', '0-2 2-4']).groups).toEqual(['0-2 | 1-3', '2-4']);
  });

  it('counts the tokens of the pieces, without empty nodes', () => {
    expect(slots(['0+3', '0-3']).groups).toEqual(['0-3 | 0,1,3,4']);
    expect(slots(['0+9', '0-9']).groups).toEqual(['0-9', '0,1,9,10']);
    const tokens = { ...wordList('a', 'b', 'c', 'd'), emptyNodes: new Set([1]) };
    expect(slots(['0-1', '1-2'], { tokens }).groups).toEqual(['0-1', '1-2']);
    expect(slots(['0-1', '1-2']).groups).toEqual(['0-1 | 1-2']);
  });

  it('has the span of each annotator', () => {
    expect(slots(['0-2 5', '1-2']).own).toEqual([
      ['0-2', '5-5'],
      ['1-2', '–'],
    ]);
  });

  it('gives up with a warning where millions of spans overlap', () => {
    const nested = (from: number) => Array.from({ length: 1500 }, (_, i) => `${from + i}-${6000 - from - i}`);
    const { groups, problems } = slots([nested(0).join(' '), nested(1500).join(' ')]);
    expect(groups).toHaveLength(3000);
    expect(problems.map(({ code, document }) => [code, document])).toEqual([
      ['agree/too-many-overlaps', 'd'],
    ]);
  });
});
