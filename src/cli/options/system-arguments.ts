import { existsSync } from 'node:fs';
import type { CorpusPath } from '../../verbs/open.ts';
import { baseName, type NamedPath, namedSystems } from '../../verbs/system-names.ts';

/** A system that was named on the command line. */
export type SystemArgument = CorpusPath;

/**
 * The systems of the arguments `PATH` or `NAME=PATH`. A path that exists is a path, whatever it contains. A name has no
 * slash, backslash or colon, so that `C:\a=b` and `./a=b` are paths. Other systems are named after their files, by `nameOf`.
 */
export function systemArguments(
  args: readonly string[],
  nameOf: (path: string) => string = baseName,
): SystemArgument[] {
  const split = args.map((arg): NamedPath => {
    const match = existsSync(arg) ? null : /^([^=/\\:]+)=(.+)$/s.exec(arg);
    return match === null ? { path: arg } : { path: match[2], name: match[1] };
  });
  return namedSystems(split, 'give each a name of its own: NAME=PATH', nameOf);
}
