import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { Document } from '../../../src/core/document.ts';
import { Mentions } from '../../../src/core/mentions.ts';
import { documentOfKit, kitDocument, packKit, unpackKit } from '../../../src/page/kit.ts';

const words = ['Ann', '_', 'ran'];
const document: Document = {
  id: 'a',
  pairKey: 'a#0',
  unit: 'token',
  length: 3,
  sentences: Int32Array.of(0, 2),
  entities: ['SECRET'],
  mentions: Mentions.of([{ start: 0, end: 1, entity: 0 }]),
  nonReferring: Mentions.of([{ start: 2, end: 3, entity: 0 }]),
  tokens: {
    length: 3,
    at: (index) => words[index],
    digest: 7,
    offsets: [
      [0, 3],
      [3, 3],
      [4, 7],
    ],
    emptyNodes: new Set([1]),
    nodeNumbers: new Map([[1, 1]]),
  },
  text: 'Ann ran',
  file: '/home/somebody/testset.conll',
  line: 1,
};
const inflate = async (block: string) => gunzipSync(Buffer.from(block, 'base64'));
const facts = { title: 't', testSet: 's', files: [{ name: 'f', label: 'f (test set)', format: 'conll' }] };

it('packs the text of a document, and nothing of its annotation or of its path', async () => {
  const packed = await packKit(facts, [{ file: 0, document: kitDocument(document, 12) }]);
  expect(packed.index.words).toBe(3);
  const [kit] = await unpackKit(packed, inflate);
  expect(JSON.stringify([packed.index, kit])).not.toMatch(/SECRET|somebody|mention|entit/i);
  const { tokens, mentions, ...rest } = documentOfKit(kit, 'f (test set)');
  expect(rest).toEqual({
    id: 'a',
    pairKey: 'a#0',
    unit: 'token',
    length: 3,
    sentences: [0, 2],
    entities: [],
    text: 'Ann ran',
    file: 'f (test set)',
    line: 12,
  });
  expect(mentions.length).toBe(0);
  expect(words.map((_, index) => tokens?.at(index))).toEqual(words);
  expect(tokens).toMatchObject({
    length: 3,
    digest: 7,
    offsets: [
      [0, 3],
      [3, 3],
      [4, 7],
    ],
  });
  expect(tokens?.emptyNodes).toEqual(new Set([1]));
  expect(tokens?.nodeNumbers).toEqual(new Map([[1, 1]]));
});

it('counts the documents for which there is no room', async () => {
  const large = { ...kitDocument(document, 1), words: Array.from({ length: 40_000 }, (_, i) => `w${i}`) };
  const documents = [large, large, large].map((each) => ({ file: 0, document: each }));
  const packed = await packKit(facts, documents, 10);
  expect(packed.leftOut).toBe(2);
  await expect(unpackKit(packed, inflate)).rejects.toThrow('the file is incomplete');
});
