import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { Steps } from '../../../../src/page/steps.ts';
import { inflate, pageData } from '../../../../src/web/frame/report-data.ts';

const packed = (text: string) => gzipSync(text).toString('base64');
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
function* textSteps(bytes: Uint8Array): Steps<string> {
  yield;
  return textOf(bytes);
}

it('inflates base64 of gzip', async () => {
  expect(textOf(await inflate(packed('חתול 😀')))).toBe('חתול 😀');
});

it('reads a document from its place in its block, and inflates each block once', async () => {
  const documents = [{ at: [0, 0, 3] as const }, {}, { at: [0, 3, 5] as const }, { at: [1, 0, 1] as const }];
  const asked: number[] = [];
  const data = pageData(
    { documents },
    (block) => {
      asked.push(block);
      return packed(['onexy', 'z'][block]);
    },
    textSteps,
  );
  expect(await Promise.all([0, 1, 2, 3].map((number) => data.document(number)))).toEqual([
    'one',
    undefined,
    'xy',
    'z',
  ]);
  expect(asked).toEqual([0, 1]);
});

it('keeps at most 17 inflated blocks', async () => {
  let asked = 0;
  const documents = Array.from({ length: 18 }, (_, block) => ({ at: [block, 0, 1] as const }));
  const data = pageData(
    { documents },
    () => {
      asked++;
      return packed('x');
    },
    textSteps,
  );
  for (let number = 0; number < 18; number++) await data.document(number);
  await data.document(0);
  expect(asked).toBe(19);
});
