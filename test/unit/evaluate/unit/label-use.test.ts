import { expect, it } from 'vitest';
import { LabelUse } from '../../../../src/evaluate/unit/label-use.ts';

const side = (...labels: (string | null)[]) => ({ labels, sizes: labels.map(() => 1) });

it('counts in how many documents and topics labels occur', () => {
  const use = new LabelUse();
  const count = (key: ReturnType<typeof side>, response: ReturnType<typeof side>, topic: string) =>
    use.count(use.numbered({ key, response }), topic);
  count(side('1', '2', null), side(), 'a');
  count(side('1', null), side('9'), 'a');
  count(side('1', '3'), side(), 'b');
  expect(use.key.facts()).toEqual({ documents: 3, labels: 3, inSeveral: 1, inHalf: 1, acrossTopics: 1 });
  expect(use.response.facts()).toEqual({ documents: 1, labels: 1, inSeveral: 0, inHalf: 1, acrossTopics: 0 });
});

it('numbers labels in the order of their first use, and entities without a name each by itself', () => {
  const use = new LabelUse();
  const numbers = (...labels: (string | null)[]) => [
    ...use.numbered({ key: side(...labels), response: side() }).key.entities,
  ];
  expect(numbers('x', null, 'y')).toEqual([0, 1, 2]);
  expect(numbers('y', null, 'x')).toEqual([2, 3, 0]);
  const united = { ...side('x'), united: [['x', 'new'] as const] };
  expect(use.numbered({ key: united, response: side() }).key.united).toEqual([[0, 4]]);
});

it('does not count a label whose entity has no mentions', () => {
  const use = new LabelUse();
  use.count(use.numbered({ key: { labels: ['x', 'y'], sizes: [0, 1] }, response: side() }), undefined);
  expect(use.key.facts()).toEqual({ documents: 1, labels: 1, inSeveral: 0, inHalf: 1, acrossTopics: 0 });
});

it('keeps labels apart that are the same number written in different ways', () => {
  const use = new LabelUse();
  const labels = [
    '0',
    '00',
    '7',
    '07',
    '7 ',
    '+7',
    '7.0',
    '٧',
    '',
    '999999',
    '1000000',
    '01000000',
    '1e3',
    '1000',
  ];
  const numbers = [...labels.keys()];
  const numbered = () => [...use.numbered({ key: side(...labels), response: side() }).key.entities];
  expect(numbered()).toEqual(numbers);
  expect(numbered()).toEqual(numbers);
});
