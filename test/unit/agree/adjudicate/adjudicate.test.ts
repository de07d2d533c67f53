import { describe, expect, it } from 'vitest';
import { type AdjudicationSpec, adjudicate } from '../../../../src/agree/adjudicate/adjudicate.ts';
import type { AdjudicationRow } from '../../../../src/agree/adjudicate/rows.ts';
import { annotationTables } from '../../../../src/agree/annotations.ts';
import type { Document } from '../../../../src/core/document.ts';
import { settingsOf } from '../../../../src/evaluate/settings.ts';
import type { SingletonPolicy } from '../../../../src/evaluate/singletons.ts';
import type { InputError } from '../../../../src/problems/problem.ts';
import { collector, documentWith, entitiesOf, wordList } from '../../../support/documents.ts';

const tokens = wordList(...'ann saw the old dog near her house and it ran'.split(' '));

type Entities = Parameters<typeof documentWith>[0];

function made(
  sides: readonly (Entities | readonly Document[])[],
  spec: AdjudicationSpec = { rule: 'majority' },
  singletons: SingletonPolicy = 'keep',
) {
  const { problems, report } = collector();
  const { matcher } = settingsOf();
  const options = { matcher, duplicates: 'first', singletons, mentionKey: undefined } as const;
  const isList = (side: Entities | readonly Document[]): side is readonly Document[] =>
    side.length === 0 || !Array.isArray(side[0]);
  const names = ['ann', 'ben', 'cem', 'dan'].slice(0, sides.length);
  const annotators = sides.map((side, c) => ({
    name: names[c],
    documents: isList(side) ? side : [documentWith(side, { tokens })],
  }));
  const tables = annotationTables(annotators, options, report);
  const result = adjudicate(names, tables, spec, singletons, report);
  return {
    ...result,
    entities: result.documents.map(entitiesOf),
    codes: problems.map(({ code }) => code),
    problems,
  };
}

const shown = ({ decision, text, options, chosen }: AdjudicationRow) =>
  [
    `${decision} ${text}:`,
    ...options.map(({ span, antecedent, votes }) => `${(span ?? antecedent)?.text ?? 'none'} ${votes}`),
    ...(chosen === undefined ? [] : [`→ ${chosen?.text ?? 'none'}`]),
  ].join(' ');

describe('adjudicate', () => {
  it('has the annotation on which more than half agree, with its names', () => {
    const ann: Entities = [
      ['x', '0'],
      ['y', '2-4'],
    ];
    const ben: Entities = [
      ['1', '0', '6'],
      ['2', '2-4', '9'],
    ];
    const { entities, open } = made([ann, ben, ben]);
    expect(entities).toEqual([['1: 0 6', '2: 2-4 9']]);
    expect(open).toEqual([]);
  });

  it('leaves mentions out on which half agree, and starts an entity where votes are equal', () => {
    const { entities, open } = made([
      [
        ['1', '0', '6', '9'],
        ['2', '10'],
      ],
      [
        ['1', '0'],
        ['2', '6', '9'],
      ],
    ]);
    expect(open.map(shown)).toEqual(
      ['link her: none 1 ann 1', 'span ran: ran 1 none 1'].filter((row) => !row.startsWith('link it')),
    );
    expect(entities).toEqual([['1: 0', '2: 6 9']]);
  });

  it('lets the first annotator decide with first, and lists what it decided', () => {
    const { entities, open, decided } = made(
      [
        [
          ['1', '0', '6', '9'],
          ['2', '10'],
        ],
        [
          ['1', '0'],
          ['2', '6', '9'],
        ],
      ],
      { rule: 'first' },
    );
    expect(open).toEqual([]);
    expect(decided.map(shown)).toEqual(['link her: none 1 ann 1 → ann', 'span ran: ran 1 none 1 → ran']);
    expect(entities).toEqual([['1: 0 6 9', '2: 10']]);
  });

  it('asks what is not unanimous, and goes on with the answers', () => {
    const sides: Entities[] = [
      [['1', '0', '6']],
      [['1', '0', '6']],
      [
        ['1', '0'],
        ['2', '6'],
      ],
    ];
    const asked = made(sides, { rule: 'ask' });
    expect(asked.open.map(shown)).toEqual(['link her: none 1 ann 2']);
    const answers = asked.open.map((row) => ({ ...row, chosen: { start: 0, end: 1 } }));
    const answered = made(sides, { rule: 'ask', answers });
    expect(answered.open).toEqual([]);
    expect(answered.decided.map(shown)).toEqual(['link her: none 1 ann 2 → ann']);
    expect(answered.entities).toEqual([['1: 0 6']]);
  });

  it('takes an answer to another boundary, to no mention, and to another entity', () => {
    const sides: Entities[] = [
      [
        ['1', '2-4', '9'],
        ['2', '0', '6'],
      ],
      [
        ['1', '3-4', '9'],
        ['2', '0', '6'],
      ],
    ];
    const place = { document: 'd', start: 2, end: 5 } as const;
    const answers = [
      { ...place, decision: 'boundary', chosen: { start: 3, end: 5 } },
      { document: 'd', decision: 'span', start: 0, end: 1, chosen: null },
      { document: 'd', decision: 'link', start: 6, end: 7, chosen: { start: 3, end: 5 } },
    ] as const;
    expect(made(sides, { rule: 'majority', answers }).entities).toEqual([['3: 3-4 6 9']]);
  });

  it('refuses an answer that is not possible, and warns of one that is not needed', () => {
    const sides: Entities[] = [[['1', '0', '6']], [['1', '0', '6']]];
    const answer = {
      document: 'd',
      decision: 'link',
      start: 6,
      end: 7,
      chosen: { start: 7, end: 8 },
    } as const;
    let problems: InputError['problems'] = [];
    try {
      made(sides, { rule: 'ask', answers: [answer] });
    } catch (error) {
      problems = (error as InputError).problems;
    }
    expect(problems).toMatchObject([
      {
        code: 'agree/unknown-answer',
        message: 'The answer 7–8 to the link at 6–7 of document d is not possible.',
      },
    ]);
    const late = { ...answer, start: 8, end: 9 };
    expect(made(sides, { rule: 'ask', answers: [late] }).codes).toEqual(['agree/unused-answers']);
  });

  it('takes the annotation of one annotator as it is, and says so', () => {
    const d = documentWith([['1', '0', '6']], { tokens });
    const e = documentWith([['1', '0', '9']], { tokens, id: 'e', pairKey: 'e#0' });
    const { entities, codes } = made([[d, e], [d]]);
    expect(entities).toEqual([['1: 0 6'], ['1: 0 9']]);
    expect(codes).toEqual(['agree/one-annotator']);
  });

  it('warns of singletons that nobody marked, and leaves them out if asked to', () => {
    const sides: Entities[] = [[['1', '0', '6']], [['1', '0', '9']]];
    expect(made(sides).codes).toEqual(['agree/new-singletons']);
    expect(made(sides).entities).toEqual([['2: 0']]);
    expect(made(sides, { rule: 'majority' }, 'drop')).toMatchObject({ entities: [[]], codes: [] });
    expect(made([...sides, [['1', '0']]]).codes).toEqual([]);
  });
});
