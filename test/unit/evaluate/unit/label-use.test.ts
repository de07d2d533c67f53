import { expect, it } from 'vitest';
import { LabelUse } from '../../../../src/evaluate/unit/label-use.ts';

const side = (...labels: (string | null)[]) => ({ labels, sizes: labels.map(() => 1) });

it('counts in how many documents and topics labels occur', () => {
  const use = new LabelUse();
  use.add({ key: side('1', '2', null), response: side() }, 'a');
  use.add({ key: side('1', null), response: side('9') }, 'a');
  use.add({ key: side('1', '3'), response: side() }, 'b');
  expect(use.key.facts()).toEqual({ documents: 3, labels: 3, inSeveral: 1, inHalf: 1, acrossTopics: 1 });
  expect(use.response.facts()).toEqual({ documents: 1, labels: 1, inSeveral: 0, inHalf: 1, acrossTopics: 0 });
});
