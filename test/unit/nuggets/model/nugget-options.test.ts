import { expect, it } from 'vitest';
import { attributeSettings, parseAttributes } from '../../../../src/nuggets/model/attributes.ts';
import {
  alignmentMethods,
  defaultMapping,
  defaultNuggetOptions,
} from '../../../../src/nuggets/model/nugget-options.ts';

it('has by default what the task definition of 2015 prescribes', () => {
  expect(defaultNuggetOptions).toMatchObject({
    mapping: 'greedy',
    unit: 'auto',
    corefSetting: 'type',
    corefThreshold: 1,
    corefAlignment: 'greedy',
    profile: { id: '2015' },
  });
  const { attributes, corefSetting, corefAlignment, coreference, sequencing } = defaultNuggetOptions;
  expect(attributeSettings(attributes).map(({ name }) => name)).toEqual([
    'span',
    'type',
    'realis',
    'type+realis',
  ]);
  expect(corefSetting).toBe(defaultMapping(attributes));
  expect(alignmentMethods).toContain(corefAlignment);
  expect([coreference, sequencing]).toEqual([undefined, undefined]);
});

it.each([
  ['type,realis', 'type'],
  ['realis,type', 'type'],
  ['realis', 'span'],
  ['types=8', 'span'],
  ['', 'span'],
])('maps mentions with attributes %j by %s for coreference', (list, setting) =>
  expect(defaultMapping(parseAttributes(list))).toBe(setting),
);
