import { afterEach, expect, it } from 'vitest';
import { withGiven, withInspections } from '../../../../src/web/score/inputs.ts';
import { OptionsPanel } from '../../../../src/web/score/options-panel.tsx';
import { chosenTask, inputs, running } from '../../../../src/web/score/score-state.ts';
import { markupOf } from '../../../support/markup.ts';

afterEach(() => {
  inputs.value = [];
  chosenTask.value = 'events';
  running.value = undefined;
});

const withEvents = () => {
  const files = ['g.tbf', 's.tbf'].map((name) => ({
    name,
    isFolder: false,
    files: [{ path: name, blob: new Blob(['x']) }],
  }));
  const found = { formats: ['tbf'], documents: 1, problems: [], companions: [], events: ['d'] };
  return withInspections(
    withGiven([], files),
    files.map(({ name }) => ({ path: name, ...found })),
  );
};

it('has the options of coreference, and no choice of the task, unless there are events', () => {
  const html = markupOf(OptionsPanel, {});
  expect(html).toContain('<span>Singletons</span>');
  expect(html).not.toContain('>Score<');
});

it('lets files of events be scored in both ways', () => {
  inputs.value = withEvents();
  expect(markupOf(OptionsPanel, {})).toMatch(/>Score<.*Alignment for coreference/s);
  chosenTask.value = 'coreference';
  expect(markupOf(OptionsPanel, {})).toMatch(/>Score<.*Singletons/s);
});

it('cannot be changed while files are scored', () => {
  running.value = { share: 0, step: '' };
  expect(markupOf(OptionsPanel, {})).toContain('<fieldset disabled>');
});
