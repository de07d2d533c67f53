import { afterEach, expect, it } from 'vitest';
import { parseRoute, route } from '../../../../src/web/frame/route.ts';
import { SystemSwitch } from '../../../../src/web/frame/system-switch.tsx';
import { markupOf } from '../../../support/markup.ts';

afterEach(() => {
  route.value = parseRoute('');
});

const chosen = (html: string) => /<option[^>]* selected>([^<]*)/.exec(html)?.[1];
const switchOf = (systems: 'one' | 'all' | undefined, names = ['A', '<b>B</b>']) =>
  markupOf(SystemSwitch, {
    systems: names.map((name) => ({ name })),
    view: systems === undefined ? {} : { systems },
  });

it('shows the system of the address; without one the first, or all where a view has that', () => {
  expect([chosen(switchOf('one')), chosen(switchOf('all'))]).toEqual(['A', 'all']);
  route.value = parseRoute('#/errors?s=1');
  expect([chosen(switchOf('one')), chosen(switchOf('all'))]).toEqual(['&lt;b>B&lt;/b>', '&lt;b>B&lt;/b>']);
  route.value = parseRoute('#/errors?s=7');
  expect(chosen(switchOf('one'))).toBe('A');
});

it('is not shown for one system, or in a view that has no choice', () => {
  expect([switchOf('one', ['A']), switchOf(undefined)]).toEqual(['', '']);
});
