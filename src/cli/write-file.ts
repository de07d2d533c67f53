import { existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { cleanUpAtExit } from './clean-up.ts';

/**
 * Writes a file whole or not at all: beside its place first, then moved there in one step. What is there and is no file,
 * such as a pipe or a device, is written to as it is.
 */
export function writeWhole(path: string, content: string | Uint8Array): void {
  if (existsSync(path) && !statSync(path).isFile()) {
    writeFileSync(path, content);
    return;
  }
  mkdirSync(dirname(path), { recursive: true });
  const beside = `${path}.${Math.random().toString(36).slice(2)}.tmp`;
  const remove = () => rmSync(beside, { force: true });
  const done = cleanUpAtExit(remove);
  try {
    writeFileSync(beside, content, { flag: 'wx' }); // never over a file, or through a link, that is there
    renameSync(beside, path);
  } catch (error) {
    remove();
    throw error;
  } finally {
    done();
  }
}
