import { expect, it } from 'vitest';
import { detectScorch } from '../../../../src/formats/scorch/detect.ts';

const detect = (text: string) => detectScorch(new TextEncoder().encode(text));

it('takes an object for Scorch if its type is one of the two', () => {
  expect(detect('{"type": "clusters", "clusters": {}}')).toBe('it is JSON, and has "type": "clusters"');
  expect(detect('\ufeff {"name": "x", "type":"graph", "mentions": {')).toBe(
    'it is JSON, and has "type": "graph"',
  );
});

it('does not take other JSON for Scorch', () => {
  expect(detect('{"type": "annotation"}')).toBeUndefined();
  expect(detect('{"type": 3}')).toBeUndefined();
  expect(detect('["type"]')).toBeUndefined();
  expect(detect('#begin document (d);')).toBeUndefined();
});

it('does not decide by a value that is cut off', () => {
  expect(detect('{"type": "clus')).toBeUndefined();
});
