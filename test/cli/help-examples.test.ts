import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const program = `"${process.execPath}" "${join(root, 'dist/bin/main.js')}"`;

describe('the examples of --help run, one after the other', () => {
  it.each(['analyze', 'check', 'check-kit', 'explain', 'compare', 'agree', 'tokenize', 'serve'])(
    'of %s',
    (verb) => {
      const folder = temporaryFolder();
      cpSync(join(root, 'examples'), join(folder, 'examples'), { recursive: true });
      const shell = (line: string) =>
        spawnSync('sh', ['-c', line.replaceAll(/\bcorefeval\b/g, program)], {
          cwd: folder,
          encoding: 'utf8',
        });
      const help = shell(`corefeval ${verb} --help`).stdout;
      const examples = Array.from(help.matchAll(/^ {2}\$ (.*)$/gm), ([, line]) => line);
      expect(examples.length).toBeGreaterThan(0);
      for (const line of examples) {
        const { status, stderr } = shell(line);
        expect({ line, status, stderr: stderr.replace(/(?:.*Boundary mismatch|wrote ).*\n/g, '') }).toEqual({
          line,
          status: 0,
          stderr: '',
        });
      }
    },
  );
});
