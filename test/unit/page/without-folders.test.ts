import { expect, it } from 'vitest';
import { withoutFolders } from '../../../src/page/without-folders.ts';

it('shortens absolute paths of inputs, also inside messages', () => {
  const hide = withoutFolders([
    '/home/ann/secret/key.conll',
    '/data/runs/sys/',
    'dev/b.conll',
    'C:\\Users\\ann\\c.conll',
  ]);
  expect(hide('/home/ann/secret/key.conll')).toBe('key.conll');
  expect(hide('File /data/runs/sys/sub/x.conll is empty.')).toBe('File sys/sub/x.conll is empty.');
  expect(hide('dev/b.conll')).toBe('dev/b.conll');
  expect(hide('C:\\Users\\ann\\c.conll')).toBe('c.conll');
});
