/** The checks of a release that look at the sources: they hold now, and notice what they are for. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Context {
  readonly root: string;
}
type Check = (context: Context) => string;

/** In two parts: the check looks at this file, too. */
const OTHER_HOME = ['github.com', 'elsewhere', 'corefeval'].join('/');

const root = fileURLToPath(new URL('../../', import.meta.url));
const path: string = '../../scripts/release/sources.mjs';
const { changes, home, schemas, tree, versions } = (await import(path)) as Record<string, Check>;

describe('a release', () => {
  it('has one version, its changes, one home and schemas that compile', () => {
    expect(versions({ root })).toMatch(/^\d+\.\d+\.\d+ in \d+ places$/);
    expect(changes({ root })).toMatch(/^\d+ entries under /);
    expect(home({ root })).toMatch(/^https:\/\/github\.com\/\S+ in \d+ places$/);
    expect(schemas({ root })).toMatch(/^\d+ schemas compile$/);
  });

  it('has the names of all its checks in the guide', () => {
    const source = readFileSync(join(root, 'scripts/release/check.mjs'), 'utf8');
    const names = /const checks = \{([^}]*)\}/.exec(source)?.[1].match(/\w+/g) ?? [];
    const guide = readFileSync(join(root, 'docs/contributing/release.md'), 'utf8');
    expect(names.length).toBeGreaterThan(10);
    expect(Array.from(guide.matchAll(/^\| `(\w+)` \|/gm), ([, name]) => name)).toEqual(names);
  });
});

describe('a copy with a fault', () => {
  const copy = mkdtempSync(join(tmpdir(), 'corefeval-release-'));
  afterAll(() => rmSync(copy, { recursive: true, force: true }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: copy });

  beforeAll(() => {
    const files = [
      'package.json',
      'package-lock.json',
      'src/version.ts',
      'python/pyproject.toml',
      'CITATION.cff',
      'CHANGELOG.md',
      'action.yml',
      'README.md',
      'SECURITY.md',
      'llms.txt',
      '.github/ISSUE_TEMPLATE/config.yml',
      'schemas/score-1.json',
    ];
    for (const file of files) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      cpSync(join(root, file), join(copy, file));
    }
    git('init', '-q');
    git('add', '-A');
    git('commit', '-q', '-m', 'all');
  });

  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  /** Runs a check while a file has another text. */
  function having(file: string, from: string | RegExp, to: string, check: Check): () => string {
    return () => {
      const place = join(copy, file);
      const text = readFileSync(place, 'utf8');
      const other = text.replace(from, to);
      expect(other).not.toBe(text);
      writeFileSync(place, other);
      try {
        return check({ root: copy });
      } finally {
        writeFileSync(place, text);
      }
    };
  }

  it('is as good as the original before', () => {
    for (const check of [versions, changes, home, schemas, tree]) expect(check({ root: copy })).not.toBe('');
  });

  it('is refused for another version in any file', () => {
    expect(having('CITATION.cff', version, '9.9.9', versions)).toThrow('9.9.9  CITATION.cff');
    expect(having('python/pyproject.toml', version, '9.9.9', versions)).toThrow(
      '9.9.9  python/pyproject.toml',
    );
    expect(having('CHANGELOG.md', `## ${version}`, '## 9.9.9', versions)).toThrow('9.9.9  CHANGELOG.md');
    git('tag', 'v9.9.9');
    expect(() => versions({ root: copy })).toThrow('9.9.9  the tag v9.9.9');
    git('tag', '-d', 'v9.9.9');
  });

  it('is refused for another home, or none', () => {
    expect(
      having('SECURITY.md', 'github.com/corefeval/', OTHER_HOME.replace(/corefeval$/, ''), home),
    ).toThrow(`SECURITY.md: ${OTHER_HOME}`);
    expect(having('llms.txt', 'https://github.com/corefeval/corefeval', 'nowhere', home)).toThrow(
      'llms.txt does not name',
    );
    expect(having('package.json', '"provenance": true', '"provenance": false', home)).toThrow(
      'publishConfig',
    );
  });

  it('is refused without changes, with a schema of another name, and with uncommitted files', () => {
    expect(having('CHANGELOG.md', /^- .*$/gm, '', changes)).toThrow('has no entry');
    expect(having('schemas/score-1.json', '"corefeval/score/1"', '"corefeval/score/2"', schemas)).toThrow(
      'corefeval/score/2',
    );
    expect(having('README.md', /$/, 'x', tree)).toThrow('README.md');
  });
});
