/** The nugget verbs and the evmeval drop-in of the built program, as a user runs them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Workplace } from '../support/cli.ts';
import { eventsFixtures } from '../support/evmeval-goldens.ts';
import { tbf } from '../support/nuggets.ts';

const work = new Workplace();
const fixture = (path: string) => readFileSync(new URL(path, eventsFixtures));
const file = (path: string) => readFileSync(join(work.folder, path), 'utf8');

const gold =
  tbf('d1', 'E1 0,4 Life_Die', 'E2 10,14', 'E3 20,26', '@Coreference R1 E2,E3') + tbf('d2', 'E1 0,4');
const system =
  tbf('d1', 'S1 0,4 Life_Die', 'S2 10,14', 'S3 20,24', '@Coreference R1 S2,S3') + tbf('d2', 'S1 9,12');

beforeAll(() => {
  work.write('gold.tbf', gold);
  work.write('system.tbf', system);
  work.write('broken.tbf', gold.replace('20,26', 'NaN,26').replace('\n#EndOfDocument', ''));
  for (const name of ['gold.tbf', 'system.tbf', 'tkn/d1.tab']) {
    work.write(`invisible/${name}`, fixture(`cases/i01_invisible_v16/${name}`));
  }
  work.write('case/gold.tbf', fixture('cases/r07_char_double/gold.tbf'));
  work.write('case/system.tbf', fixture('cases/r07_char_double/system.tbf'));
});
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
          ...[
            'nuggets',
            'score',

            'invisible/gold.tbf',
            'invisible/system.tbf',
            '-t',
            'invisible/tkn',
          ],
          ...['--profile', profile, '--json', '--lenient'],
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
    work.write('extra.tbf', system.slice(0, system.indexOf('#BeginOfDocument d2')) + tbf('x', 'S1 0,4'));
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
    const lacking = [
      'nuggets',
      'score',

      'polar-gold.tbf',
      'system.tbf',
      '--attributes',
      'type,p=8',
    ];
    expect(work.run(lacking)).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('system.tbf: warning[nuggets/no-column]'),
    });
  });

  it('refuses clusters under another name throughout', () => {
    work.write('coref.tbf', system.replace('@Coreference', '@Coref'));
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
      'broken.tbf:6:1: error[tbf/unclosed]: Document "d1" (line 1) is not ended before the next one begins.',
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
      'broken.tbf:4:11: warning[tbf/span]: The fragment "NaN,26" is no pair of offsets.',
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

describe('corefeval nuggets check', () => {
  it('exits 0 for a good file and 1 for a bad one', () => {
    expect(work.run(['nuggets', 'check', 'gold.tbf'])).toEqual({
      code: 0,
      stdout: 'gold.tbf: 2 documents, 4 mentions: 0 errors, 0 warnings\n',
      stderr: '',
    });
    const { code, stdout } = work.run(['nuggets', 'check', 'broken.tbf']);
    expect(code).toBe(1);
    expect(stdout).toContain('broken.tbf:4:11: error[tbf/span]');
    expect(stdout).toContain('broken.tbf: 2 documents, 4 mentions: 2 errors, 0 warnings');
  });

  it('knows types and lengths, and prints JSON', () => {
    work.write('types.txt', 'life die\n');
    work.write('counts.tsv', 'd1\t24\n');
    const { code, stdout } = work.run([
      'nuggets',
      'check',
      'gold.tbf',
      '--types',
      'types.txt',
      '--word-counts',
      'counts.tsv',
      '--json',
    ]);
    const [{ errors, problems }] = JSON.parse(stdout).files;
    expect(code).toBe(1);
    expect(errors).toBe(5);
    expect(problems.map((entry: { code: string; line: number }) => [entry.code, entry.line])).toEqual([
      ['nuggets/unlisted-type', 3],
      ['nuggets/unlisted-type', 4],
      ['nuggets/out-of-range', 4],
      ['nuggets/unlisted-document', 7],
      ['nuggets/unlisted-type', 8],
    ]);
  });

  it('advises no flag that it lacks', () => {
    const { stdout } = work.run(['nuggets', 'check', 'broken.tbf']);
    expect(stdout).toContain('help: correct the span; if these are token ids, give their tables with -t\n');
    expect(stdout).not.toContain('--lenient');
  });

  it('writes t0, t1, … on request, for files without errors, and replaces nothing', () => {
    work.write('plain/d.tab', '1\tHe\t0\t2\n2\tdied\t3\t7\n3\ttwice\t8\t13\n');
    work.write('plain.tbf', tbf('d', 'E1 3,2', '@Coreference R1 E1'));
    work.write('wrong.tbf', tbf('d', 'E1 4'));
    const args = ['nuggets', 'check', 'plain.tbf', 'wrong.tbf', '--write-t-ids', 'ids'];
    expect(work.run(args).code).toBe(2);
    expect(work.run([...args, '-t', 'plain']).code).toBe(1);
    expect(file('ids/plain.tbf')).toBe(tbf('d', 'E1 t1,t2', '@Coreference R1 E1'));
    expect(() => file('ids/wrong.tbf')).toThrow();
    work.write('ids/plain.tbf', 'a file of somebody else');
    expect(work.run([...args, '-t', 'plain']).stderr).toContain('error[output/exists]');
    expect(file('ids/plain.tbf')).toBe('a file of somebody else');
  });

  it('makes errors of warnings with --strict', () => {
    work.write('warn.tbf', tbf('d', 'E1 5,5'));
    expect(work.run(['nuggets', 'check', 'warn.tbf']).code).toBe(0);
    expect(work.run(['nuggets', 'check', 'warn.tbf', '--strict']).code).toBe(1);
  });
});

describe('corefeval nuggets compare', () => {
  it('shows gold and system side by side, and as JSON', () => {
    const text = work.run(['nuggets', 'compare', 'gold.tbf', 'system.tbf']);
    expect(text.code).toBe(0);
    expect(text.stdout).toContain('2 documents: 2 matched, 1 partial, 1 missed, 1 spurious');
    const json = work.run(['nuggets', 'compare', 'gold.tbf', 'system.tbf', '--json']);
    expect(JSON.parse(json.stdout).perDocument[1].pairs[0].verdict).toBe('missed');
  });
});

describe('a verb without arguments', () => {
  it.each([
    ['nuggets', 'score'],
    ['nuggets', 'check'],
    ['nuggets', 'compare'],
    ['nuggets', 'from-brat'],
    ['nuggets', 'from-ere'],
    ['nuggets', 'to-brat'],
    ['tokenize'],
    ['score'],
    ['merge'],
  ])('prints its usage in full: %s %s', (...verb) => {
    const { code, stdout, stderr } = work.run(verb);
    const { stdout: usage } = work.run([...verb, '--help']);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^error: /);
    expect(stderr.endsWith(usage)).toBe(true);
  });
});

describe('corefeval evmeval', () => {
  it('writes the files of the public tool, making folders', () => {
    const { code, stdout, stderr } = work.run([
      'evmeval',
      '-g',
      'case/gold.tbf',
      '-s',
      'case/system.tbf',
      '-o',
      'out/report.txt',
      '-d',
      'new/folder/diff.txt',
      '-c',
      'coref.txt',
    ]);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(
      /^\[INFO\] \d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3} : Evaluation output will be saved at out\/report\.txt\n/,
    );
    const wanted = (name: string) => fixture(`cases/r07_char_double/out/${name}`).toString();
    expect(file('out/report.txt')).toBe(wanted('report.txt'));
    expect(file('new/folder/diff.txt')).toBe(wanted('diff.txt'));
    expect(file('coref.txt').replace(/^version.*\n/, '')).toBe(
      wanted('coref.txt').replace(/^version.*\n/, ''),
    );
    expect(file('coref.txt_gold.conll')).toBe(wanted('coref.txt_gold.conll'));
    expect(file('coref.txt_sys.conll')).toBe(wanted('coref.txt_sys.conll'));
  });

  it('prints the report between the log without -o', () => {
    const { stdout } = work.run(['evmeval', '-g', 'case/gold.tbf', '-s', 'case/system.tbf']);
    expect(stdout).toContain('\n=======Final Mention Detection Results=========\n');
    expect(stdout).toMatch(/Evaluation Done\.\n$/);
  });

  it('is the scorer of 2015 with --release 1.6', () => {
    const args = [
      'evmeval',
      '--release',
      '1.6',
      '-g',
      'invisible/gold.tbf',
      '-s',
      'invisible/system.tbf',
      '-t',
      'invisible/tkn',
      '-o',
      'r16.txt',
    ];
    expect(work.run(args).code).toBe(0);
    expect(file('r16.txt')).toBe(fixture('cases/i01_invisible_v16/out/report.txt').toString());
  });

  it.each([
    [[], 2, 'argument -g/--gold is required'],
    [['-g', 'gold.tbf'], 2, 'argument -s/--system is required'],
    [['-g', 'nothing', '-s', 'system.tbf'], 1, 'Cannot find gold standard file at nothing'],
    [
      ['-g', 'gold.tbf', '-s', 'system.tbf', '-c', 'no/folder/c'],
      1,
      '"no/folder/c_gold.conll" cannot be written',
    ],
    [['-g', 'gold.tbf', '-s', 'broken.tbf'], 1, 'holds "NaN", which is no number'],
    [['-g', 'gold.tbf', '-s', 'system.tbf', '-m', '-5'], 1, 'There is no mapping -5'],
    [['--release', '1.7', '-g', 'gold.tbf', '-s', 'system.tbf'], 2, "invalid choice: '1.7'"],
    [['--release', '1.6', '-g', 'gold.tbf', '-s', 'system.tbf'], 2, 'argument -t/--token_path is required'],
  ])('%j exits %i and says why', (args, exit, message) => {
    const { code, stderr } = work.run(['evmeval', ...args]);
    expect(code).toBe(exit);
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/^ +at /m);
  });

  it('validates into a log file in the current directory, and appends', () => {
    expect(work.run(['evmeval', 'validate', '-s', 'gold.tbf'])).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(work.run(['evmeval', 'validate', '-s', 'broken.tbf']).code).toBe(1);
    work.run(['evmeval', 'validate', '-s', 'gold.tbf']);
    expect(file('gold.tbf.errlog').match(/Validation Finished\./g)?.length).toBe(2);
  });

  it('shows its flags', () => {
    expect(work.run(['evmeval', '-h']).stdout).toContain('-ct X, --coreference_threshold X');
    expect(work.run(['evmeval', 'validate', '-h']).stdout).toContain('-wc X, --word_count_file X');
  });
});
