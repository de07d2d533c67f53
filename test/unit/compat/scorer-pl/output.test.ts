import { expect, it } from 'vitest';
import { BufferedOutput } from '../../../../src/compat/scorer-pl/output.ts';

function collected(): { readonly out: BufferedOutput; readonly pieces: string[] } {
  const pieces: string[] = [];
  return { out: new BufferedOutput((text) => pieces.push(text)), pieces };
}

it('keeps text and lines until they are flushed, and writes them as one piece', () => {
  const { out, pieces } = collected();
  out.text('Entity 0:');
  out.text(' (0,0)');
  out.line('');
  out.line('File d:');
  expect(pieces).toEqual([]);
  out.flush();
  expect(pieces).toEqual(['Entity 0: (0,0)\nFile d:\n']);
});

it('writes nothing if there is nothing to write', () => {
  const { out, pieces } = collected();
  out.flush();
  out.text('');
  out.flush();
  out.text('x');
  out.flush();
  out.flush();
  expect(pieces).toEqual(['x']);
});

it('writes by itself as soon as it holds 65536 bytes', () => {
  const { out, pieces } = collected();
  out.text('a'.repeat(65_534));
  out.text('b');
  expect(pieces).toEqual([]);
  out.line('');
  expect(pieces).toEqual([`${'a'.repeat(65_534)}b\n`]);
  out.text('c');
  out.flush();
  expect(pieces[1]).toBe('c');
});
