import { afterEach, expect, it } from 'vitest';
import { problem } from '../../../../src/problems/problem.ts';
import { InputTable } from '../../../../src/web/score/input-table.tsx';
import { withGiven, withInspections } from '../../../../src/web/score/inputs.ts';
import { chosenKey, inputs } from '../../../../src/web/score/score-state.ts';
import { markupOf, textOf } from '../../../support/markup.ts';

afterEach(() => {
  inputs.value = [];
  chosenKey.value = undefined;
});

const given = (name: string, size: number) => ({
  name,
  isFolder: false,
  files: [{ path: name, blob: new Blob(['x'.repeat(size)]) }],
});
const rows = () =>
  markupOf(InputTable, {})
    .split('<tr')
    .slice(2)
    .map((row) => textOf(`<${row}`));

it('shows what is known of each file, and which one is taken for the key', () => {
  inputs.value = withInspections(withGiven([], [given('sys<b>.conll', 2000), given('gold.conll', 3)]), [
    { path: 'sys<b>.conll', formats: ['CoNLL'], documents: 1, problems: [], companions: [] },
  ]);
  expect(rows()).toEqual([
    'sys<b>.conll is the keysys<b>.conll 2.0 KBCoNLL 1 document×Remove sys<b>.conll',
    'gold.conll is the keygold.conll 3 bytesreading …key, a guess×Remove gold.conll',
  ]);
  chosenKey.value = 'gold.conll';
  expect(rows()[1]).toContain('reading …key×');
});

it('shows the first error of a file, with its place', () => {
  const problems = [problem('file/damaged', 'Open.', { file: 'a.conll', line: 7, column: 28 })];
  const inspected = (formats: string[]) => {
    inputs.value = withInspections(withGiven([], [given('a.conll', 1)]), [
      { path: 'a.conll', formats, documents: 2, problems, companions: [] },
    ]);
    return textOf(markupOf(InputTable, {}));
  };
  expect(inspected(['CoNLL'])).toContain('CoNLL 2 documents1 error at a.conll:7:28');
  expect(inspected([])).toContain('1 byteOpen.');
});
