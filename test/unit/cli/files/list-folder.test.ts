import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFolder } from '../../../../src/cli/files/list-folder.ts';
import { refusal } from '../../../support/run-verb.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const listed = (root: string, folder = root, links = new Map<string, number>()) =>
  listFolder(folder, { root, links })
    .map(({ name, kind }) => `${name} ${kind}`)
    .sort();

describe('listFolder', () => {
  it('lists files and folders, hidden ones too, with their paths', () => {
    const root = temporaryFolder({ 'a.conll': '', 'deep/b.conll': '', '.hidden': '' });
    expect(listed(root)).toEqual(['.hidden file', 'a.conll file', 'deep folder']);
    const [b] = listFolder(join(root, 'deep'), { root, links: new Map() });
    expect(b).toEqual({ name: 'b.conll', path: join(root, 'deep/b.conll'), kind: 'file' });
  });

  it('replaces links by their targets; one without a target is a file, so that reading it fails', () => {
    const root = temporaryFolder({ 'in/a.conll': '', 'out/b.conll': '' });
    symlinkSync(join(root, 'out'), join(root, 'in/folder'));
    symlinkSync('a.conll', join(root, 'in/file'));
    symlinkSync('nowhere', join(root, 'in/lost'));
    symlinkSync('loop', join(root, 'in/loop'));
    expect(listed(join(root, 'in'))).toEqual([
      'a.conll file',
      'file file',
      'folder folder',
      'loop file',
      'lost file',
    ]);
  });

  it('leaves out a link to a folder on the way to it, or above that', () => {
    const root = temporaryFolder({ 'in/deep/a.conll': '', 'deeper/b.conll': '' });
    const start = join(root, 'in');
    for (const [name, target] of Object.entries({ self: '.', back: '..', above: '../../..' }))
      symlinkSync(target, join(start, 'deep', name));
    // A sibling whose name begins like that of the folder is not on the way.
    symlinkSync('../../deeper', join(start, 'deep/other'));
    mkdirSync(join(root, 'in-2'));
    symlinkSync('../../in-2', join(start, 'deep/similar'));
    expect(listed(start, join(start, 'deep'))).toEqual(['a.conll file', 'other folder', 'similar folder']);
  });

  it('follows 64 links to one folder, and refuses the next', async () => {
    const root = temporaryFolder({ 'target/a.conll': '' });
    mkdirSync(join(root, 'in'));
    symlinkSync('../target', join(root, 'in/link'));
    const links = new Map<string, number>();
    for (let i = 0; i < 64; i++) expect(listed(join(root, 'in'), join(root, 'in'), links)).toHaveLength(1);
    const target = [...links.keys()][0];
    expect(links).toEqual(new Map([[target, 64]]));
    const link = join(root, 'in/link');
    expect(await refusal(() => listed(join(root, 'in'), join(root, 'in'), links))).toBe(
      `${link}: error[file/too-many-links]: Symbolic links lead to ${target} in more than 64 ways.\n` +
        '  help: remove links, or name the folders one by one',
    );
  });

  it('says that a folder is not there', async () => {
    const path = join(temporaryFolder(), 'none');
    expect(await refusal(() => listed(path))).toBe(
      `${path}: error[file/missing]: Cannot read ${path}: there is no such file.\n` +
        '  help: check the path; a pattern such as "dev/*.conll" must be quoted',
    );
  });
});
