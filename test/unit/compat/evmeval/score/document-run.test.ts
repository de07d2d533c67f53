import { describe, expect, it } from 'vitest';
import { scorerOptions } from '../../../../../src/compat/evmeval/arguments/scorer.ts';
import type { EvmevalOptions } from '../../../../../src/compat/evmeval/arguments/scorer-options.ts';
import { readRawDocuments } from '../../../../../src/compat/evmeval/files/documents.ts';
import { Files } from '../../../../../src/compat/evmeval/files/files.ts';
import { release16, release18 } from '../../../../../src/compat/evmeval/release.ts';
import { DocumentRun } from '../../../../../src/compat/evmeval/score/document-run.ts';
import { logged } from '../../../../support/evmeval-mentions.ts';
import { tbf } from '../../../../support/nuggets.ts';

/** Evaluates the document `d` of two lists of lines (see `tbf`). */
function evaluate(
  gold: readonly string[],
  system: readonly string[],
  { flags = [] as string[], release = release18, types = [] as string[] } = {},
) {
  const tables = new Map([['tkn/d.tab', 'id\tw\t0\t0\nt1\tone\t0\t3\nt2\tThe\t4\t7\n']]);
  const world = { read: (path: string) => tables.get(path), isDirectory: (path: string) => path === 'tkn' };
  const options = scorerOptions(['-g', 'gold', '-s', 'out/system', ...flags]) as EvmevalOptions;
  const files = new Files(world);
  const document = (lines: readonly string[]) => readRawDocuments(tbf('d', ...lines)).get('d')!;
  const { result, ...rest } = logged((journal) => {
    const run = new DocumentRun(options, release, new Set(types), {
      world,
      journal,
      files,
      comparison: files.open('comparison'),
    });
    run.evaluate('d', document(gold), document(system));
    return run;
  });
  return { ...rest, run: result!, files: files.contents() };
}

describe('DocumentRun', () => {
  it('counts mentions and true positives for each mapping, and types by type and realis', () => {
    const { run, log } = evaluate(
      ['E1 0,4 Attack Actual', 'E2 10,14 Die Actual'],
      ['S1 0,4 attack Other', 'S2 10,14 Die Actual', 'S3 20,24 Meet Actual'],
    );
    expect(run.documents).toEqual([{ id: 'd', gold: 2, system: 3, truePositives: [2, 2, 1, 1] }]);
    expect([...run.types]).toEqual([
      ['attack', { gold: 1, system: 1, truePositives: 0 }],
      ['die', { gold: 1, system: 1, truePositives: 1 }],
      ['meet', { gold: 0, system: 1, truePositives: 0 }],
    ]);
    expect([run.conll, run.sequenced, log]).toEqual([undefined, [], ['INFO Evaluating Document d']]);
  });

  it('leaves out other types than those listed, and the relations that they leave with one argument', () => {
    const { run, files } = evaluate(
      [
        'E1 0,4 Attack',
        'E2 10,14 Die',
        'E3 20,24 Attack',
        '@Coreference R1 E1,E2',
        '@Coreference R2 E1,E2,E3',
      ],
      [],
      { flags: ['-c', 'c'], types: ['attack'] },
    );
    expect(run.documents[0]).toMatchObject({ gold: 2, system: 0 });
    expect(files.get('comparison')).toContain('\n@coref\tgold\tE1:e1,E3:e3\n#EndOfDocument \n');
    expect(files.get('c_gold.conll')).toBe(
      '#begin document (d); part 000\nd\t0\te1\t(0)\nd\t1\te3\t(0)\n#end document\n',
    );
  });

  it('warns of a document without gold mentions, and of repeated ids of the system', () => {
    const { log } = evaluate([], ['S1 0,4', 'S1 5,9']);
    expect(log).toEqual([
      'INFO Evaluating Document d',
      'WARNING [d] does not contain gold standard mentions. Document level F score will not be valid, but the micro score will be fine.',
      'WARNING Duplicated mention id for doc d, one of them is randomly removed.',
    ]);
  });

  it('compares the mapping by span; version 1.6 that by type and realis, and names the system of the first line', () => {
    const [gold, system] = [['E1 t1 Attack Actual'], ['S1 t1 Attack Other']];
    expect(evaluate(gold, system, { flags: ['-t', 'tkn'] }).files.get('comparison')).toBe(
      '#BeginOfDocument d\nsystem\tE1\tt1\tattack\tactual\te1\t|\tS1\tt1\tattack\tother\ts1\t1.00\n#EndOfDocument \n',
    );
    const old = evaluate(gold, system, { flags: ['-t', 'tkn'], release: release16 });
    expect(old.files.get('comparison')).toBe(
      '#BeginOfDocument d\nsys\tE1\tt1\tAttack\tActual\t|\t-\t-\n#EndOfDocument \n',
    );
  });

  it('keeps the links of a document for sequencing, and writes them', () => {
    const lines = ['E1 0,4', 'E2 5,9', '@After R1 E1,E2'];
    const { run, files } = evaluate(lines, lines, { flags: ['-a', 'seq'] });
    expect(run.sequenced).toMatchObject([{ id: 'd', gold: [{ relation: 'After', from: 0, to: 1 }] }]);
    expect([...files.keys()]).toContain('seq/After/gold/d.tml');
  });

  it('checks relation lines, in version 1.6 only with -c', () => {
    const wrong = ['E1 t1', '@After R1'];
    expect(evaluate(wrong, [], { flags: ['-t', 'tkn'] }).exit).toBe(255);
    expect(evaluate(wrong, [], { flags: ['-t', 'tkn'], release: release16 }).exit).toBe(0);
    expect(evaluate(wrong, [], { flags: ['-t', 'tkn', '-c', 'c'], release: release16 })).toMatchObject({
      exit: 1,
      complaint: 'The relation line "After\tR1" has fewer than three columns.',
    });
  });
});
