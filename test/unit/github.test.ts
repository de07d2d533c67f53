/** The files of .github. `npm run lint:workflows` checks the workflows with a linter; these are the rules of this project. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const workflows = readdirSync(new URL('.github/workflows/', root)).map(
  (name) => [name, read(`.github/workflows/${name}`)] as const,
);

describe.each(workflows)('the workflow %s', (_, text) => {
  it('pins every action by commit, with its version for the reader', () => {
    const uses = Array.from(text.matchAll(/^ *-? *uses: (.*)$/gm), ([, action]) => action);
    expect(uses.length).toBeGreaterThan(0);
    for (const action of uses) expect(action).toMatch(/^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('begins with the right to read alone', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n(?! )/m);
  });

  it('uses no secret but the token of the run', () => {
    expect(text).not.toMatch(/secrets\./);
  });

  it('runs scripts of npm that exist', () => {
    const { scripts } = JSON.parse(read('package.json'));
    for (const [, name] of text.matchAll(/npm run ([\w:-]+)/g)) expect(scripts).toHaveProperty(name);
  });
});

it('one action has one commit in all workflows', () => {
  const commits = new Map<string, Set<string>>();
  for (const [, text] of workflows)
    for (const [, action, commit] of text.matchAll(/uses: ([^@\s]+)@(\S+)/g))
      commits.set(action, (commits.get(action) ?? new Set()).add(commit));
  expect([...commits].filter(([, each]) => each.size > 1)).toEqual([]);
});

describe('the tests', () => {
  const text = read('.github/workflows/test.yml');

  it('run on every version of Node.js that is promised, and on three systems', () => {
    const oldest = /^>=(.*)$/.exec(JSON.parse(read('package.json')).engines.node)?.[1];
    expect(text).toContain(`node: ['${oldest}', '22', '24', '26']`);
    for (const system of ['ubuntu', 'macos', 'windows']) expect(text).toContain(`${system}-latest`);
  });

  it('run on the oldest Python that is promised', () => {
    const oldest = /requires-python = ">=(.*)"/.exec(read('python/pyproject.toml'))?.[1];
    expect(text).toContain(`python: ['${oldest}', '3.13']`);
  });
});

describe('the release', () => {
  const text = read('.github/workflows/release.yml');

  it('publishes with provenance: only the jobs that need an identity get one', () => {
    const jobs = text.split(/^ {2}(?=\w+:\n)/m).slice(1);
    const identified = jobs.filter((job) => job.includes('id-token: write')).map((job) => job.split(':')[0]);
    expect(identified).toEqual(['npm', 'pypi', 'files']);
  });

  it('checks before it publishes', () => {
    expect(text).toContain('npm run release:check');
    expect(text).toMatch(/npm:\n {4}needs: executable\n/);
    expect(text).toMatch(/executable:\n {4}needs: check\n/);
  });
});

describe.each(['bug', 'number-differs', 'format'])('the form %s', (name) => {
  const text = read(`.github/ISSUE_TEMPLATE/${name}.yml`);

  it('has a name, a description and fields with different ids and labels', () => {
    expect(text).toMatch(/^name: .+\ndescription: .+\nlabels: /);
    const ids = Array.from(text.matchAll(/^ {4}id: (.+)$/gm), ([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const fields = text.split(/^ {2}- type: /m).slice(1);
    for (const field of fields)
      if (!field.startsWith('markdown')) expect(field).toMatch(/ {4}id: .+\n {4}attributes:\n {6}label: /);
  });
});

it('the form for a number asks for the signature, the other scorer and files', () => {
  const text = read('.github/ISSUE_TEMPLATE/number-differs.yml');
  for (const id of ['signature', 'scorer', 'files']) expect(text).toContain(`id: ${id}\n`);
});
