import { describe, expect, it } from 'vitest';
import { annotatorsIn, placedFiles } from '../../../src/corpus/exports.ts';
import { InputError } from '../../../src/problems/problem.ts';

const files = (...paths: string[]) => paths.map((path) => ({ path, name: path }));
const placed = (
  paths: readonly string[],
  side: 'key' | 'response' = 'key',
  annotator?: string,
): (string | undefined)[][] =>
  placedFiles(files(...paths), { argument: 'x', side, annotator }).files.map((file) => [
    file.path,
    file.document,
    file.annotator,
  ]);

const EXPORT = [
  'x/annotation/a.txt/INITIAL_CAS.tsv',
  'x/annotation/a.txt/lea.tsv',
  'x/annotation/a.txt/tom.zip/webanno1.tsv',
  'x/annotation_ser/a.txt/lea.ser',
  'x/curation/a.txt/CURATION_USER.tsv',
  'x/exportedproject.json',
];

describe('an export', () => {
  it('is a key by what the curator made', () => {
    expect(placed(EXPORT)).toEqual([['x/curation/a.txt/CURATION_USER.tsv', 'a.txt', 'CURATION_USER']]);
    expect(placedFiles(files(...EXPORT), { argument: 'x', side: 'key' }).ofCurator).toBe(true);
    expect(placedFiles(files(EXPORT[4]), { argument: 'x', side: 'response' }).ofCurator).toBe(false);
  });

  it('is a response by what the annotators made', () => {
    expect(placed(EXPORT, 'response')).toEqual([
      ['x/annotation/a.txt/lea.tsv', 'a.txt', 'lea'],
      ['x/annotation/a.txt/tom.zip/webanno1.tsv', 'a.txt', 'tom'],
    ]);
    expect(placed(EXPORT, 'response', 'tom')).toEqual([
      ['x/annotation/a.txt/tom.zip/webanno1.tsv', 'a.txt', 'tom'],
    ]);
    expect(placed(EXPORT, 'key', 'lea')).toEqual([['x/annotation/a.txt/lea.tsv', 'a.txt', 'lea']]);
    expect(placed(EXPORT, 'response', 'INITIAL_CAS')).toHaveLength(1);
  });

  it('has annotators, whom an unknown name is not', () => {
    expect(annotatorsIn(files(...EXPORT))).toEqual(['lea', 'tom']);
    expect(annotatorsIn(files('x/a.tsv'))).toEqual([]);
    try {
      placed(EXPORT, 'response', 'bob');
      expect.unreachable();
    } catch (error) {
      expect((error as InputError).problems[0]).toMatchObject({
        code: 'file/missing',
        expected: 'one of lea, tom',
      });
      expect(error).toBeInstanceOf(InputError);
    }
  });
});

describe('other folders', () => {
  it('are documents if all files have one name', () => {
    expect(placed(['x/a/coref.ann', 'x/b/coref.ann']).map(([, document]) => document)).toEqual(['a', 'b']);
    expect(placed(['x/a/coref.ann', 'x/b/other.ann']).map(([, document]) => document)).toEqual([
      undefined,
      undefined,
    ]);
    expect(placed(['x/a/coref.ann'])[0][1]).toBeUndefined();
  });
});
