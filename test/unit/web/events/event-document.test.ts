import { afterEach, expect, it } from 'vitest';
import { eventDocument } from '../../../../src/web/events/event-document.tsx';
import { parseRoute, route } from '../../../../src/web/frame/route.ts';
import { goldText, systemText } from '../../../support/compared-nuggets.ts';
import { markupOf, textOf } from '../../../support/markup.ts';
import { eventIndexOf } from '../../../support/small-event-index.ts';

afterEach(() => {
  route.value = parseRoute('');
});

const index = eventIndexOf(goldText, { A: systemText, B: goldText });
const at = (hash: string) => {
  route.value = parseRoute(hash);
  return textOf(markupOf(eventDocument.component, { index }));
};

it('has the name of the document and the score of the system while it is loading', () => {
  expect(at('#/events/d?s=1')).toMatch(/d.*100\.00.*Loading …/);
  expect(at('#/events/d?s=0')).not.toContain('100.00');
});

it('says that a document is not in the report', () => {
  expect(at('#/events/__proto__')).toContain('Not in this report');
});
