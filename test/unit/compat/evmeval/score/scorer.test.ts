import { describe, expect, it } from 'vitest';
import { scorerOptions } from '../../../../../src/compat/evmeval/arguments/scorer.ts';
import type { EvmevalOptions } from '../../../../../src/compat/evmeval/arguments/scorer-options.ts';
import { release16, release18 } from '../../../../../src/compat/evmeval/release.ts';
import { runScorer } from '../../../../../src/compat/evmeval/score/scorer.ts';
import { logText } from '../../../../support/evmeval-goldens.ts';
import { tbf } from '../../../../support/nuggets.ts';

/** Behaviour of docs/compat/evmeval.md that no golden case shows. */
function run(
  gold: string,
  system: string,
  flags = '',
  release = release18,
  more: Readonly<Record<string, string>> = {},
) {
  const files = new Map([
    ['gold', gold],
    ['system', system],
    ['tkn/d.tab', 't1\tone\t0\t3\n'],
    ...Object.entries(more),
  ]);
  const world = { read: (path: string) => files.get(path), isDirectory: (path: string) => path === 'tkn' };
  const args = [
    '-g',
    'gold',
    '-s',
    'system',
    '-o',
    'report',
    ...flags.split(' ').filter((flag) => flag !== ''),
  ];
  const result = runScorer(scorerOptions(args) as EvmevalOptions, world, release);
  return { ...result, log: logText(result.output) };
}

const one = tbf('d', 'E1 0,4');

describe('the scorer of version 1.6', () => {
  it('finds the CoNLL file of d again for d_0, and takes the better one', () => {
    const gold = tbf('d', 'E1 t1') + tbf('d_0', 'E1 t1', 'E2 t1');
    const system = tbf('d', 'E1 t1') + tbf('d_0', 'E1 t1 Other_Type', 'E2 t1');
    const tables = { 'tkn/d.tab': 'id\nt1\tone\t0\t3\n', 'tkn/d_0.tab': 'id\nt1\tone\t0\t3\n' };
    const { exit, files } = run(gold, system, '-t tkn -c c', release16, tables);
    expect(exit).toBe(0);
    // On its own the second document would not be perfect.
    expect(files.get('report')).toMatch(/^d\t(.*)\nd_0\t\1$/m);
    expect(files.get('c')).not.toContain('(d_0)');
  });

  it('has no coreference block if no document has a mean above 0', () => {
    const { exit, files } = run(tbf('d', 'E1 t1'), tbf('d', 'E1 t1 Other_Type'), '-t tkn -c c', release16, {
      'tkn/d.tab': 'id\nt1\tone\t0\t3\n',
    });
    expect(exit).toBe(0);
    expect(files.get('report')).toContain('(CoNLL Average)==========\nd\t0.00\n');
    expect(files.get('report')).not.toContain('Final Mention Coreference');
  });

  it.each(['a/b', 'x'.repeat(250)])('crashes for the system id %s with -c', (id) => {
    const system = tbf('d', 'E1 t1').replace('sys\td', `${id}\td`);
    expect(run(tbf('d', 'E1 t1'), system, '-t tkn -c c', release16).exit).toBe(1);
    expect(run(tbf('d', 'E1 t1'), system, '-t tkn', release16).exit).toBe(0);
  });
});

