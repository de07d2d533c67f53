import { existsSync, readFileSync } from 'node:fs';
import { putFiles } from '../case-files.ts';
import { pick } from '../draw.ts';
import { emptyPlace, ensureKept, ensureValidOutcome } from '../run-verb.ts';
import { conllPair } from '../seeds.ts';
import { spawnVerb } from '../spawn.ts';
import { ensure, type Target } from '../target.ts';

/** `corefeval check-kit`, which needs the built page, and so the built program. */
export const verbCheckKit: Target = {
  id: 'check-kit',
  spawns: true,
  promise: 'writes a page or says what is wrong, and its input stays as it is',
  generate: (random) => ({
    files: conllPair(random),
    args: [
      'check-kit',
      pick(['key.conll', 'response.conll', '.'], random),
      '-o',
      'kit',
      ...pick([[], ['--strict']], random),
    ],
  }),
  check({ files, args }) {
    emptyPlace();
    putFiles('.', files);
    const outcome = spawnVerb(args);
    ensureValidOutcome(outcome, { data: true });
    ensureKept(files);
    const page = existsSync('kit/check.html') ? readFileSync('kit/check.html', 'utf8') : '';
    ensure(
      outcome.code === 0 ? page.endsWith('</html>\n') : page === '',
      'a whole page is written, or none',
      () => `exit ${outcome.code}, ${page.length} characters`,
    );
  },
};
