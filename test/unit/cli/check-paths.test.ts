import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkPaths } from '../../../src/cli/check-paths.ts';
import { reportOutput } from '../../../src/cli/files/output-kinds.ts';
import { existingFile } from '../../support/existing-file.ts';
import { refusal } from '../../support/run-verb.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const refused = (corpora: readonly string[], paths: readonly string[] = [], force = false) =>
  refusal(() =>
    checkPaths(
      corpora,
      paths.map((path) => ({ path, kind: reportOutput('text') })),
      { force },
    ),
  );

describe('checkCorpora', () => {
  it('accepts standard input once', async () => {
    expect(await refused(['-', 'b'])).toBeUndefined();
    expect(await refused(['-', 'b', '-'])).toBe(
      'Standard input (-) can be read only once.\n  help: Name a file for the other side.',
    );
  });

  it('looks for no corpus without outputs: reading reports what is missing', async () => {
    expect(await refused(['no/such/file', 'nor/this'])).toBeUndefined();
  });

  it('never lets an output replace a file of a corpus, also of a directory', async () => {
    const folder = temporaryFolder({ 'key/deep/a.conll': 'a', 'response.conll': 'b' });
    const inside = join(folder, 'key/deep/a.conll');
    expect(await refused([join(folder, 'key'), join(folder, 'response.conll')], [inside], true)).toBe(
      `${inside}: error[output/input]: ${inside} is an input of this run and would be replaced by its output.\n` +
        '  help: name another file; --force does not replace an input',
    );
  });

  it('replaces another file with --force alone', async () => {
    const folder = temporaryFolder({ 'key.conll': 'a' });
    const notes = existingFile(join(folder, 'notes.txt'), 'years of work');
    expect(await refused([join(folder, 'key.conll')], [notes])).toBe(
      `${notes}: error[output/exists]: ${notes} exists and is not a report that corefeval wrote.\n` +
        '  help: name another file, or pass --force to replace it',
    );
    expect(await refused([join(folder, 'key.conll')], [notes], true)).toBeUndefined();
  });
});
