import { describe, expect, it } from 'vitest';
import { Files } from '../../../../../src/compat/evmeval/files/files.ts';
import { Halt } from '../../../../../src/compat/evmeval/python/log.ts';

const world = {
  read: (path: string) => (path === 'found' ? 'old' : undefined),
  isDirectory: (path: string) => path === 'there',
  canWrite: (path: string) => !path.startsWith('found/'),
};

describe('the files of a run', () => {
  it('let a handle that writes later overwrite what is there', () => {
    const files = new Files(world);
    const [first, second] = [files.open('r'), files.open('./r')];
    first.write('longer text');
    second.write('short');
    first.flush();
    second.flush();
    expect([...files.contents()]).toEqual([['r', 'shortr text']]);
  });

  it('pass on full buffers of 4096 bytes at once and the rest when they are flushed', () => {
    const files = new Files(world);
    const [first, second] = [files.open('r'), files.open('r')];
    first.write('a'.repeat(4097));
    second.write('bb');
    second.flush();
    expect(files.read('r')).toBe(`bb${'a'.repeat(4094)}`);
    first.flush();
    expect(files.read('r')).toBe(`bb${'a'.repeat(4095)}`);
  });

  it('are empty as soon as they are opened, also for reading', () => {
    const files = new Files(world);
    expect(files.read('found')).toBe('old');
    files.open('found');
    expect(files.read('found')).toBe('');
  });

  it.each(['', 'there', 'new/', 'nowhere/x', 'found/x'])('cannot be opened at "%s"', (path) => {
    expect(() => new Files(world).open(path)).toThrow(Halt);
  });

  it('can be opened in directories that the run makes', () => {
    const files = new Files(world);
    files.makeDirectory('a/b');
    files.open('a/b/c').write('x');
    files.open('a/c').write('y');
    expect(() => files.makeDirectory('found/x')).toThrow(Halt);
    expect([...files.contents()]).toEqual([
      ['a/b/c', 'x'],
      ['a/c', 'y'],
    ]);
  });
});
