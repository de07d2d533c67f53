import { describe, expect, it } from 'vitest';
import { companionPath, openCompanions } from '../../../src/formats/companions.ts';
import { conll } from '../../../src/formats/index.ts';
import { bytesOf } from '../../support/conll.ts';

describe('companionPath', () => {
  it.each([
    ['dir.d/story.ann', '.txt', 'dir.d/story.txt'],
    ['dir.d/story', '.txt', 'dir.d/story.txt'],
    ['dir.d\\story', '.txt', 'dir.d\\story.txt'],
    ['a.b.ann', '.txt', 'a.b.txt'],
  ])('of %s with %s is %s', (path, extension, found) => expect(companionPath(path, extension)).toBe(found));
});

describe('openCompanions', () => {
  const companions = [
    { extension: '.txt', content: 'the text' },
    { extension: '.a1', content: 'entities' },
  ];
  const files = new Map([
    ['x/story.txt', bytesOf('Mary')],
    ['text/story', bytesOf('Tom')],
    ['text/story.2', bytesOf('Ann')],
  ]);
  const open = async (path: string) => files.get(path);

  it('opens those that exist, for formats that have some', async () => {
    expect(await openCompanions('x/story.ann', { companions }, open)).toEqual(
      new Map([['.txt', bytesOf('Mary')]]),
    );
    expect(await openCompanions('x/other.ann', { companions }, open)).toEqual(new Map());
    expect(await openCompanions('x/story.ann', conll, open)).toBeUndefined();
  });

  it('takes the first path that exists where a format names several, and not the usual one', async () => {
    const paths = () => ['none/story', 'text/story', 'text/story.2'];
    const card = { companions: [{ extension: '.txt', content: 'the text', paths }] };
    expect(await openCompanions('x/story.ann', card, open)).toEqual(new Map([['.txt', bytesOf('Tom')]]));
  });
});
