import { expect, it } from 'vitest';
import { tbfFile } from '../../../../src/formats/tbf/tbf-file.ts';
import type { InputError } from '../../../../src/problems/problem.ts';
import { collector } from '../../../support/documents.ts';
import { tbf } from '../../../support/nuggets.ts';

it('reads the documents of a file', () => {
  const { report, problems } = collector();
  const { name, documents } = tbfFile({ name: 'gold.tbf', text: tbf('d', 'E1 0,4') }, report);
  expect([name, documents.map(({ id }) => id), problems]).toEqual(['gold.tbf', ['d'], []]);
});

it('refuses a file of another format by the name of the format', () => {
  const text = '#begin document (d);\nd 0 0 A (0)\n#end document\n';
  let caught: InputError | undefined;
  try {
    tbfFile({ name: 'x', text }, () => {});
  } catch (error) {
    caught = error as InputError;
  }
  expect(caught?.problems.map(({ code, file }) => [code, file])).toEqual([['file/other-format', 'x']]);
});
