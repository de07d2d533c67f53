import { describe, expect, it } from 'vitest';
import { brat } from '../../../../src/formats/brat/brat.ts';
import type { Format } from '../../../../src/formats/index.ts';
import { bytesOf } from '../../../support/conll.ts';
import { readText, spansOf, writeText } from '../../../support/read-text.ts';

describe('brat as coreference', () => {
  it.each([
    ['.a1', '.a2'],
    ['.a2', '.a1'],
  ])('joins the two files of BioNLP-ST, %s with %s beside it', (named, other) => {
    const parts: Record<string, string> = {
      '.a1': 'T1\tProtein 0 3\tTom\n',
      '.a2': 'T2\tExp 9 11\the\nR1\tCoref Anaphora:T2 Antecedent:T1\n',
    };
    const { documents, messages } = readText(brat, parts[named], { [other]: parts[other] });
    expect([messages, documents[0].entities.length, documents[0].mentions.length]).toEqual([[], 1, 2]);
    const { companions }: Format = brat;
    const paths = companions.flatMap(
      ({ extension, paths: find }) => find?.(`x/d${named}`) ?? [`x/d${extension}`],
    );
    expect(paths).toEqual(['x/d.txt', `x/d${other}`]);
    expect(companions.flatMap(({ paths: find }) => find?.('x/d.ann') ?? [])).toEqual([]);
  });

  it('names a line that is no annotation, and is recognised in spite of it', () => {
    const text = 'T1\tX 0 3\tTom\nT2\tX 4 6\the\nbroken line\nR1\tCoref Arg1:T2 Arg2:T1\n';
    expect(brat.detect(bytesOf(text))).toBe('all lines but 1 are those of brat');
    expect(brat.detect(bytesOf('T1\tX 0 3\tTom\nbroken line\n'))).toBeUndefined();
    const { documents, messages } = readText(brat, text);
    expect(documents[0].mentions.length).toBe(2);
    expect(messages.map((message) => message.split('\n')[0])).toEqual([
      'f:3:1: error[brat/line]: The line is no annotation.',
    ]);
  });

  it('reads relations as identity that the user names', () => {
    const text =
      'T1\tX 0 3\tTom\nT2\tX 4 6\the\nT3\tX 7 9\the\nR1\tCorefers Arg1:T2 Arg2:T1\nR2\tAna Arg1:T3 Arg2:T2\n';
    const entities = (options: object) => {
      const [document] = readText(brat, text, {}, options).documents;
      return [document.entities, document.relations?.map(({ type }) => type)];
    };
    expect(entities({})).toEqual([
      ['T1', 'T2', 'T3'],
      ['Corefers', 'Ana'],
    ]);
    expect(entities({ corefRelation: ['corefers'] })).toEqual([['T2', 'T3'], ['Ana']]);
    expect(entities({ corefRelation: ['Corefers', 'Ana'] })).toEqual([['T2'], undefined]);
  });

  it('reads types as entities that the user describes', () => {
    const text = [
      'T1 Cluster1 0 3 Tom',
      'T2 Cluster2 4 6 it',
      'T3 Cluster1 7 9 he',
      'T4 Person 0 3 Tom',
      'T5 Place 10 12 NY',
    ]
      .map((line) => line.replace(' ', '\t').replace(/ (?=\S+$)/, '\t'))
      .join('\n');
    const read = (extra = '') =>
      readText(brat, `${text}\n${extra}`, {}, { corefType: 'Cluster\\d+' } as object).documents[0];
    expect(spansOf(read())).toEqual(['Cluster1 0-2', 'Cluster2 4-5', 'Cluster1 7-8', 'T5 10-11']);
    expect([...read().mentions].map(({ attributes }) => attributes?.get('type'))).toEqual([
      'Cluster2',
      'Cluster1',
      'Person',
      'Place',
    ]);
    const joined = read('R1\tCoref Arg1:T2 Arg2:T3\n');
    expect([joined.entities.length, new Set([...joined.mentions].map(({ entity }) => entity)).size]).toEqual([
      2, 2,
    ]);
  });

  it('reads relations of identity and Equiv lines, over annotations and events', () => {
    const { documents, messages } = readText(
      brat,
      [
        'T1\tPerson 0 3\tTom',
        'T2\tPerson 9 11\the',
        'T3\tAttack 4 8\tbomb',
        'E1\tAttack:T3',
        'T4\tPlace 12 13\tx',

        'R1\tCoref Arg1:T2 Arg2:T1',
        'R2\tBridging Arg1:T4 Arg2:T1',
        'T5\tThing 14 15\ty',
        '*\tEquiv T5 E1',
        '',
      ].join('\n'),
    );
    expect(messages).toEqual([]);
    expect(spansOf(documents[0])).toEqual(['T2 0-2', 'T5 4-7', 'T2 9-10', 'T4 12-12', 'T5 14-14']);
    expect(documents[0].relations).toEqual([{ type: 'Bridging', from: 2, to: [0] }]);
    expect(documents[0].unit).toBe('character');
  });

  it('counts code points, and joins fragments that are separated by a line break alone', () => {
    const { documents, messages } = readText(brat, 'T1\tX 2 4;5 6\tab c\nT2\tX 2 3;5 6\ta c\n', {
      '.txt': '😀 ab\nc\n',
    });
    expect(messages).toEqual([]);
    expect(spansOf(documents[0])).toEqual(['T1 2-5', 'T2 2-2,5-5'].toSorted());
    expect(documents[0].length).toBe(7);
  });

  it('takes entities from types where mentions are annotated twice, as LitBank does', () => {
    const lines = [
      'T1\tPROP_PER 0 4\tEmma',
      'T2\tEmma-1 0 4\tEmma',
      'T3\tPRON_PER 5 8\tshe',
      'T4\tEmma-1 5 8\tshe',
    ];
    const { documents } = readText(
      brat,
      `${[...lines, 'T5\tNOM_PER 9 10\tx', 'R1\tcop Arg1:T5 Arg2:T1'].join('\n')}\n`,
    );
    expect(spansOf(documents[0])).toEqual(['Emma-1 0-3', 'Emma-1 5-7', 'T5 9-9']);
    expect(documents[0].mentions.at(0).attributes).toEqual(new Map([['type', 'PROP_PER']]));
    expect(documents[0].relations).toEqual([{ type: 'cop', from: 1, to: [0] }]);
  });

  it.each([
    ['T1\tX 3 3\t', {}],
    ['T1\tX 0 9\tx', { '.txt': 'abc' }],
    ['T1\tX 0 99999999999\tx', {}],
  ])('reports %j, which covers nothing', (line, beside) =>
    expect(readText(brat, `${line}\n`, beside).messages.at(-1)).toContain(
      '[brat/span]: Annotation "T1" covers no character',
    ),
  );

  it('comes back as it was written, with its text', () => {
    const text = 'Tom said\nhe slept';
    const [document] = readText(
      brat,
      'T1\tPerson 0 3\tTom\nT2\tPerson 9 11\the\nR1\tCoref Arg1:T2 Arg2:T1\n',
      { '.txt': text },
    ).documents;
    const { text: written } = writeText(brat, document);
    expect(written).toBe('T1\tPerson 0 3\tTom\nT2\tPerson 9 11\the\nR1\tCoreference Arg1:T2 Arg2:T1\n');
    expect(brat.writeCompanion(document)).toBe(text);
  });

  it('is recognised if all lines are those of brat', () => {
    expect(brat.detect(bytesOf('T1\tX 0 1\ta\n#1\tNote T1\tx\n'))).toMatch(/all lines/);
    expect(brat.detect(bytesOf('T1\tX 0 1\ta\nhello\n'))).toBeUndefined();
  });
});
