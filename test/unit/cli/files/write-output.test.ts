import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { noteInputs } from '../../../../src/cli/files/input-files.ts';
import { annotation, type OutputKind, reportOutput } from '../../../../src/cli/files/output-kinds.ts';
import {
  cleanUpAtExit,
  makeFolder,
  noteWritten,
  refuseOutputs,
  type WrittenOutput,
  writeOutputs,
} from '../../../../src/cli/files/write-output.ts';
import { existingFile } from '../../../support/existing-file.ts';
import { refusal } from '../../../support/run-verb.ts';
import { outputOf } from '../../../support/take-output.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const output = (path: string, rest: Partial<WrittenOutput> = {}): WrittenOutput => ({
  path,
  kind: annotation,
  content: 'new',
  ...rest,
});
const refused = (...outputs: WrittenOutput[]) => refusal(() => refuseOutputs(outputs, {}));
const read = (path: string) => readFileSync(path, 'utf8');
const mine: OutputKind = { label: 'a list', recognises: (text) => text.startsWith('list') };

describe('an output file', () => {
  it('is written whole, and nothing is left beside it', () => {
    const folder = temporaryFolder();
    writeOutputs([output(join(folder, 'a')), output(join(folder, 'b'), { content: '' })], {});
    expect(readdirSync(folder).sort()).toEqual(['a', 'b']);
    expect([read(join(folder, 'a')), read(join(folder, 'b'))]).toEqual(['new', '']);
  });

  it.each<[string, string, Partial<WrittenOutput>]>([
    ['is empty', '', {}],
    ['has the same content', 'new', {}],
    ['is an earlier output of its kind', 'list 1', { kind: mine }],
  ])('replaces one that %s', (_, content, rest) => {
    const path = existingFile(join(temporaryFolder(), 'a'), content);
    writeOutputs([output(path, rest)], {});
    expect(read(path)).toBe('new');
  });

  it('replaces other files only by force, with the mode of the old file', async () => {
    const path = existingFile(join(temporaryFolder(), 'a'), 'years of work');
    chmodSync(path, 0o640);
    expect(await refused(output(path))).toBe(
      `${path}: error[output/exists]: ${path} exists and has different content.\n` +
        '  help: name another file, or pass --force to replace it',
    );
    expect(await refused(output(path, { kind: mine }))).toContain(
      `${path} exists and is not a list that corefeval wrote.`,
    );
    writeOutputs([output(path)], { force: true });
    expect([read(path), statSync(path).mode & 0o777]).toEqual(['new', 0o640]);
  });

  it('never replaces an input, by force or through a link', async () => {
    const folder = temporaryFolder({ key: 'gold' });
    noteInputs([{ path: join(folder, 'key') }]);
    symlinkSync('key', join(folder, 'link'));
    for (const name of ['key', 'link']) {
      const path = join(folder, name);
      expect(await refusal(() => writeOutputs([output(path)], { force: true }))).toBe(
        `${path}: error[output/input]: ${path} is an input of this run and would be replaced by its output.\n` +
          '  help: name another file; --force does not replace an input',
      );
    }
    expect(read(join(folder, 'key'))).toBe('gold');
  });

  it('is not written if another one is refused', async () => {
    const folder = temporaryFolder();
    const notes = existingFile(join(folder, 'notes'), 'work');
    expect(await refusal(() => writeOutputs([output(join(folder, 'a')), output(notes)], {}))).toContain(
      'output/exists',
    );
    expect(readdirSync(folder)).not.toContain('a');
  });
});

