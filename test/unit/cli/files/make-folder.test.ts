import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '../../../../src/cli/files/make-folder.ts';

describe('makeFolder', () => {
  it('makes the folders above too, and takes one that is there', () => {
    const root = mkdtempSync(join(tmpdir(), 'corefeval-'));
    try {
      makeFolder(join(root, 'a', 'b', 'c'));
      makeFolder(join(root, 'a', 'b', 'c'));
      expect(statSync(join(root, 'a', 'b', 'c')).isDirectory()).toBe(true);
    } finally {
      rmSync(root, { recursive: true });
    }
  });

  it('refuses a path below a file', () => {
    const root = mkdtempSync(join(tmpdir(), 'corefeval-'));
    try {
      writeFileSync(join(root, 'file'), '');
      expect(() => makeFolder(join(root, 'file', 'a'))).toThrow();
    } finally {
      rmSync(root, { recursive: true });
    }
  });

  it.runIf(existsSync('/proc/self'))('ends where no folder can be made', () => {
    expect(() => makeFolder('/proc/corefeval/a')).toThrow(/ENOENT|EACCES|EPERM/);
  });
});
