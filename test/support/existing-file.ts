import { renameSync, writeFileSync } from 'node:fs';
import { isInput } from '../../src/cli/files/input-files.ts';

/**
 * Writes a file that is no input of a verb. Tests share a thread, and inputs are known by the number of the file, which may be
 * given again after a file is removed; a file with such a number is put aside.
 */
export function existingFile(path: string, content: string): string {
  writeFileSync(path, content);
  for (let i = 0; isInput(path); i++) {
    renameSync(path, `${path}.aside-${i}`);
    writeFileSync(path, content);
  }
  return path;
}
