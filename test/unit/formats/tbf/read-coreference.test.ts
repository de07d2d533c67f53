import { describe, expect, it } from 'vitest';
import { project } from '../../../../src/evaluate/project/project.ts';
import { conll } from '../../../../src/formats/conll/conll.ts';
import { tbf } from '../../../../src/formats/tbf/tbf.ts';
import { bytesOf } from '../../../support/conll.ts';
import { readText, spansOf } from '../../../support/read-text.ts';

const fileOf = (...lines: string[]) => ['#BeginOfDocument d', ...lines, '#EndOfDocument', ''].join('\n');
const mention = (id: string, span: string, type = 'A_B') => `s\td\t${id}\t${span}\tx\t${type}\tActual`;

const STORY = fileOf(
  mention('E1', '0,3'),
  mention('E2', '4,6;8,9', 'C_D'),
  mention('E3', '10,12'),
  mention('E4', '13,14'),
  '@Coreference\tR1\tE3,E1',
  '@After\tR2\tE1,E2',
);

describe('tbf as coreference', () => {
  it('is recognized', () => {
    expect(tbf.detect(bytesOf(`# a comment\n${STORY}`))).toBe('a line begins with "#BeginOfDocument"');
    expect(tbf.detect(bytesOf('x #BeginOfDocument'))).toBeUndefined();
  });

  it('has a mention for each line and an entity for each cluster', () => {
    const { documents, messages } = readText(tbf, STORY);
    expect(messages).toEqual([]);
    expect(documents.map(spansOf)).toEqual([['E3 0-2', 'E2 4-5,8-8', 'E3 10-11', 'E4 13-13']]);
    const [{ id, unit, relations, mentions, length }] = documents;
    expect([id, unit, length, relations]).toEqual([
      'd',
      'character',
      0,
      [{ type: 'After', from: 0, to: [1] }],
    ]);
    expect([...(mentions.at(1).attributes ?? [])]).toEqual([
      ['type', 'C_D'],
      ['realis', 'Actual'],
    ]);
  });

  it('joins clusters that share a mention', () => {
    const shared = STORY.replace('@After\tR2\tE1,E2', '@Coreference\tR2\tE1,E4');
    expect(readText(tbf, shared).documents.map(spansOf)).toEqual([
      ['E3 0-2', 'E2 4-5,8-8', 'E3 10-11', 'E3 13-13'],
    ]);
  });

  it('compares token ids by their numbers', () => {
    const { documents, messages } = readText(tbf, fileOf(mention('E1', 't3,t5'), mention('E2', 't4')));
    expect([messages, documents[0].unit, documents.map(spansOf)]).toEqual([
      [],
      'token',
      [['E1 3-3,5-5', 'E2 4-4']],
    ]);
  });

  it.each([
    [[mention('E1', '3,3')], 'f:2:8: error[tbf/span]: The span "3,3" covers no character.'],
    [[mention('😀', '3,3')], 'f:2:7: error[tbf/span]'],
    [[mention('E1', '9')], 'f:2:8: error[tbf/span]: The fragment "9" is not a pair of offsets.'],
    [[mention('E1', '0,99')], 'f:2:8: error[tbf/span]: The span "0,99" ends after 5 characters'],
    [[mention('E1', '0,1'), mention('E1', '2,3')], 'f:3:5: error[tbf/duplicate-id]'],
    [[mention('E1', '0,1'), '@Coreference\tR1\tE1,E9'], 'f:3:1: error[tbf/unknown-mention]'],
    [[mention('E1', '0,1'), '@Coref\tR1\tE1'], 'f:3:1: error[tbf/coreference-name]'],
  ])('reports %j', (lines, message) =>
    expect(readText(tbf, fileOf(...lines), { '.txt': 'a b c' }).messages[0]).toContain(message),
  );

  it('without a text counts the words of the other side, with one blank between them', () => {
    const key = '#begin document (d);\na\t(1\nbc\t1)\nd\t(2)\n#end document\n';
    const [gold] = readText(conll, key).documents;
    const [events] = readText(
      tbf,
      fileOf(mention('E1', '0,4'), mention('E2', '5,6'), mention('E3', '2,3')),
    ).documents;
    const codes: string[] = [];
    const moved = project(gold, events, ({ code }) => codes.push(code));
    expect(Array.from(moved.mentions, ({ start, end }) => [start, end])).toEqual([
      [0, 2],
      [2, 3],
      [3, 4],
    ]);
    expect(codes).toEqual(['text/unprojected', 'text/projected']);
  });
});
