// A plugin for the bundler: modules that most runs of `score` do not need are put into files of their own, which are read when one of
// their functions is first called. The sources know nothing of it: an import of such a module gets functions that load it and pass
// their arguments on.
import { readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Modules that are loaded late, by the file that they are put into: one for each format but CoNLL, and a few parts of other folders. */
function lateModules(dist) {
  const late = new Map();
  for (const folder of readdirSync(join(dist, 'formats'), { withFileTypes: true })) {
    if (!folder.isDirectory()) continue;
    const path = join(dist, 'formats', folder.name);
    const parts = folder.name === 'conll' ? /^write/ : /^(?:detect|document-starts|examine|read|root|write)/;
    for (const file of readdirSync(path))
      if (parts.test(file) && file.endsWith('.js')) late.set(join(path, file), `late-${folder.name}`);
  }
  for (const [group, files] of Object.entries(OTHERS))
    for (const file of files) late.set(join(dist, file), `late-${group}`);
  return late;
}

const OTHERS = {
  projection: ['align-empty-nodes', 'find-strings', 'characters'].map(
    (name) => `evaluate/project/${name}.js`,
  ),
  reports: ['score/html', 'score/json', 'table/latex', 'table/markdown'].map((name) => `report/${name}.js`),
};

const PREFIX = '\0late:';

export function loadLate(dist) {
  const late = lateModules(dist);
  const groups = new Set(late.values());
  /** Whether a module may get a stand-in: in `formats` only the declaration of a format and the list of all, which every run loads. */
  const isEager = (path) => {
    const [folder, name] = [basename(dirname(path)), basename(path, '.js')];
    return name === folder || (folder === 'formats' && name === 'index');
  };
  return {
    /** The further entries of the bundle. */
    entries: Object.fromEntries([...groups].map((group) => [group, `${PREFIX}${group}`])),
    plugin: {
      name: 'load-late',
      resolveId(source, importer) {
        if (source.startsWith(PREFIX)) return source;
        if (groups.has(basename(source, '.js')) && importer?.startsWith(PREFIX))
          return { id: source, external: true };
        if (importer === undefined || importer.startsWith(PREFIX) || !source.startsWith('.')) return null;
        const path = join(dirname(importer), source);
        if (!late.has(path) || late.has(importer) || (path.includes('/formats/') && !isEager(importer)))
          return null;
        return `${PREFIX}${path}`;
      },
      async load(id) {
        if (!id.startsWith(PREFIX)) return null;
        const name = id.slice(PREFIX.length);
        if (groups.has(name))
          return groupCode(
            dist,
            [...late].filter(([, group]) => group === name).map(([path]) => path),
          );
        return await facadeCode(dist, name, late.get(name));
      },
    },
  };
}

/** The name of a module in the exports of its file. */
const nameOf = (dist, path) => relative(dist, path).replace(/\W/g, '_');

const groupCode = (dist, paths) =>
  paths.map((path) => `export * as ${nameOf(dist, path)} from ${JSON.stringify(path)};`).join('\n');

/** A module with the same functions, each of which loads the real one. Other values cannot be imported from it: the bundler says so. */
async function facadeCode(dist, path, group) {
  const functions = Object.entries(await import(pathToFileURL(path).href)).filter(
    ([, value]) => typeof value === 'function' && !/^class\b/.test(value.toString()),
  );
  return [
    `const load = () => require('./${group}.js').${nameOf(dist, path)};`,
    ...functions.map(([name]) => `export const ${name} = (...values) => load().${name}(...values);`),
  ].join('\n');
}
