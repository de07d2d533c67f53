import { expect, it } from 'vitest';
import { parseAttributes } from '../../../../src/nuggets/model/attributes.ts';
import { defaultNuggetOptions } from '../../../../src/nuggets/model/nugget-options.ts';
import { nuggetSignature } from '../../../../src/nuggets/score/signature.ts';
import { version } from '../../../../src/version.ts';
import { nuggetFile, tablesFor, tbf } from '../../../support/nuggets.ts';

const { documents } = nuggetFile('f', tbf('d', 'E1 0,1'));
const withoutGold = (signature: string) => signature.replace(/\|gold:[\da-f]{16}$/, '');

it('states the defaults that a score depends on', () => {
  expect(withoutGold(nuggetSignature(defaultNuggetOptions, 'character', documents))).toBe(
    `nuggets:2015|unit:character|attributes:type+realis|mapping:greedy|coref:type@1|alignment:greedy|v:${version}`,
  );
});

it('states what was chosen, in names without separators', () => {
  const options = {
    ...defaultNuggetOptions,
    attributes: parseAttributes('type,polarity=8'),
    tables: tablesFor({}),
    mapping: 'optimal' as const,

    corefAlignment: 'best' as const,
    types: ['b|c', 'a a'],
    documents: ['x+y', 'a'],
    corefThreshold: 0.5,
  };
  expect(withoutGold(nuggetSignature(options, 'token', documents, { lenient: true }))).toBe(
    `nuggets:2015|unit:token|tables:yes|attributes:type+polarity=8|mapping:optimal|coref:type@0.5|alignment:best@5000|types:a_a+b_c|documents:x_y+a|lenient:yes|v:${version}`,
  );
});
