/** The licences of what is bundled into programs and pages are in the package. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const licences = (folder: string) => readFileSync(`${root}dist/${folder}/LICENSES.txt`, 'utf8');

describe('the file of licences', () => {
  it('of the pages names every package that src/web imports', () => {
    const imported = new Set(
      readdirSync(`${root}src/web`, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => `${root}src/web/${file}`)
        .flatMap((file) =>
          Array.from(readFileSync(file, 'utf8').matchAll(/ from '(@[^/']+\/[^/']+|[^.@/'][^/']*)/g)),
        )
        .map(([, name]) => name),
    );
    expect(imported).toContain('preact');
    for (const name of [...imported, '@preact/signals-core'])
      expect(licences('web')).toMatch(new RegExp(`^${name}\\n\\n[\\s\\S]*Copyright`, 'm'));
  });

  it('of the programs names what is bundled', () => {
    expect(licences('bin')).toMatch(/^commander\n\n[\s\S]*Copyright/m);
  });
});
