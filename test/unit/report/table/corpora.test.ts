import { expect, it } from 'vitest';
import { corporaTable } from '../../../../src/report/table/corpora.ts';

const facts = { documents: 1, mentions: 12345, entities: 1, singletons: 0 };

it('has a row for each corpus, the first in place of a head, with nouns that agree', () => {
  const other = { documents: 0, mentions: 1, entities: 2, singletons: 1 };
  expect(
    corporaTable([
      { role: 'key', path: 'k.conll', facts },
      { role: 'response', path: '', facts: other },
    ]),
  ).toEqual({
    head: ['key', 'k.conll', '1 document', '12,345 mentions', '1 entity', '0 singletons'],
    rows: [['response', '', '0 documents', '1 mention', '2 entities', '1 singleton']],
    align: ['left', 'left', 'right', 'right', 'right', 'right'],
  });
});

it('has a head alone for one corpus', () => {
  expect(corporaTable([{ role: 'key', path: 'k', facts }]).rows).toEqual([]);
});
