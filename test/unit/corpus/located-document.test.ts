import { expect, it } from 'vitest';
import { UnreadDocument } from '../../../src/corpus/located-document.ts';
import { conll } from '../../../src/formats/index.ts';
import { bytesOf } from '../../support/conll.ts';
import { sourceOf } from '../../support/cut-reading.ts';

it('an unread document is known by its byte range, its name and its format', () => {
  const unread = new UnreadDocument('(a/b); part 003', 10, 25, sourceOf(bytesOf('')), 2);
  expect(unread).toMatchObject({
    kind: 'unread',
    bytes: 15,
    pairKey: conll.pairKey('(a/b); part 003'),
    format: conll,
    naming: conll.wording.naming,
    file: { name: 'f', start: 10 },
  });
});
