import { describe, expect, it } from 'vitest';
import { Mentions } from '../../../src/core/mentions.ts';
import {
  type DuplicatePolicy,
  duplicatePolicies,
  spanText,
  withoutRepeats,
} from '../../../src/evaluate/repeats.ts';
import { settingsOf } from '../../../src/evaluate/settings.ts';
import { renderProblem } from '../../../src/problems/render.ts';
import { collector, documentWith, entitiesOf, wordList } from '../../support/documents.ts';

const { matcher } = settingsOf();

type Entities = Parameters<typeof documentWith>[0];

function resolve(entities: Entities, policy: DuplicatePolicy) {
  const { problems, report } = collector();
  const { document, withinEntity, acrossEntities } = withoutRepeats(
    documentWith(entities),
    matcher,
    policy,
    report,
  );
  return { entities: entitiesOf(document), withinEntity, acrossEntities, problems };
}

const policies = Object.keys(duplicatePolicies) as DuplicatePolicy[];

describe('a document without repeats', () => {
  it.each(policies)('stays what it is under %s', (policy) => {
    const document = documentWith([
      ['a', '0', '1-2'],
      ['b', '2', '1'],
    ]);
    const { problems, report } = collector();
    const result = withoutRepeats(document, matcher, policy, report);
    expect(result).toEqual({ document, withinEntity: 0, acrossEntities: 0 });
    expect(result.document).toBe(document);
    expect(problems).toEqual([]);
  });
});

describe('a repeat within an entity', () => {
  it.each(policies)('is kept once under %s', (policy) => {
    const result = resolve(
      [
        ['a', '0', '0', '0', '3'],
        ['b', '4'],
      ],
      policy,
    );
    expect(result).toMatchObject({ entities: ['a: 0 3', 'b: 4'], withinEntity: 2, acrossEntities: 0 });
    expect(result.problems.map(({ code, severity }) => [code, severity])).toEqual([
      ['mention/repeated', 'warning'],
      ['mention/repeated', 'warning'],
    ]);
  });
});

describe('a span in two entities', () => {
  const entities: Entities = [
    ['a', '0', '1'],
    ['b', '1', '2'],
    ['c', '3', '1'],
  ];

  it.each([
    ['first', ['a: 0 1', 'b: 2', 'c: 3']],
    ['last', ['a: 0', 'b: 2', 'c: 3 1']],
    ['drop', ['a: 0', 'b: 2', 'c: 3']],
    ['merge', ['a: 0 1 2 3']],
    ['error', ['a: 0 1', 'b: 2', 'c: 3']],
  ] as const)('is resolved by %s', (policy, expected) => {
    const result = resolve(entities, policy);
    expect(result).toMatchObject({ entities: expected, withinEntity: 0, acrossEntities: 2 });
    expect(result.problems.map(({ code, severity }) => [code, severity])).toEqual(
      Array(2).fill(['mention/shared', policy === 'error' ? 'error' : 'warning']),
    );
  });

  it('goes by the order of entities, not of mentions', () => {
    const document = documentWith([
      ['a', '5'],
      ['b', '1'],
    ]);
    const mentions = Mentions.of([
      { start: 1, end: 2, entity: 1 },
      { start: 5, end: 6, entity: 0 },
      { start: 1, end: 2, entity: 0 },
    ]);
    const { report } = collector();
    const resolved = (policy: DuplicatePolicy) =>
      entitiesOf(withoutRepeats({ ...document, mentions }, matcher, policy, report).document);
    expect(resolved('first')).toEqual(['a: 5 1']);
    expect(resolved('last')).toEqual(['a: 5', 'b: 1']);
  });

  it('merges along chains', () => {
    const chain: Entities = [
      ['a', '0', '1'],
      ['b', '5', '6'],
      ['c', '6', '7'],
      ['d', '7', '1'],
      ['e', '9'],
    ];
    expect(resolve(chain, 'merge').entities).toEqual(['a: 0 1 5 6 7', 'e: 9']);
  });

  it('counts repeats of both kinds', () => {
    const both: Entities = [
      ['a', '0', '0'],
      ['b', '0', '0', '1'],
    ];
    expect(resolve(both, 'first')).toMatchObject({
      entities: ['a: 0', 'b: 1'],
      withinEntity: 2,
      acrossEntities: 1,
    });
    expect(resolve(both, 'drop').entities).toEqual(['b: 1']);
    expect(resolve(both, 'merge').entities).toEqual(['a: 0 1']);
  });

  it('is not there where only the hull is the same', () => {
    const document = documentWith([['a', '0-3'], ['b']]);
    const parts = [
      [0, 1],
      [3, 4],
    ] as const;
    const mentions = Mentions.of([...document.mentions, { start: 0, end: 4, entity: 1, parts }]);
    const { problems, report } = collector();
    withoutRepeats({ ...document, mentions }, matcher, 'first', report);
    expect(problems).toEqual([]);
  });
});

