import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Document, Mention } from '../../../../src/core/document.ts';
import { Mentions } from '../../../../src/core/mentions.ts';
import { conll } from '../../../../src/formats/index.ts';
import type { Problem } from '../../../../src/problems/problem.ts';
import { readConllText, wordsOf } from '../../../support/conll.ts';
import { runs, size } from '../../../support/runs.ts';

const documentWith = ({
  mentions = [],
  ...rest
}: Partial<Omit<Document, 'mentions'>> & { mentions?: Mention[] }): Document => ({
  id: '(d); part 000',
  pairKey: 'd#0',
  unit: 'token',
  entities: [],
  mentions: Mentions.of(mentions),
  length: 0,
  sentences: [],
  ...rest,
});

function write(...documents: Document[]) {
  const problems: Problem[] = [];
  const text = conll.write(documents, (p) => problems.push(p));
  return { text, problems };
}

const words = (...list: string[]) => ({ length: list.length, at: (i: number) => list[i] });

describe('a written document', () => {
  it('may be as long as a book', () => {
    const length = size(300_000);
    const { text } = write(documentWith({ length, tokens: { length, at: () => 'w' } }));
    expect(text.split('\n')).toHaveLength(length + 3);
  });

  it('has document, part, number, word and cell; longer mentions open first', () => {
    const { text, problems } = write(
      documentWith({
        id: '(nw/x); part 003',
        entities: ['7', 'b'],
        mentions: [
          { start: 0, end: 1, entity: 1 },
          { start: 0, end: 3, entity: 0 },
          { start: 1, end: 3, entity: 1 },
        ],
        length: 4,
        sentences: [0, 3],
        tokens: words('The', 'big one', 'said', ''),
      }),
    );
    expect(problems).toEqual([]);
    expect(text).toBe(
      [
        '#begin document (nw/x); part 003',
        'nw/x\t003\t0\tThe\t(7|(b)',
        'nw/x\t003\t1\tbig_one\t(b',
        'nw/x\t003\t2\tsaid\tb)|7)',
        '',
        'nw/x\t003\t0\t_\t-',
        '#end document',
        '',
      ].join('\n'),
    );
  });

  it('is nothing if there is none', () => expect(write().text).toBe(''));

  it.each([
    [['a b'], '(0)'],
    [['x|y'], '(0)'],
    [['(1'], '(0)'],
    [['1+2'], '(0)'],
    [[''], '(0)'],
    [['__proto__'], '(__proto__)'],
  ])('has numbers for labels that brackets cannot hold: %j', (entities, cell) => {
    const { text } = write(
      documentWith({ entities, mentions: [{ start: 0, end: 1, entity: 0 }], length: 1 }),
    );
    expect(text).toContain(`\t${cell}\n`);
  });

  it('never starts a token line with #, which would make it a comment', () => {
    const { text } = write(documentWith({ id: '#x', length: 1, tokens: words('w') }));
    expect(text).toBe('#begin document #x\n_x\t0\t0\tw\t-\n#end document\n');
  });

  it('keeps line breaks of a name out of the file', () => {
    expect(write(documentWith({ id: 'a\r\n#end document\nb' })).text).toBe(
      '#begin document a #end document b\n#end document\n',
    );
  });

  it('reports mentions with gaps', () => {
    const { problems } = write(
      documentWith({
        entities: ['1'],
        mentions: [
          {
            start: 0,
            end: 3,
            entity: 0,
            parts: [
              [0, 1],
              [2, 3],
            ],
          },
        ],
        length: 3,
      }),
    );
    expect(problems).toMatchObject([
      { code: 'conll/discontinuous', message: 'A mention with gaps is written as tokens 0 to 2.' },
    ]);
  });

  it('reports mentions of one entity that cross', () => {
    const { problems } = write(
      documentWith({
        entities: ['5'],
        mentions: [
          { start: 0, end: 3, entity: 0 },
          { start: 2, end: 5, entity: 0 },
        ],
        length: 5,
      }),
    );
    expect(problems).toMatchObject([
      {
        code: 'conll/crossing',
        message: 'Two mentions of entity 5 cross at token 2; read back, they are nested.',
      },
    ]);
  });
});

/** Spans that CoNLL brackets can express: of one entity, no two cross, and none ends where another begins. */
const expressible = (mentions: readonly Mention[]) =>
  mentions.filter(
    (mention, i) =>
      !mentions.slice(0, i).some((other) => {
        if (other.entity !== mention.entity) return false;
        const [a, b] = other.start <= mention.start ? [other, mention] : [mention, other];
        return a.start < b.start && b.start < a.end && a.end < b.end;
      }),
  );

const documentArbitrary: fc.Arbitrary<Document> = fc
  .record({
    name: fc.stringMatching(/^[A-Za-z0-9_./:()-]{0,12}$/),
    part: fc.nat(12),
    tokens: fc.array(fc.stringMatching(/^[^\s#]{1,6}$/u), { minLength: 1, maxLength: 12 }),
    labels: fc.uniqueArray(fc.stringMatching(/^[^\s()|+]{1,4}$/u), { minLength: 1, maxLength: 4 }),
    spans: fc.array(fc.tuple(fc.nat(11), fc.nat(11), fc.nat(3)), { maxLength: 12 }),
    breaks: fc.uniqueArray(fc.integer({ min: 1, max: 11 }), { maxLength: 3 }),
  })
  .map(({ name, part, tokens, labels, spans, breaks }) => {
    const length = tokens.length;
    const all = spans.map(([a, b, entity]) => {
      const [start, last] = [a % length, b % length].sort((x, y) => x - y);
      return { start, end: last + 1, entity: entity % labels.length };
    });
    return {
      id: `(${name}); part ${part}`,
      pairKey: `${name}#${part}`,
      unit: 'token' as const,
      entities: labels,
      mentions: Mentions.of(expressible(all)),
      length,
      sentences: [0, ...breaks.filter((at) => at < length).sort((a, b) => a - b)],
      tokens: words(...tokens),
    };
  });

/** What a document says, whatever the order of its mentions and entities. */
const meaning = (document: Document) => ({
  id: document.id,
  pairKey: document.pairKey,
  length: document.length,
  sentences: Array.from(document.sentences),
  words: wordsOf(document),
  mentions: [...document.mentions]
    .map(({ start, end, entity }) => `${start} ${end} ${document.entities[entity]}`)
    .sort(),
});

describe('reading what was written', () => {
  it('gives the same documents', () => {
    fc.assert(
      fc.property(fc.array(documentArbitrary, { maxLength: 3 }), (documents) => {
        const { text, problems } = write(...documents);
        expect(problems).toEqual([]);
        const back = readConllText(text);
        expect(back.problems).toEqual([]);
        expect(back.documents.map(meaning)).toEqual(documents.map(meaning));
      }),
      { numRuns: runs(1000) },
    );
  });
});
