/** `nuggets score` of the built program. */
import { afterAll, describe, expect, it } from 'vitest';
import { nuggetPlace, systemTbf } from '../support/nugget-place.ts';
import { tbf } from '../support/nuggets.ts';

const work = nuggetPlace();
afterAll(() => work.remove());

describe('corefeval nuggets score', () => {
  it('prints tables, and says that characters are compared', () => {
    const { code, stdout, stderr } = work.run([
      'nuggets',
      'score',
      'gold.tbf',
      'system.tbf',
      '--per-type',
      '--per-document',
    ]);
    expect(code).toBe(0);
    expect(stderr).toContain('warning[nuggets/no-tables]');
    expect(stdout).toContain('type+realis   70.00  70.00  70.00   46.67  46.67  46.67');
    expect(stdout).toMatch(/^Average {2,}\S+$/m);
    expect(stdout).toMatch(/^Conflict_Attack +60\.00 +60\.00 +60\.00 +3 +3 +1\.80$/m);
    expect(stdout).toMatch(/^d2 +1 +1 +0\.00 +0\.00 +0\.00 +0\.00 +0\.00$/m);
    expect(stdout).toMatch(
      /signature: nuggets:2015\|unit:character\|attributes:type\+realis\|mapping:greedy\|coref:type@1\|/,
    );
  });

  it('uses token tables and takes invisible words away', () => {
    const run = (profile: string) =>
      JSON.parse(
        work.run([
          'nuggets',
          'score',
          'invisible/gold.tbf',
          'invisible/system.tbf',
          '-t',
          'invisible/tkn',
          '--profile',
          profile,
          '--json',
          '--lenient',
        ]).stdout,
      ).systems[0];
    expect(run('evmeval-1.6').detection[0].micro.f1).toBeCloseTo(0.7778, 4);
    expect(run('2015').detection[0].micro.f1).toBeCloseTo(5 / 6, 12);
    expect(run('2015').unit).toBe('token');
  });

  it.each([
    ['--json', /^\{\n {2}"schema": "corefeval\/nuggets-score\/1"/],
    ['--csv', /^system,document,part,name,average,recall,precision,f1,/],
    ['--tsv', /^system\tdocument\tpart\tname\taverage\t/],
    ['--markdown', /^### Mention detection\n\n\| Attributes \|/],
    [
      '--latex',
      /^% needs \\usepackage\{booktabs\}\n\n\\begin\{table\*\}[\s\S]*\\caption\{Mention detection, in percent/,
    ],
  ])('prints %s', (flag, expected) => {
    const { code, stdout } = work.run(['nuggets', 'score', 'gold.tbf', 'system.tbf', flag]);
    expect(code).toBe(0);
    expect(stdout).toMatch(expected);
  });

  it('shows several systems side by side, best first', () => {
    const { stdout } = work.run(['nuggets', 'score', 'gold.tbf', 'system.tbf', 'gold.tbf']);
    const rows = stdout.split('\n').filter((line) => /^(gold|system) +\d/.test(line));
    expect(rows.map((row) => row.split(/ +/)[0])).toEqual(['gold', 'system']);
  });

  const score = (systems: string[], ...flags: string[]) =>
    work.run(['nuggets', 'score', 'gold.tbf', ...systems, ...flags]);

  it('sorts several systems by a key, and names it', () => {
    const spans =
      tbf('d1', 'S1 0,4', 'S2 10,14 Life_Die', 'S3 20,26 Life_Die') + tbf('d2', 'S1 0,4 Life_Die');
    work.write('spans.tbf', spans);
    const sorted = (...flags: string[]) => {
      const { stdout } = score(['spans.tbf', 'system.tbf'], ...flags);
      const rows = stdout.split('\n').filter((line) => /^(spans|system) +\d/.test(line));
      return [stdout.match(/^Systems, sorted by .*$/m)?.[0], ...rows.map((row) => row.split(/ +/)[0])];
    };
    const task = 'Systems, sorted by micro F1 of type+realis (ranking of the task for detection)';
    expect(sorted()).toEqual([task, 'system', 'spans']);
    expect(sorted('--sort', 'span')).toEqual(['Systems, sorted by micro F1 of span', 'spans', 'system']);
    expect(sorted('--sort', 'coref')[0]).toBe(
      'Systems, sorted by mean F1 of MUC, B³, CEAFe, BLANC (ranking of the task for coreference)',
    );
    const { sort } = JSON.parse(score(['spans.tbf', 'system.tbf'], '--json', '--sort', 'type').stdout);
    expect(sort).toEqual({ key: 'type', label: 'micro F1 of type', systems: ['system', 'spans'] });
    expect(score(['system.tbf'], '--sort', 'colour').stderr).toContain(
      'Choose from: span, type, realis, type+realis, coref.',
    );
    expect(score(['system.tbf'], '--no-coref', '--sort', 'coref')).toMatchObject({ code: 2 });
  });

  it('counts documents as gold has them, and extra ones beside', () => {
    work.write(
      'extra.tbf',
      systemTbf.slice(0, systemTbf.indexOf('#BeginOfDocument d2')) + tbf('x', 'S1 0,4'),
    );
    const { gold: facts, systems } = JSON.parse(score(['extra.tbf'], '--json').stdout);
    expect(facts).toMatchObject({ documents: 2 });
    expect(systems[0]).toMatchObject({ documents: 1, extraDocuments: 1, mentions: 4 });
    expect(score(['extra.tbf']).stdout).toMatch(/^system +extra\.tbf +1 document \+ 1 extra /m);
    const compare = ['nuggets', 'compare', 'gold.tbf', 'extra.tbf'];
    expect(work.run(compare).stdout).toContain('\n2 documents + 1 extra: ');
  });

  it('scores an empty system file 0, with a warning, and refuses an empty gold file', () => {
    work.write('empty.tbf', '');
    const { code, stdout, stderr } = score(['empty.tbf'], '--json');
    expect(code).toBe(0);
    expect(stderr).toContain('empty.tbf: warning[nuggets/empty-system]');
    const [{ documents, detection, coreference }] = JSON.parse(stdout).systems;
    expect([documents, detection[3].micro.f1, coreference.average]).toEqual([0, 0, 0]);
    const refused = work.run(['nuggets', 'score', 'empty.tbf', 'system.tbf']);
    expect(refused).toMatchObject({ code: 1, stdout: '' });
  });

  it('refuses an attribute column that no gold mention has', () => {
    const { code, stdout, stderr } = score(['system.tbf'], '--attributes', 'type,polarity=9');
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain('gold.tbf: error[nuggets/no-column]: No mention line has a column 9');
    expect(score(['system.tbf'], '--attributes', 'polarity=9').stderr).toContain('error[nuggets/no-column]');
    work.write('polar-gold.tbf', tbf('d1', 'E1 0,4 Life_Die Actual Positive'));
    const lacking = ['nuggets', 'score', 'polar-gold.tbf', 'system.tbf', '--attributes', 'type,p=8'];
    expect(work.run(lacking)).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('system.tbf: warning[nuggets/no-column]'),
    });
  });

  it('refuses clusters under another name throughout', () => {
    work.write('coref.tbf', systemTbf.replace('@Coreference', '@Coref'));
    const { code, stdout, stderr } = score(['coref.tbf']);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain('coref.tbf:5:1: error[tbf/coreference-name]');
    expect(stderr).toContain('rename the relations to @Coreference');
    expect(score(['coref.tbf'], '--no-coref').code).toBe(0);
    expect(work.run(['nuggets', 'check', 'coref.tbf']).code).toBe(1);
  });

  it('names the file whose token table is missing', () => {
    const { stderr } = score(['system.tbf'], '-t', 'invisible/tkn');
    expect(stderr).toContain('gold.tbf:7: error[tokens/missing]: There is no token table for document "d2".');
  });

  it('solves the mapping and the alignment, and shows the greedy ones beside them', () => {
    const { stdout } = work.run([
      'nuggets',
      'score',
      'case/gold.tbf',
      'case/system.tbf',
      '--lenient',
      '--mapping',
      'optimal',
      '--coref-alignment',
      'best',
      '--json',
    ]);
    const [{ detection, coreference }] = JSON.parse(stdout).systems;
    for (const { micro, greedy } of detection) expect(micro.f1).toBeGreaterThanOrEqual(greedy.micro.f1);
    expect(coreference.average).toBeGreaterThanOrEqual(coreference.greedy.average);
    expect(typeof coreference.exact).toBe('boolean');
  });

  it('writes CoNLL files that another scorer gives the same numbers for', () => {
    work.run([
      'nuggets',
      'score',
      'gold.tbf',
      'system.tbf',
      '--write-conll',
      'conll',
      '--coref-threshold',
      '0.5',
    ]);
    const { stdout } = work.run([
      'nuggets',
      'score',
      'gold.tbf',
      'system.tbf',
      '--coref-threshold',
      '0.5',
      '--json',
    ]);
    const { coreference } = JSON.parse(stdout).systems[0];
    const plain = JSON.parse(
      work.run(['score', 'conll/system.gold.conll', 'conll/system.system.conll', '--json']).stdout,
    );
    for (const metric of ['muc', 'bcub', 'ceafe', 'ceafm', 'blanc', 'lea']) {
      expect(plain.systems[0].scores[metric].f1).toBeCloseTo(coreference[metric].f1, 12);
    }
  });

  it('takes other attribute columns', () => {
    work.write('polar.tbf', tbf('d', 'E1 0,4 Life_Die Actual Positive', 'E2 9,12 Life_Die Actual Negative'));
    work.write(
      'polar-system.tbf',
      tbf('d', 'E1 0,4 Life_Die Other Positive', 'E2 9,12 Life_Die Actual Positive'),
    );
    const { stdout } = work.run([
      'nuggets',
      'score',
      'polar.tbf',
      'polar-system.tbf',
      '--attributes',
      'type,polarity=8',
      '--json',
    ]);
    const rows = JSON.parse(stdout).systems[0].detection.map(
      (row: { name: string; micro: { f1: number } }) => [row.name, row.micro.f1],
    );
    expect(rows).toEqual([
      ['span', 1],
      ['type', 1],
      ['polarity', 0.5],
      ['type+polarity', 0.5],
    ]);
  });

  it('refuses a broken file with the place of each fault, and prints no score', () => {
    const { code, stdout, stderr } = work.run(['nuggets', 'score', 'broken.tbf', 'system.tbf']);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(
      'broken.tbf:6:1: error[tbf/unclosed]: Document "d1" (line 1) has no end marker before the next document begins.',
    );
  });

  it('scores what is good of a broken file with --lenient', () => {
    const { code, stdout, stderr } = work.run([
      'nuggets',
      'score',
      'broken.tbf',
      'system.tbf',
      '--lenient',
      '--json',
    ]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout).gold).toMatchObject({ documents: 2, mentions: 3 });
    expect(stderr).toContain(
      'broken.tbf:4:11: warning[tbf/span]: The fragment "NaN,26" is not a pair of offsets.',
    );
  });

  it.each([
    [['--profile', 'evmeval-1.6'], 'The profile evmeval-1.6 needs token tables.'],
    [['--coref-mapping', 'colour'], 'There is no mapping "colour" for coreference.'],
    [['--attributes', 'colour'], 'Unknown attribute "colour".'],
    [['--coref-threshold', '0'], 'Expected a number above 0 and at most 1.'],
    [['--json', '--csv'], 'Only one kind of output at a time: --json, --csv.'],
  ])('%j is wrong usage', (flags, message) => {
    const { code, stderr } = work.run(['nuggets', 'score', 'gold.tbf', 'system.tbf', ...flags]);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
  });
});