describe('messages', () => {
  it('name the mention, its entities and the policy', () => {
    const document = documentWith(
      [
        ['12', '1-2', '0'],
        ['7', '1-2', '1-2'],
      ],
      { id: '(x); part 000', file: 'key.conll', tokens: wordList('He', 'the', 'president') },
    );
    const mentions = Mentions.of([...document.mentions].map((mention, i) => ({ ...mention, line: i + 10 })));
    const { problems, report } = collector();
    withoutRepeats({ ...document, mentions }, matcher, 'first', report);
    expect(
      problems.map((p) => renderProblem(p)).join('\n'),
    ).toBe(`key.conll:12: warning[mention/shared]: The mention "the president" (tokens 1 to 2) is in entity 12 and in entity 7.
  expected: a mention in one entity only
  help: --duplicates first: the entity that appears first keeps it; choose from first, last, drop, merge, error; corefeval scorer.pl gives the number of the reference scorer
key.conll:13: warning[mention/repeated]: The mention "the president" (tokens 1 to 2) occurs twice in entity 7.
  help: it is counted once; remove the repetition; corefeval scorer.pl gives the number of the reference scorer`);
  });

  it('do without words, and cut long mentions', () => {
    const { problems } = resolve(
      [
        ['a', '3'],
        ['b', '3'],
      ],
      'drop',
    );
    expect(problems[0].message).toBe('The mention at token 3 is in entity a and in entity b.');
    const tokens = wordList(...Array.from({ length: 20 }, (_, i) => `w${i}`));
    const long = collector();
    withoutRepeats(documentWith([['a', '0-9', '0-9']], { tokens }), matcher, 'first', long.report);
    expect(long.problems[0].message).toBe(
      'The mention "w0 w1 w2 w3 w4…" (tokens 0 to 9) occurs twice in entity a.',
    );
  });

  it('show the words and the position of a mention, or its name', () => {
    const tokens = wordList(...Array.from({ length: 20 }, (_, i) => `w${i}`));
    const text = (start: number, end: number, rest = {}) =>
      spanText(documentWith([], { tokens, ...rest }), { start, end, entity: 0 });
    expect(text(10, 11)).toBe('"w10" (token 10)');
    expect(text(10, 15)).toBe('"w10 w11 w12 w13 w14" (tokens 10 to 14)');
    expect(text(10, 16)).toBe('"w10 w11 w12 w13 w14…" (tokens 10 to 15)');
    expect(text(10, 11, { length: 0 })).toBe('"w10"');
    const characters = { unit: 'character', tokens: undefined };
    expect([text(3, 4, characters), text(3, 6, characters)]).toEqual([
      'at character 3',
      'at characters 3 to 5',
    ]);
    const word = (length: number) => text(0, 1, { tokens: wordList('x'.repeat(length)) });
    expect([word(60), word(61)]).toEqual([`"${'x'.repeat(60)}" (token 0)`, `"${'x'.repeat(60)}…" (token 0)`]);
  });

  it('stop after twenty and count the rest', () => {
    const { problems } = resolve([['a', ...Array(40).fill('0')]], 'first');
    expect(problems).toHaveLength(21);
    expect(problems[20].message).toBe('19 more repeated mentions in document d.');
  });
});
