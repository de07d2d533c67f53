import { describe, expect, it } from 'vitest';
import { toBytes } from '../../../../src/compat/scorer-pl/bytes.ts';
import { ReferenceFile } from '../../../../src/compat/scorer-pl/source-file.ts';
import { size } from '../../../support/runs.ts';

/** Byte strings, so that hostile bytes can be written down. */
const file = (text: string) => new ReferenceFile('f', () => toBytes(text));

describe('SourceFile, looking for documents', () => {
  it('gives the last document of a name for all documents, in the place of the first, and the first one by name', () => {
    const twice = file(
      '#begin document d\nx\t(0)\n#end document\n#begin document e\n#end document\n#begin document d\n#end document\n',
    );
    expect([...twice.documents.keys()]).toEqual(['d', 'e']);
    expect(twice.last('d').entities).toEqual([]);
    expect(twice.first('d').entities).toEqual([[[0, 0]]]);
  });

  it('gives an empty document without a name where there is none', () => {
    expect(file('#begin document e\nx\t(0)\n').last('d')).toMatchObject({ name: '', entities: [] });
    expect(file('').first('d')).toMatchObject({ name: '', entities: [] });
  });

  it('finds many documents of which each contains the later ones', () => {
    const count = size(500);
    const text = Array.from({ length: count }, (_, i) => `#begin document ${i}\nw\t(0)\n`).join('');
    const many = file(text);
    const sizes = Array.from(many.documents.keys(), (name) => many.last(name).entities.flat().length);
    expect(sizes).toEqual(sizes.map((_, i) => count - i));
  });
});

describe('SourceFile, reading a document', () => {
  it('knows how many lines it read, from the begin line or from the top, and whether it met the end of the file', () => {
    const text = 'junk\n#begin document d\nx\n#end document\n#begin document e\nx\n#end document';
    expect(file(text).last('d')).toMatchObject({ linesRead: 3, exhausted: false });
    expect(file(text).first('d')).toMatchObject({ linesRead: 4, exhausted: false });
    expect(file(text).last('e')).toMatchObject({ linesRead: 3, exhausted: true });
    expect(file(`${text}\n`).last('e')).toMatchObject({ linesRead: 3, exhausted: false });
    expect(file(text).last('x')).toMatchObject({ linesRead: 7, exhausted: true });
  });
});

describe('SourceFile, opening', () => {
  it('says why a file cannot be opened', () => {
    const missing = new ReferenceFile('x.key', () => ({ errno: 13, message: 'Permission denied' }));
    expect(() => missing.open()).toThrow(
      expect.objectContaining({ message: 'Can not open x.key: Permission denied', exitCode: 13 }),
    );
  });
});
