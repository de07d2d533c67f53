import { expect, it } from 'vitest';
import { differencesOf, flowsOf, kindsInAddress } from '../../../../src/web/document/differences.ts';
import { smallModel } from '../../../support/page-model.ts';

const model = smallModel();

it('lists errors of mentions and of entities in the order of the text', () => {
  const found = differencesOf(model).map(
    ({ kind, at, parts }) =>
      `${model.startOf(at)} ${at.side} ${kind}${parts === undefined ? '' : ` ${parts.map(([entity, shared]) => `${model.labelOf(entity)}:${shared}`)}`}`,
  );
  expect(found).toEqual([
    '0 response conflated-entities 1:2,2:1',
    '2 key other',
    '2 key divided-entity 1:1,2:1',
    '5 response extra',
    '5 response extra-entity',
    '9 key span',
    '9 key missing-entity',
    '10 response extra-entity',
  ]);
});

it('has the mentions that each entity shares with those of the other side, the largest share first', () => {
  const { key, response } = flowsOf(model);
  const shares = (flows: typeof key) => flows.map((flow) => flow.map(([, shared]) => shared));
  expect(shares(key)).toEqual([[2], [1, 1], []]);
  expect(shares(response)).toEqual([[2, 1], [], [1], []]);
});

it('computes the shares of a document once', () => {
  expect(flowsOf(model)).toBe(flowsOf(model));
});

it('takes kinds from an address, and nothing that is not one', () => {
  expect([...kindsInAddress('divided-entity,missing,divided-entity')]).toEqual(['divided-entity', 'missing']);
  expect([...kindsInAddress('toString,__proto__,Missing, split,')]).toEqual([]);
});