describe('the place of an output', () => {
  it('is a folder that exists, unless it belongs to an output directory', async () => {
    const folder = temporaryFolder({ file: 'x' });
    const path = join(folder, 'new/deep/a');
    expect(await refused(output(path))).toBe(
      `${path}: error[output/unwritable]: Cannot write ${path}: the folder ${join(folder, 'new/deep')} does not exist.\n` +
        '  help: name another file',
    );
    writeOutputs([output(path, { makesFolder: true })], {});
    expect(read(path)).toBe('new');
    expect(await refused(output(folder))).toContain(`Cannot write ${folder}: it is a directory.`);
    expect(await refused(output(join(folder, 'file/a')))).toContain('output/unwritable');
  });

  it('is one for each output, under any name', async () => {
    const folder = temporaryFolder();
    const [a, same] = [join(folder, 'a'), `${folder}/./a`];
    expect(await refused(output(a), output(same))).toBe(
      `${same}: error[output/same-name]: ${same} and ${a} are the same file.\n  help: name two files`,
    );
  });

  it('is the target of a link, which stays a link, also where there is no file yet', () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'real'));
    symlinkSync('real/a', join(folder, 'link'));
    writeOutputs([output(join(folder, 'link'))], {});
    expect(read(join(folder, 'real/a'))).toBe('new');
    expect(readdirSync(folder).sort()).toEqual(['link', 'real']);
  });

  it('may be a device, which is written to directly', async () => {
    expect(await refused(output('/dev/null'), output('/dev/null'))).toBeUndefined();
    writeOutputs([output('/dev/null')], {});
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
  });

  it('reports every output that is refused', async () => {
    const folder = temporaryFolder();
    const text = await refused(
      output(join(folder, 'x/a')),
      output(join(folder, 'y/b'), { kind: reportOutput('csv') }),
    );
    expect(text?.match(/output\/unwritable/g)).toHaveLength(2);
  });
});

describe('makeFolder', () => {
  it('makes the folders above too, and takes one that is there', () => {
    const root = mkdtempSync(join(tmpdir(), 'corefeval-'));
    try {
      makeFolder(join(root, 'a', 'b', 'c'));
      makeFolder(join(root, 'a', 'b', 'c'));
      expect(statSync(join(root, 'a', 'b', 'c')).isDirectory()).toBe(true);
    } finally {
      rmSync(root, { recursive: true });
    }
  });

  it('refuses a path below a file', () => {
    const root = mkdtempSync(join(tmpdir(), 'corefeval-'));
    try {
      writeFileSync(join(root, 'file'), '');
      expect(() => makeFolder(join(root, 'file', 'a'))).toThrow();
    } finally {
      rmSync(root, { recursive: true });
    }
  });

  it.runIf(existsSync('/proc/self'))('ends where no folder can be made', () => {
    expect(() => makeFolder('/proc/corefeval/a')).toThrow(/ENOENT|EACCES|EPERM/);
  });
});

/** The listener that runs the tasks at the end; tests must not end their thread. */
function atExit(): () => void {
  const before = new Set(process.listeners('exit'));
  cleanUpAtExit(() => {})();
  const [added] = process.listeners('exit').filter((each) => !before.has(each));
  const listener = added ?? process.listeners('exit').find((each) => String(each).includes('tasks'));
  return () => (listener as (code: number) => void)(0);
}

describe('cleanUpAtExit', () => {
  it('runs the tasks in their order when the process ends, but not one that was removed', () => {
    const run: string[] = [];
    const removes = ['a', 'b', 'c'].map((name) => cleanUpAtExit(() => run.push(name)));
    removes[1]();
    const end = atExit();
    expect(run).toEqual([]);
    end();
    expect(run).toEqual(['a', 'c']);
    for (const remove of removes) remove();
    end();
    expect(run).toEqual(['a', 'c']);
  });

  it('listens once, for the end and for each signal', () => {
    cleanUpAtExit(() => {})();
    const counts = () => ['exit', 'SIGINT', 'SIGTERM', 'SIGHUP'].map((name) => process.listenerCount(name));
    const before = counts();
    cleanUpAtExit(() => {})();
    cleanUpAtExit(() => {})();
    expect(counts()).toEqual(before);
    expect(before.every((count) => count > 0)).toBe(true);
  });
});

describe('noteWritten', () => {
  const noted = async (...paths: string[]) => (await outputOf(() => noteWritten(paths))).stderr;

  it('names one file, or the folder of several', async () => {
    expect(await noted()).toBe('');
    expect(await noted('out/a.conll')).toBe('wrote out/a.conll\n');
    expect(await noted('out/a.ann', 'out/a.txt')).toBe('wrote 2 files to out\n');
    expect(await noted('x/a.ann', 'y/b.ann')).toBe('wrote 2 files to 2 folders\n');
  });
});
