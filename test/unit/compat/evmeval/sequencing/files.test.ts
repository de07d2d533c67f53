import { describe, expect, it } from 'vitest';
import { Files } from '../../../../../src/compat/evmeval/files/files.ts';
import { announceSequencing, writeSequencing } from '../../../../../src/compat/evmeval/sequencing/files.ts';
import { timedLinks } from '../../../../../src/nuggets/sequencing/intervals.ts';
import { logged } from '../../../../support/evmeval-mentions.ts';

const filesIn = (...directories: string[]) =>
  new Files({ read: () => undefined, isDirectory: (path) => directories.includes(path) });

describe('announceSequencing', () => {
  it('makes a directory for each group of relations', () => {
    const files = filesIn();
    const { log } = logged((journal) => announceSequencing('out/seq', journal, files));
    expect(log).toEqual([
      'INFO Temporal files will be output at out/seq',
      'INFO Will evaluate link type: Subevent,After.',
    ]);
    const made = ['out', 'out/seq/Subevent', 'out/seq/After', 'out/seq/All', 'out/seq/sys'];
    expect(made.map((path) => files.isDirectory(path))).toEqual([true, true, true, true, false]);
  });

  it.each([
    ['seq/', 'seq/'],
    ['seq/.', 'seq/.'],
    ['a/../b', 'a/..'],
  ])('crashes for %s, where the tool would make a directory twice', (directory, twice) => {
    expect(logged((journal) => announceSequencing(directory, journal, filesIn()))).toMatchObject({
      exit: 1,
      complaint: `The directory ${twice} would be created twice.`,
    });
  });

  it('accepts those names for a directory that exists', () => {
    const existing = filesIn('seq', 'seq/', 'seq/.');
    for (const directory of ['seq/', 'seq/.']) {
      expect(logged((journal) => announceSequencing(directory, journal, existing)).exit).toBe(0);
    }
  });
});

describe('scoreSequencing', () => {
  it('scores each relation and both together, and writes each block to its directory', () => {
    const links = timedLinks('After', [[0, 1]]);
    const document = { id: 'd', gold: links, system: links, goldNodes: [0, 1], systemNodes: [0, 1] };
    const files = filesIn();
    const { result, log } = logged((journal) => writeSequencing([document], 'seq', journal, files));
    expect(log).toEqual([
      'INFO Running TimeML scorer.',
      'INFO Evaluating directory: seq/Subevent/sys',
      'INFO Evaluating directory: seq/After/sys',
      'INFO Evaluating directory: seq/All/sys',
    ]);
    expect(result?.match(/=+Event.*|\(F1 score\): .*/g)).toEqual([
      '=======Event Sequencing Results for Subevent =======',
      '(F1 score): 0.0',
      '=======Event Sequencing Results for After =======',
      '(F1 score): 100.0',
      '=======Event Sequencing Results for All =======',
      '(F1 score): 100.0',
    ]);
    const blocks = result?.split(/=======Event Sequencing Results for \w+ =======\n/).slice(1);
    expect([...files.contents()]).toEqual([
      ['seq/Subevent/seq.out', blocks?.[0]],
      ['seq/After/seq.out', blocks?.[1]],
      ['seq/All/seq.out', blocks?.[2]],
    ]);
  });

  it('crashes without documents, after the usage text of the temporal scorer for each relation', () => {
    const files = filesIn();
    expect(logged((journal) => writeSequencing([], 'seq', journal, files))).toMatchObject({
      exit: 1,
      complaint: 'There is no document, so there is no directory for all links.',
    });
    expect([...files.contents().keys()]).toEqual(['seq/Subevent/seq.out', 'seq/After/seq.out']);
    expect(files.read('seq/After/seq.out')).toMatch(/^INVALID INPUT FORMAT\n\nto check the performance/);
  });
});
