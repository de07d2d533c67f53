import { describe, expect, it } from 'vitest';

const { isInstalled } = await import(new URL('../../scripts/installed.mjs', import.meta.url).href);

const lock = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/a/node_modules/b': { version: '2.0.0', dev: true },
    'node_modules/win': { version: '3.0.0', optional: true },
  },
};
const installed = {
  'node_modules/a': { version: '1.0.0' },
  'node_modules/a/node_modules/b': { version: '2.0.0', dev: true },
};

describe('packages are installed', () => {
  it('if each one that is not optional is there in its version', () => {
    expect(isInstalled(lock, { packages: installed })).toBe(true);
    const other = { ...installed, 'node_modules/win': { version: '3.0.1' } };
    expect(isInstalled(lock, { packages: other })).toBe(false);
  });

  it('not if one is missing, has another version, or there is no list', () => {
    const { 'node_modules/a': a } = installed;
    expect(isInstalled(lock, { packages: { 'node_modules/a': a } })).toBe(false);
    const old = { ...installed, 'node_modules/a': { version: '0.9.0' } };
    expect(isInstalled(lock, { packages: old })).toBe(false);
    expect(isInstalled(lock, {})).toBe(false);
  });
});
