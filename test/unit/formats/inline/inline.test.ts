import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Document } from '../../../../src/core/document.ts';
import { detectFormat } from '../../../../src/formats/detect.ts';
import { conll, type Format } from '../../../../src/formats/index.ts';
import { brackets, crac25, markdown, mTags } from '../../../../src/formats/inline/inline.ts';
import { bytesOf } from '../../../support/conll.ts';
import { readAll } from '../../../support/json-documents.ts';

/** The mentions of each entity as words, by label. */
function entitiesOf({ entities, mentions, text, tokens }: Document): Record<string, string[]> {
  const points = Array.from(text ?? '');
  const found: Record<string, string[]> = {};
  for (const { start, end, entity } of mentions) {
    const words =
      tokens === undefined
        ? points.slice(start, end).join('')
        : Array.from({ length: end - start }, (_, i) => tokens.at(start + i)).join(' ');
    found[entities[entity]] = [...(found[entities[entity]] ?? []), words];
  }
  return found;
}

const read = (format: Format, text: string) => {
  const { documents, problems } = readAll(format, text);
  return {
    text: documents[0]?.text,
    entities: entitiesOf(documents[0]),
    codes: problems.map(({ code }) => code),
    problems,
  };
};

describe('Markdown links', () => {
  it('are nested, and brackets of the text stay in it', () => {
    expect(read(markdown, '[Tom](#a) met [[his](#a) [old] boss](#b) [1] 😀 [her](#b).')).toMatchObject({
      text: 'Tom met his [old] boss [1] 😀 her.',
      entities: { a: ['Tom', 'his'], b: ['his [old] boss', 'her'] },
      codes: [],
    });
  });

  it('without a label, without words or without a beginning are listed', () => {
    const { text, entities, problems } = read(markdown, 'x](#1) [Tom](#)\n[ ](#2) [he](#1)');
    expect(text).toBe('x Tom\n  he');
    expect(entities).toEqual({ 1: ['he'] });
    expect(problems).toMatchObject([
      { code: 'inline/unopened', line: 1, column: 2 },
      { code: 'inline/no-label', line: 1, column: 12 },
      { code: 'inline/empty', line: 2, column: 3 },
    ]);
  });
});

describe('tags', () => {
  it('have the label after or inside', () => {
    expect(read(mTags, "<m>Tom</m>#0's dog saw <m> the <m> cat | 1 </m> of Bob | x </m> .")).toMatchObject({
      text: "Tom's dog saw the cat of Bob .",
      entities: { 0: ['Tom'], 1: ['cat'], x: ['the cat of Bob'] },
      codes: [],
    });
  });

  it('that have no partner, no label or no words are listed', () => {
    const { text, entities, codes } = read(mTags, '<m> a <m>b</m> c</m>#1 d </m>#2 </z>@3 <m> e');
    expect(text?.replace(/\s+/g, ' ')).toBe('a b c d e');
    expect(entities).toEqual({ 1: ['a b c'] });
    expect(codes.toSorted()).toEqual([
      'inline/empty',
      'inline/no-label',
      'inline/unclosed',
      'inline/unopened',
    ]);
  });
});

describe('brackets', () => {
  it('have the label in front, and other brackets stay in the text', () => {
    expect(read(brackets, '[1 Tom ] met [2 [1 his ] boss ] [1] [sic] [e3 x]')).toMatchObject({
      text: 'Tom met his boss [1] [sic] x',
      entities: { 1: ['Tom', 'his'], 2: ['his boss'], e3: ['x'] },
      codes: [],
    });
  });

  it('that are not closed are left out', () => {
    expect(read(brackets, '[1 Tom met [2 him ]')).toMatchObject({
      text: 'Tom met him',
      entities: { 2: ['him'] },
      codes: ['inline/unclosed'],
    });
  });
});

describe('the plain text of CRAC 2025', () => {
  it('has tags after tokens', () => {
    const { documents } = readAll(
      crac25,
      'Los|[e1 jugadores de el Espanyol|[e2],e1] a|b ##|[e1] .\n\nUno|[e1]\n',
    );
    expect(documents.map(entitiesOf)).toEqual([
      { e2: ['Espanyol'], e1: ['Los jugadores de el Espanyol', '##'] },
      { e1: ['Uno'] },
    ]);
    expect([...(documents[0].tokens?.emptyNodes ?? [])]).toEqual([6]);
    expect(documents.map(({ line }) => line)).toEqual([1, 3]);
  });

  it('lists tags without a partner', () => {
    const { problems } = readAll(crac25, 'a|e1] b|[e2 c|[e3]');
    expect(problems).toMatchObject([
      { code: 'inline/unopened', line: 1, column: 1 },
      { code: 'inline/unclosed', line: 1, column: 7 },
    ]);
  });
});

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
      expect(sorted(entitiesOf(again.documents[0]))).toEqual(sorted(entitiesOf(document)));
    });

    it('says what does not come back', () => {
      const losses: string[] = [];
      format.write([key('(1 (2 1) 2)'), key('(1)')], ({ message }) => losses.push(message));
      const expected = ['2 documents are written, but the format has no borders between documents.'];
      if (format !== crac25) expected.unshift('2 mentions come back changed.');
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
        readAll(format, bit.repeat(20_000));
    });
  },
);