describe('the scorer', () => {
  it.each([
    ['-m 0', 'span_only'],
    ['-m -4', 'span_only'],
    ['-m -1', 'mention_type'],
    ['-m -2', 'realis_status'],
  ])('takes the mapping %s', (flags, name) => {
    const { exit, log } = run(one, one, flags);
    expect(exit).toBe(0);
    expect(log).toContain(`Coreference mentions need to match ${name} before consideration`);
  });

  it('refuses the mapping 4 with a message, crashes for -5, and begins no comparison', () => {
    const refused = run(one, one, '-m 4 -d diff');
    expect(refused.exit).toBe(1);
    expect(refused.log).toContain('[ERROR] <time> : Must provide a mapping between 0 to 3\n');
    expect(refused.files.has('diff')).toBe(false);
    expect(run(one, one, '-m -5 -d diff').files.has('diff')).toBe(false);
  });

  it('writes the report between the records of its log without -o', () => {
    const options = scorerOptions(['-g', 'gold', '-s', 'system']) as EvmevalOptions;
    const read = (path: string) => (path === 'gold' ? one : '');
    const { output } = runScorer(options, { read, isDirectory: () => false });
    const log = logText(output);
    expect(log).toMatch(/^\[INFO\] <time> : Evaluation output at standard out\.\n/);
    expect(log).toMatch(
      /\nd\t.*\n\[WARNING\] <time> : System produce nothing for document \[d\].*\n\n\n=+Mention Type/,
    );
  });

  it('does not score what it cannot write', () => {
    const options = scorerOptions(['-g', 'gold', '-s', 'system', '-d', 'dir']) as EvmevalOptions;
    const { exit, output } = runScorer(options, { read: () => one, isDirectory: (path) => path === 'dir' });
    expect(exit).toBe(1);
    expect(logText(output)).not.toContain('Evaluating Document');
  });

  it('says that offset columns are not numbers, and keeps the default', () => {
    const { exit, log } = run(one, one, '-of x');
    expect(exit).toBe(0);
    expect(log).toMatch(/^\[ERROR\].*offset/m);
  });

  it('ends for a gold file with a byte-order mark, and loses the first document of such a system file', () => {
    const marked = `\xef\xbb\xbf${one}`;
    expect(run(marked, one).exit).toBe(1);
    const { exit, log } = run(one, marked);
    expect(exit).toBe(0);
    expect(log).toContain('System produce nothing for document [d], assigning 0 scores');
  });

  it('takes the empty document id', () => {
    const nameless = one.replace('#BeginOfDocument d', '#BeginOfDocument');
    expect(run(nameless, nameless).files.get('report')).toContain('\t100.00\t100.00\t100.00\t|');
  });

  it('looks for tables in the current directory if the one given does not exist', () => {
    const { log } = run(one, one, '-t nowhere');
    expect(log).toContain(
      'Cannot find token file for doc [d] at [./d.tab], will use empty invisible words list',
    );
  });

  it('crashes where an offset column is beyond the row, and says so', () => {
    const { exit, complaint } = run(tbf('d', 'E1 t1'), tbf('d', 'E1 t1'), '-t tkn -of 2,9');
    expect(exit).toBe(1);
    expect(complaint).toBe('The token row "t1\tone\t0\t3" has no column 9.');
  });

  it('does not look for opposite links with -nv, and crashes where they leave no pair to be implied', () => {
    const links = tbf('d', 'E1 0,4', 'E2 5,9', '@After R1 E1,E2', '@After R2 E2,E1');
    expect(run(links, links, '-a seq').exit).toBe(255);
    const { exit, files, complaint } = run(links, links, '-a seq -nv');
    expect(exit).toBe(1);
    expect(complaint).toContain('divides by 0');
    expect(files.get('seq/Subevent/seq.out')).toContain('Overall Temporal Awareness Score (F1 score): 0.0');
    expect(files.get('seq/After/seq.out')).toBe('');
    expect(files.has('seq/All/seq.out')).toBe(false);
    expect(files.get('seq/All/sys/d.tml')).toContain(
      '<TLINK eventInstanceID="te0" lid="l0" relType="BEFORE" relatedToEventInstance="te1"/>',
    );
  });

  it('crashes where a pair of events has both relations on both sides', () => {
    const links = tbf('d', 'E1 0,4', 'E2 5,9', '@After R1 E1,E2', '@Subevent R2 E1,E2');
    const { exit, files } = run(links, links, '-a seq');
    expect(exit).toBe(1);
    expect(files.get('seq/After/seq.out')).toContain('(F1 score): 100.0');
    expect(files.get('seq/All/seq.out')).toBe('');
  });

  it('checks links before it writes anything for coreference', () => {
    const links = tbf('d', 'E1 0,4', 'E2 5,9', '@After R1 E1,E2', '@After R2 E2,E1');
    const { exit, files } = run(links, links, '-a seq -c coref');
    expect(exit).toBe(255);
    expect([...files.keys()]).toEqual(['report']);
  });

  it('looks up opposite links of the system among the clusters of gold, and crashes where they are not', () => {
    const gold = tbf('d', 'E1 0,4', 'E2 5,9');
    const opposed = (a: string, b: string) =>
      tbf('d', `${a} 0,4`, `${b} 5,9`, `@After R1 ${a},${b}`, `@After R2 ${b},${a}`);
    expect(run(gold, opposed('E1', 'E2'), '-a seq').exit).toBe(255);
    expect(run(gold, opposed('S1', 'S2'), '-a seq').exit).toBe(1);
  });

  it('keeps a link to an id that only a cluster names', () => {
    const gold = tbf('d', 'E1 0,4', 'E2 5,9', '@Coreference R1 E2,X', '@After R2 E1,X');
    const { exit, log, files } = run(gold, gold, '-a seq');
    expect(exit).toBe(0);
    expect(log).toContain('Relation contains unknown event X.');
    expect(log).toContain('Unknown node X found in links, probably not declared as mention.');
    expect(log.match(/Node X is not a known node\./g)).toHaveLength(4);
    expect(files.get('seq/After/gold/d.tml')).toContain('relType="BEFORE" relatedToEventInstance="te1"');
  });

  it.each(['../../x', 'a/b', 'x'.repeat(252)])('writes no TimeML file for the document %s', (id) => {
    const odd = tbf(id, 'E1 0,4');
    const { exit, files } = run(odd, odd, '-a seq');
    expect(exit).toBe(1);
    expect([...files.keys()]).toEqual(['report']);
  });

  it('crashes without any document to sequence', () => {
    const { exit, files } = run('', '', '-a seq');
    expect(exit).toBe(1);
    expect(files.get('seq/After/seq.out')).toContain('INVALID INPUT FORMAT');
  });

  it.each(['seq/', 'seq/.', 'a/../seq'])('crashes where the directory %s has to be made', (directory) => {
    expect(run(one, one, `-a ${directory}`).exit).toBe(1);
  });

  it('refuses an unknown mention in a cluster in version 1.6', () => {
    const invented = tbf('d', 'E1 t1', '@Coreference R1 E1,E9');
    expect(run(invented, invented, '-t tkn -c c', release16).exit).toBe(1);
    expect(run(invented, invented, '-t tkn -c c').exit).toBe(0);
  });
});
