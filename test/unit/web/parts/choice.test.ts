import { expect, it } from 'vitest';
import { Choice } from '../../../../src/web/parts/choice.tsx';
import { markupOf } from '../../../support/markup.ts';

it('is a labelled list with the current value chosen', () => {
  const options = [
    ['muc', 'MUC'],
    ['"><b>', '<i>B³</i>'],
  ] as const;
  const html = markupOf(Choice, { label: 'metric', value: '"><b>', options, onChange: () => {} });
  expect(html).toBe(
    '<label class="choice"><span class="soft">metric</span> <select>' +
      '<option value="muc">MUC</option>' +
      '<option value="&quot;>&lt;b>" selected>&lt;i>B³&lt;/i></option></select></label>',
  );
});
