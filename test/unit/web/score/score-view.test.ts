import { afterEach, expect, it } from 'vitest';
import { problem } from '../../../../src/problems/problem.ts';
import { withGiven, withInspections } from '../../../../src/web/score/inputs.ts';
import { inputs, running, troubles } from '../../../../src/web/score/score-state.ts';
import { ScoreFiles } from '../../../../src/web/score/score-view.tsx';
import { markupOf, textOf } from '../../../support/markup.ts';

afterEach(() => {
  inputs.value = [];
  running.value = undefined;
  troubles.value = [];
});

const give = (...names: string[]) => {
  inputs.value = withGiven(
    [],
    names.map((name) => ({ name, isFolder: false, files: [{ path: name, blob: new Blob(['x']) }] })),
  );
};

it('asks for a key and responses first, and says that nothing leaves the machine', () => {
  const html = markupOf(ScoreFiles, {});
  expect(html.match(/<section class="zone empty"/g)).toHaveLength(2);
  expect(textOf(html)).toContain('Nothing leaves this machine: the page has no network.');
  expect(html).not.toContain('<table');
});

it('lists files that were given, and takes more', () => {
  give('key.conll', '<b>.conll');
  const html = markupOf(ScoreFiles, {});
  expect(textOf(html)).toContain('Drop more here');
  expect(textOf(html)).toContain('<b>.conll');
});

it('does not score files before it knows what they are', () => {
  give('key.conll', 'a.conll');
  const button = () => markupOf(ScoreFiles, {}).match(/<button[^>]*class="primary"[^>]*>/)?.[0];
  expect(button()).toContain('disabled');
  expect(textOf(markupOf(ScoreFiles, {}))).toContain('Reading the files …');
  inputs.value = withInspections(
    inputs.value,
    inputs.value.map(({ path }) => ({
      path,
      formats: ['CoNLL'],
      documents: 1,
      problems: [],
      companions: [],
    })),
  );
  expect(button()).not.toContain('disabled');
  expect(textOf(markupOf(ScoreFiles, {}))).toContain('1 response against key.conll');
});

it('shows how far it is, with a way to stop', () => {
  give('key.conll', 'a.conll');
  running.value = { share: 0.62, step: 'reading a.conll' };
  const html = markupOf(ScoreFiles, {});
  expect(textOf(html)).toContain('reading a.conll');
  expect(html).toContain('<progress max="100" value="62"');
});

it('shows why there is no score', () => {
  troubles.value = [{ problems: [problem('file/damaged', 'It is cut.', { file: 'a.gz' })] }];
  expect(textOf(markupOf(ScoreFiles, {}))).toContain('a.gz error file/damaged It is cut.');
});
