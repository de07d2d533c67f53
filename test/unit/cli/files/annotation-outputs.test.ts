import { describe, expect, it } from 'vitest';
import { annotationOutputs, writtenAnnotation } from '../../../../src/cli/files/annotation-outputs.ts';
import { annotation } from '../../../../src/cli/files/output-kinds.ts';
import { isWritable, type WritableFormat } from '../../../../src/convert/converter.ts';
import { formats } from '../../../../src/formats/index.ts';

const formatOf = (id: string): WritableFormat =>
  formats.filter(isWritable).find((format) => format.id === id) as WritableFormat;
const pathsOf = (path: string, id: string) =>
  annotationOutputs(path, formatOf(id), true).map((output) => output.path);

describe('annotationOutputs', () => {
  it('is one file for a format without companions', () => {
    expect(annotationOutputs('out/a.conll', formatOf('conll'), false)).toEqual([
      { path: 'out/a.conll', kind: annotation, makesFolder: false },
    ]);
  });

  it.each(['brat', 'litbank'])('has the text beside the annotation of %s', (id) => {
    expect(pathsOf('out/a.b.ann', id)).toEqual(['out/a.b.ann', 'out/a.b.txt']);
  });

  it('adds the ending of the text to a name without one, and leaves dots of folders', () => {
    expect(pathsOf('out.d/story', 'brat')).toEqual(['out.d/story', 'out.d/story.txt']);
  });

  it('makes the folders of all its files, or of none', () => {
    for (const makesFolder of [true, false]) {
      const outputs = annotationOutputs('a.ann', formatOf('brat'), makesFolder);
      expect(outputs.map((output) => output.makesFolder)).toEqual([makesFolder, makesFolder]);
    }
  });
});

describe('writtenAnnotation', () => {
  it('has the content of the annotation and of the text beside it', () => {
    const written = { content: 'T1', companion: 'Ann' };
    expect(writtenAnnotation(written, 'a.ann', formatOf('brat'), true)).toMatchObject([
      { path: 'a.ann', content: 'T1', makesFolder: true },
      { path: 'a.txt', content: 'Ann' },
    ]);
    expect(writtenAnnotation({ content: 'x' }, 'a.conll', formatOf('conll'), false)).toMatchObject([
      { path: 'a.conll', content: 'x', makesFolder: false },
    ]);
  });
});
