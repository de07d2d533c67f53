import { describe, expect, it } from 'vitest';
import { readTbf } from '../../../../src/formats/tbf/read.ts';
import { writeTbf } from '../../../../src/formats/tbf/write.ts';
import { collectProblems } from '../../../support/collect-problems.ts';

const mention = { system: 's', document: 'd', id: 'E1', span: '1,2', type: 'Life_Die', realis: 'Actual' };

describe('writeTbf', () => {
  it('writes mentions, then relations, between the markers', () => {
    const document = {
      id: 'd',
      mentions: [{ ...mention, text: 'died', extra: ['0.5'] }],
      relations: [{ name: 'Coreference', id: 'C0', args: ['E1', 'E2'] }],
    };
    expect(writeTbf([document])).toBe(
      '#BeginOfDocument d\ns\td\tE1\t1,2\tdied\tLife_Die\tActual\t0.5\n@Coreference\tC0\tE1,E2\n#EndOfDocument\n',
    );
  });

  it('keeps a text with line breaks and TABs in its column', () => {
    const document = {
      id: 'd\nx',
      mentions: [{ ...mention, text: 'a\r\nb\tc\rd', extra: [] }],
      relations: [],
    };
    const { problems, report } = collectProblems();
    const [read] = readTbf({ name: 'd.tbf', text: writeTbf([document]) }, report);
    expect(read!.id).toBe('d x');
    expect(read!.mentions.map(({ text }) => text)).toEqual(['a b c d']);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});
