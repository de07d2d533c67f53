import { afterEach, expect, it } from 'vitest';
import { ChangedForEvents, EventChoices } from '../../../../src/web/score/event-options.tsx';
import { eventOptions, profileChoices } from '../../../../src/web/score/score-state.ts';
import { markupOf, textOf } from '../../../support/markup.ts';

const before = eventOptions.value;
afterEach(() => {
  eventOptions.value = before;
  profileChoices.value = [];
});

it('names every option that is not at its default', () => {
  expect(textOf(markupOf(ChangedForEvents, {}))).toBe('');
  eventOptions.value = { profile: '2016', mapping: 'optimal', corefAlignment: 'best', lenient: true };
  expect(textOf(markupOf(ChangedForEvents, {}))).toBe(
    'Profile: 2016 · Mapping of mentions: optimal · Alignment for coreference: best · Skip what is broken',
  );
});

it('explains the chosen profile; the first is the default', () => {
  profileChoices.value = [
    { id: 'one', summary: 'the first', needsTables: false },
    { id: 'two', summary: 'the second', needsTables: true },
  ];
  expect(markupOf(EventChoices, {})).toContain('<option value="one" selected>one</option>');
  eventOptions.value = { ...before, profile: 'two' };
  expect(textOf(markupOf(EventChoices, {}))).toContain('the second');
});
