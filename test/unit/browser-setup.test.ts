import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
// @ts-expect-error a script without types
import { allowsSandbox, args } from '../../scripts/browser.mjs';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

describe('the browser of the tests', () => {
  it('comes from system packages that CONTRIBUTING announces, each after a line that names it', () => {
    const script = read('scripts/browser.mjs');
    const installs = [...script.matchAll(/'install', '-y', '-qq', '([^']+)'/g)].map(([, name]) => name);
    expect(installs).toEqual(['chromium']);
    for (const name of installs) {
      expect(read('CONTRIBUTING.md')).toContain(`the system package \`${name}\``);
      const said = script.indexOf(`Installing the system package ${name} with apt-get`);
      expect(said).toBeGreaterThan(0);
      expect(said).toBeLessThan(script.indexOf("'install', '-y'"));
    }
  });

  it('comes from npm as its lock file pins it, by version and checksum', () => {
    const { dependencies } = JSON.parse(read('scripts/browser/package.json'));
    const { packages } = JSON.parse(read('scripts/browser/package-lock.json'));
    for (const [name, version] of Object.entries(dependencies)) {
      expect(packages[`node_modules/${name}`]).toMatchObject({
        version,
        integrity: expect.stringMatching(/^sha512-/),
      });
    }
    expect(read('scripts/browser.mjs')).not.toContain('--no-save');
  });

  it('keeps its sandbox where the system allows it', () => {
    expect(args).not.toContain('--no-sandbox');
    expect(read('scripts/browser.mjs')).toContain('const chromiumSandbox = allowsSandbox();');
    if (process.platform === 'linux' && process.getuid?.() === 0) expect(allowsSandbox()).toBe(false);
  });
});
