import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { appendStepSummary, isGithub, repositoryPath } from '../../../src/cli/github.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

afterEach(() => vi.unstubAllEnvs());

describe('a job of GitHub', () => {
  it('is known by its environment', () => {
    vi.stubEnv('GITHUB_ACTIONS', 'true');
    expect(isGithub()).toBe(true);
    vi.stubEnv('GITHUB_ACTIONS', '1');
    expect(isGithub()).toBe(false);
  });

  it('has paths from the root of the repository', () => {
    vi.stubEnv('GITHUB_WORKSPACE', '/home/work');
    expect(repositoryPath('/home/work/out/a.conll')).toBe('out/a.conll');
    expect(repositoryPath('/home/other/a.conll')).toBe('/home/other/a.conll');
  });

  it('has a summary that is added to, up to its limit', () => {
    const path = join(temporaryFolder({ 's.md': 'a\n' }), 's.md');
    vi.stubEnv('GITHUB_STEP_SUMMARY', path);
    appendStepSummary('b\n');
    expect(readFileSync(path, 'utf8')).toBe('a\nb\n\n');
    writeFileSync(path, 'x'.repeat(1 << 20));
    appendStepSummary('b\n');
    expect(readFileSync(path, 'utf8')).toHaveLength(1 << 20);
    vi.stubEnv('GITHUB_STEP_SUMMARY', join(path, 'none'));
    expect(() => appendStepSummary('b\n')).not.toThrow();
    vi.stubEnv('GITHUB_STEP_SUMMARY', '');
    expect(() => appendStepSummary('b\n')).not.toThrow();
  });
});
