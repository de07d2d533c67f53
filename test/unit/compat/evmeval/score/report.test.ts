import { describe, expect, it } from 'vitest';
import {
  finalTable,
  typeTableText,
  writeDocumentTable,
} from '../../../../../src/compat/evmeval/score/report.ts';
import { logged } from '../../../../support/evmeval-mentions.ts';

const four = (value: number) => [value, value, value, value];
/** The counts of the recorded case `h17_missing_and_extra_docs`. */
const documents = [
  { id: 'a', gold: 2, system: 2, truePositives: four(1) },
  { id: 'b', gold: 3, system: 0, truePositives: four(0) },
  { id: 'c', gold: 3, system: 3, truePositives: four(3) },
];
const cells = (text: string) => Array.from({ length: 4 }, () => text).join('\t|\t');

describe('writeDocumentTable', () => {
  it('pads ids to the longest and warns of a document that only the system lacks after its row', () => {
    const { log } = logged((journal) =>
      writeDocumentTable(
        [
          ...documents.slice(0, 2),
          { id: 'longer id', gold: 0, system: 1, truePositives: four(0) },
          { id: 'empty', gold: 0, system: 0, truePositives: four(0) },
        ],
        (text) => journal.output.push({ text }),
        journal,
      ),
    );
    expect(log).toEqual([
      '========Document Mention Detection Results==========\n',
      '         \t             plain\t|\t      mention_type\t|\t     realis_status\t|\tmention_type+realis_status\n',
      `   Doc ID\t${cells('Prec  \tRec  \tF1   ')}\n`,
      `        a\t${cells('50.00\t50.00\t50.00')}\n`,
      `        b\t${cells('nan\t0.00\tnan')}\n`,
      'WARNING System produce nothing for document [b], assigning 0 scores',
      `longer id\t${cells('0.00\tnan\tnan')}\n`,
      `    empty\t${cells('nan\tnan\tnan')}\n`,
    ]);
  });
});

describe('typeTable', () => {
  it('lists the types of gold by byte value; what is not a number is 0 here', () => {
    const types = new Map([
      ['lifedie', { gold: 3, system: 2, truePositives: 1 }],
      ['conflictattack', { gold: 5, system: 3, truePositives: 3 }],
      ['only system', { gold: 0, system: 4, truePositives: 0 }],
      ['Missed', { gold: 2, system: 0, truePositives: 0 }],
    ]);
    expect(typeTableText(types)).toBe(`

========Mention Type Results==========
          Type\tPrec\tRec\tF1\t#Gold\t#Sys
        Missed\t0.00\t0.00\t0.00\t2\t0
conflictattack\t1.00\t0.60\t0.75\t5\t3
       lifedie\t0.50\t0.33\t0.40\t3\t2
`);
  });

  it('has no head without types', () => {
    expect(typeTableText(new Map())).toBe('\n\n========Mention Type Results==========\n');
  });
});

describe('finalTable', () => {
  const head = `
=======Final Mention Detection Results=========
                          \t     Micro Average\t     Macro Average
                Attributes\tPrec  \tRec  \tF1   \tPrec  \tRec  \tF1   \n`;
  const rows = (text: string) =>
    [
      '                     plain',
      '              mention_type',
      '             realis_status',
      'mention_type+realis_status',
    ]
      .map((title) => `${title}\t${text}\n`)
      .join('');

  it('has micro and macro averages without documents that have no gold mention', () => {
    const extra = { id: 'x', gold: 0, system: 100, truePositives: four(0) };
    const expected = head + rows('80.00\t50.00\t61.54\t50.00\t50.00\t50.00');
    expect(finalTable(documents)).toBe(expected);
    expect(finalTable([...documents, extra])).toBe(expected);
  });

  it('is not a number without documents', () => {
    expect(finalTable([])).toBe(head + rows('nan\tnan\tnan\tnan\tnan\tnan'));
  });
});
