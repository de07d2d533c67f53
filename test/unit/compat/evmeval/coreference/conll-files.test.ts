import { describe, expect, it } from 'vitest';
import {
  alignedMentions,
  KeptConllFiles,
} from '../../../../../src/compat/evmeval/coreference/conll-files.ts';
import { Files } from '../../../../../src/compat/evmeval/files/files.ts';
import { release16, release18 } from '../../../../../src/compat/evmeval/release.ts';
import type { ParsedSide } from '../../../../../src/compat/evmeval/score/mention.ts';
import { evmevalMentions, logged, mappingOf } from '../../../../support/evmeval-mentions.ts';

const earlier = new Map([['c_gold.conll', 'earlier\n']]);
const files = () => new Files({ read: (path) => earlier.get(path), isDirectory: () => false });
const sideOf = (lines: readonly string[], clusters: readonly (readonly string[])[] = []): ParsedSide => ({
  mentions: evmevalMentions(lines),
  relations: [],
  clusters,
  textOf: new Map([['E1', 'went \t to']]),
});
const document = (id: string, gold: ParsedSide, system: ParsedSide) => ({
  id,
  systemId: 'sys',
  gold,
  system,
  mapping: mappingOf([0, -1]),
  words: new Map(),
});
const gold = sideOf(['E1 0,4', 'E2 5,9']);
const system = sideOf(['E1 0,4']);

describe('alignedMentions', () => {
  it('has both sides row by row; version 1.6 leaves out gold mentions without a partner', () => {
    const rows = (release: typeof release18) =>
      logged((journal) => alignedMentions(document('d', gold, system), 0.125, release, journal), true);
    expect(rows(release18).result).toEqual({ gold: gold.mentions, system: [system.mentions[0], undefined] });
    expect(rows(release16).result).toEqual({ gold: [gold.mentions[0]], system: system.mentions });
    expect(rows(release18).log).toEqual(['DEBUG Preparing CoNLL files using mapping threhold 0.12']);
  });
});

describe('KeptConllFiles', () => {
  it('writes one document after the other, white space in texts as underscores', () => {
    const written = files();
    logged((journal) => {
      const kept = new KeptConllFiles('c', 1, release18, journal, written);
      kept.add(document('d', gold, system));
      kept.add(document('e', sideOf([]), sideOf([])));
      expect(kept.pair()).toEqual({
        gold: written.read('c_gold.conll'),
        system: written.read('c_sys.conll'),
      });
      expect(kept.documentScores()).toBe('');
    });
    const empty = '#begin document (e); part 000\n#end document\n';
    expect([...written.contents()]).toEqual([
      [
        'c_gold.conll',
        `#begin document (d); part 000\nd\t0\twent_to\t(0)\nd\t1\t\t(1)\n#end document\n${empty}`,
      ],
      [
        'c_sys.conll',
        `#begin document (d); part 000\nd\t0\twent_to\t(0)\nd\t1\tNone\t(-)\n#end document\n${empty}`,
      ],
    ]);
  });

  it('finds without documents the files of an earlier run, if any', () => {
    const { result } = logged((journal) => new KeptConllFiles('c', 1, release18, journal, files()).pair());
    expect(result).toEqual({ gold: 'earlier\n', system: undefined });
  });

  it('ends the run for clusters that share a mention, before it opens a file', () => {
    const written = files();
    const overlapping = sideOf(['E1 0,4'], [['E1'], ['E1', 'E1']]);
    const { exit, log } = logged((journal) =>
      new KeptConllFiles('c', 1, release18, journal, written).add(document('d', gold, overlapping)),
    );
    expect(exit).toBe(1);
    expect(log).toEqual([
      'ERROR Non empty intersection between clusters found. Please resolve transitive closure before submit.',
      "ERROR set(['E1'])",
      "ERROR set(['E1'])",
      'ERROR System has data problem for doc [d], please refer to log. Quitting...',
      'ERROR Scorer terminate with error.',
    ]);
    expect(written.contents().size).toBe(0);
  });
});
