import { expect, it } from 'vitest';
import { ErrorSource } from '../../../../src/web/errors/error-source.ts';
import { indexOf } from '../../../support/page-fixture.ts';
import { smallMade } from '../../../support/page-model.ts';

const made = smallMade();

/** Reads the same document under any number but 1000, which was left out. */
function countedSource() {
  const read: number[] = [];
  const source = new ErrorSource({
    index: indexOf(made),
    document: async (number) => {
      read.push(number);
      return number === 1000 ? undefined : made.documents[0];
    },
  });
  return { source, read };
}

it('lists the errors of a document, or nothing where its text was left out', async () => {
  const { source } = countedSource();
  expect((await source.of(0, 0))?.errors).toHaveLength(8);
  expect(await source.of(1000, 0)).toBeUndefined();
});

it('keeps the 24 documents that were asked for last', async () => {
  const { source, read } = countedSource();
  for (let number = 0; number < 24; number++) await source.of(number, 0);
  await source.of(0, 0); // now 1 was asked for longest ago
  await source.of(24, 0);
  await source.of(0, 0);
  expect(read).toHaveLength(25);
  await source.of(1, 0);
  expect(read.at(-1)).toBe(1);
});
