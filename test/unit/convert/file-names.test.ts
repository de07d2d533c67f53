import { describe, expect, it } from 'vitest';
import { FileNames } from '../../../src/convert/file-names.ts';

const names = (...ids: string[]) => {
  const given = new FileNames();
  return ids.map((id) => given.next(id));
};

describe('file names of documents', () => {
  it.each([
    ['../../x', 'x'],
    ['/etc/passwd', 'etc_passwd'],
    ['C:\\x', 'C_x'],
    ['', 'document'],
    ['..', 'document'],
    ['con', 'con_'],
    ['NUL.txt', 'NUL_.txt'],
    ['(bc/cctv/00/cctv_0001); part 000', 'bc_cctv_00_cctv_0001_part_000'],
    ['-rf', 'rf'],
    ['a\0b\nc', 'a_b_c'],
    ['Łódź', 'Łódź'],
    ['a.', 'a'],
  ])('%j becomes %s', (id, name) => expect(names(id)).toEqual([name]));

  it('are short enough for any file system', () => {
    for (const id of ['x'.repeat(300), 'é'.repeat(300), '字'.repeat(300), '😀'.repeat(300), '𝒳'.repeat(300)])
      expect(new TextEncoder().encode(names(id)[0]).length).toBeLessThanOrEqual(180);
    expect(names('é'.repeat(300))[0].length).toBe(90);
  });

  it('are different for different documents, also where case is ignored', () => {
    expect(names('a/b', 'a:b', 'A b', 'a_b~2', 'x'.repeat(300), 'x'.repeat(301))).toEqual([
      'a_b',
      'a_b~2',
      'A_b~3',
      'a_b_2',
      'x'.repeat(180),
      `${'x'.repeat(180)}~2`,
    ]);
  });
});
