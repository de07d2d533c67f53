import { expect, it } from 'vitest';
import { read } from '../../../src/serve/read.ts';
import { resultOf, serveShell } from '../../support/serve-shell.ts';

const of = async (text: string) => (await resultOf('read', { source: { text } })).documents[0];

it('lists tokens, positions that include both ends, and labels', async () => {
  const text = '#begin document (d); part 000\nd\t0\tNew\t(7\nd\t0\tYork\t7)\nd\t0\tit\t(7)\n#end document\n';
  expect(await of(text)).toEqual({
    id: '(d); part 000',
    unit: 'token',
    tokens: ['New', 'York', 'it'],
    entities: [[[0, 1], [2, 2]]], // biome-ignore format: one line
    labels: ['7'],
  });
});

it('lists characters with their text', async () => {
  const text =
    '{"text": "Tom said he slept.", "clusters": [[[0, 3], [9, 11]]], "clusters_strings": [["Tom", "he"]]}';
  expect(await of(text)).toMatchObject({ unit: 'character', text: 'Tom said he slept.', entities: [[[0, 2], [9, 10]]] }); // biome-ignore format: one line
});

it('lists names where mentions have no positions', async () => {
  const text = '{"type": "clusters", "clusters": {"c1": ["m1", "m2"], "c2": ["m3"]}}';
  expect(await of(text)).toMatchObject({
    unit: 'name',
    entities: [['m1', 'm2'], ['m3']],
    labels: ['c1', 'c2'],
  });
});

it('says how the files were read', async () => {
  const source = { text: '{"id": "d", "tokens": ["a", "b"], "clusters": [[[0, 0], [1, 1]]]}', name: 'x' };
  expect(await read({ source }, serveShell())).toMatchObject({
    path: 'x',
    format: 'jsonlines',
    warnings: [],
  });
});
