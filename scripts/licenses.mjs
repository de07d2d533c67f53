// The licences of packages whose code is part of a file that is published.
import { readdirSync, readFileSync } from 'node:fs';

/** The names of the packages that modules belong to. */
export const packagesOf = (modules) =>
  [
    ...new Set(modules.flatMap((id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? [])),
  ].sort();

/** The text of the licences. Fails if a package has none: its code may then not be published. */
export const licensesOf = (root, packages, what) => {
  const texts = packages.map((name) => {
    const folder = `${root}node_modules/${name}`;
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
    if (file === undefined) throw new Error(`The package ${name} has no licence file.`);
    return `${name}\n\n${readFileSync(`${folder}/${file}`, 'utf8').trimEnd()}\n`;
  });
  return `${what} contain parts of these packages:\n\n${texts.join('\n')}`;
};
