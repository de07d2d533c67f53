import { describe, expect, it } from 'vitest';
import { type LocatedDocument, UnreadDocument } from '../../../src/corpus/located-document.ts';
import { canRunInThreads, jobOf } from '../../../src/corpus/thread-jobs.ts';
import { conll } from '../../../src/formats/index.ts';

const unread = (path: string | undefined, companions?: ReadonlyMap<string, Uint8Array>) => {
  const store = { name: 'shown', size: 9, path, read: () => new Uint8Array() };
  return new UnreadDocument('(d);', 3, 7, { store, format: conll, traits: { a: 'b' }, companions }, 1);
};
const pair = (key: LocatedDocument, response?: LocatedDocument) => ({ id: 'x', key, response });

describe('canRunInThreads', () => {
  const read = { kind: 'read' } as LocatedDocument;

  it.each([
    ['files on the disk', [pair(unread('/f'), unread('/g')), pair(unread('/f'))], true],
    ['bytes in memory', [pair(unread('/f'), unread(undefined))], false],
    ['companion files', [pair(unread('/f', new Map()))], false],
    ['documents that are read', [pair(unread('/f')), pair(unread('/f'), read)], false],
  ])('%s', (_, pairs, expected) => {
    expect(canRunInThreads({ pairs })).toBe(expected);
  });
});

it('jobOf is plain data with all that a worker needs to read the documents', () => {
  const document = {
    id: '(d);',
    name: 'shown',
    path: '/f',
    format: 'conll',
    traits: { a: 'b' },
    start: 3,
    end: 7,
  };
  const job = jobOf(4, [pair(unread('/f'))]);
  expect(job).toEqual({ number: 4, pairs: [{ id: 'x', key: document, response: undefined }] });
  expect(structuredClone(job)).toEqual(job);
});
