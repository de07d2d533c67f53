import { expect, it } from 'vitest';
import { conllFiles } from '../../../../src/nuggets/score/conll-files.ts';
import { matchedTexts } from '../../../support/matched-nuggets.ts';
import { tbf } from '../../../support/nuggets.ts';

it('has a row for each aligned pair and for each mention without a partner, with the same words in both files', () => {
  const gold = tbf('d 1', 'E1 0,4', 'E2 6,9', 'E3 10,12', 'E4 14,16', '@Coreference R1 E1,E3');
  const system = tbf('d 1', 'S1 6,9', 'S2 20,22', 'S3 0,4', '@Coreference R1 S2,S1');
  const { documents } = matchedTexts(gold, system);
  const files = conllFiles(documents, [Int32Array.of(1, -1, 0)]);
  const rows = (...cells: [word: string, cell: string][]) =>
    `#begin document (d_1); part 000\n${cells.map(([word, cell], i) => `d_1\t${i}\t${word}\t${cell}\n`).join('')}#end document\n`;
  expect(files.gold).toBe(rows(['e1', '(0)'], ['e2', '(1)'], ['e3', '(0)'], ['e4', '(2)'], ['s2', '-']));
  expect(files.system).toBe(rows(['e1', '(1)'], ['e2', '(0)'], ['e3', '-'], ['e4', '-'], ['s2', '(0)']));
});
