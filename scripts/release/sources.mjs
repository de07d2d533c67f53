// What a release says about itself, in the sources.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';

const text = (root, path) => readFileSync(join(root, path), 'utf8');
const git = (root, ...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });

/** The places that name the version, each with the expression that finds it. */
const PLACES = {
  'package.json': /^ {2}"version": "(.+)"/m,
  'package-lock.json': /^ {2}"version": "(.+)"/m,
  'src/version.ts': /version = '(.+)'/,
  'python/pyproject.toml': /^version = "(.+)"/m,
  'CITATION.cff': /^version: "?([^"\n]+)"?$/m,
  'CHANGELOG.md': /^## \[?(\d[^\s\]]*)/m,
  'action.yml': /^ {4}default: (\d+\.\d+\.\d+)$/m,
  'README.md': /corefeval-(\d+\.\d+\.\d+)\.tgz/,
};

/** One version everywhere, which is that of the tag, if the commit has one. */
export function versions({ root }) {
  const found = new Map();
  for (const [path, expression] of Object.entries(PLACES)) {
    const version = expression.exec(text(root, path))?.[1];
    if (version === undefined && path === 'README.md') continue; // which may leave it out
    if (version === undefined) throw new Error(`${path} names no version`);
    found.set(path, version);
  }
  for (const tag of git(root, 'tag', '--points-at', 'HEAD', 'v*').split('\n').filter(Boolean))
    found.set(`the tag ${tag}`, tag.slice(1));
  const all = [...new Set(found.values())];
  if (all.length > 1)
    throw new Error(
      `versions differ:\n${[...found].map(([path, version]) => `${version}  ${path}`).join('\n')}`,
    );
  return `${all[0]} in ${found.size} places`;
}

/** The changes of this version are written down. */
export function changes({ root }) {
  const { version } = JSON.parse(text(root, 'package.json'));
  const [, section = ''] = text(root, 'CHANGELOG.md').split(/^## .*$/m);
  const entries = section.split('\n').filter((line) => line.startsWith('- ')).length;
  if (entries === 0) throw new Error(`CHANGELOG.md has no entry for ${version}`);
  return `${entries} entries under ${version}`;
}

/** Every file that is published or shown agrees where the project is: `repository` of package.json decides. */
export function home({ root }) {
  const { repository, homepage, bugs, author, publishConfig } = JSON.parse(text(root, 'package.json'));
  const address = /^git\+(https:\/\/github\.com\/([^/]+)\/([^/]+))\.git$/.exec(repository?.url ?? '');
  if (address === null)
    throw new Error('repository.url of package.json is not git+https://github.com/OWNER/NAME.git');
  const [, url, owner, name] = address;
  if (!homepage?.startsWith(url) || bugs !== `${url}/issues`)
    throw new Error(`homepage and bugs of package.json are not below ${url}`);
  if (!author || publishConfig?.access !== 'public' || publishConfig?.provenance !== true)
    throw new Error('package.json lacks author or publishConfig');
  const owned = new RegExp(`github\\.com/([\\w.-]+)/${name}(?![\\w-])`, 'g');
  const wrong = [];
  let places = 0;
  for (const path of git(root, 'ls-files', '-z').split('\0').filter(Boolean)) {
    if (path.startsWith('test/fixtures/') || !existsSync(join(root, path))) continue;
    for (const [found, each] of text(root, path).matchAll(owned)) {
      places += 1;
      if (each !== owner) wrong.push(`${path}: ${found}`);
    }
  }
  for (const path of [
    'CITATION.cff',
    'python/pyproject.toml',
    'SECURITY.md',
    'llms.txt',
    '.github/ISSUE_TEMPLATE/config.yml',
  ])
    if (!text(root, path).includes(url)) wrong.push(`${path} does not name ${url}`);
  if (wrong.length > 0) throw new Error(`${url} is not named everywhere:\n${wrong.join('\n')}`);
  return `${url} in ${places} places`;
}

/** The schemas are schemas. */
export function schemas({ root }) {
  const names = readdirSync(join(root, 'schemas'));
  const ajv = new Ajv2020({ strict: false });
  const all = names.map((name) => [name, JSON.parse(text(root, `schemas/${name}`))]);
  for (const [, schema] of all) ajv.addSchema(schema);
  for (const [name, schema] of all) {
    if (schema.$id !== `corefeval/${name.replace(/-(\d+)\.json$/, '/$1')}`)
      throw new Error(`$id of schemas/${name} is ${schema.$id}`);
    ajv.getSchema(schema.$id);
  }
  return `${names.length} schemas compile`;
}

/** What is released is what is committed. */
export function tree({ root }) {
  const changed = git(root, 'status', '--porcelain').trimEnd();
  if (changed !== '') throw new Error(`the working tree has changes:\n${changed}`);
  return `clean at ${git(root, 'rev-parse', '--short', 'HEAD').trim()}`;
}
