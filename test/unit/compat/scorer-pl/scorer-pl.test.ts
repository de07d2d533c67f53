import { describe, expect, it } from 'vitest';
import { leaEdition, upstreamEdition } from '../../../../src/compat/scorer-pl/editions.ts';
import { scorerPl, usage } from '../../../../src/compat/scorer-pl/scorer-pl.ts';
import { renderSets } from '../../../support/render-sets.ts';
import { type Outcome, runScorerPl } from '../../../support/run-scorer-pl.ts';

const RULE = '-'.repeat(74);
const VERSION = 'version: 8.01 <path>\n';
const ZERO_TOTALS = `
====== TOTALS =======
Identification of Mentions: Recall: (0 / 0) 0%\tPrecision: (0 / 0) 0%\tF1: 0%
${RULE}
Coreference: Recall: (0 / 0) 0%\tPrecision: (0 / 0) 0%\tF1: 0%
${RULE}
`;

const files = {
  KEY: renderSets(['ab', 'c']),
  RESPONSE: renderSets(['ab', 'd']),
  EMPTY: '',
  UNOPENED: '#begin document d\nx\t(3+1)\nx\t7)\n#end document\n',
  UNCLOSED: '#begin document d\nx\t(0\n#end document\n',
  NEVER_CLOSED: '#begin document d\nx\t(5\nx\t(0)\n',
  TWO: renderSets(['ab'], 'one') + renderSets(['ab', 'c'], 'two'),
  TWO_AGAIN: renderSets(['a', 'b'], 'two') + renderSets(['ab'], 'one'),
};
const run = (...args: string[]): Outcome => runScorerPl(args, files);

describe('scorer.pl, its arguments', () => {
  it.each([[[]], [['muc']], [['muc', 'KEY']], [['nonsense']]])('shows the usage for %j', (args) => {
    const { exit, stdout, stderr } = run(...args);
    expect([exit, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(
      /^version: 8\.01 <path>\n\nuse: scorer\.pl <metric> <keys_file> <response_file> \[name\]\n/,
    );
    expect(stdout).toMatch(/[^\n]\n\n$/);
    expect(stdout).toContain('    lea: LEA (Moosavi and Strube, 2016)\n');
  });

  it('does not mention lea in the usage of the upstream edition', () => {
    expect(runScorerPl([], {}, { edition: upstreamEdition }).stdout).not.toContain('lea:');
  });

  it.each(['xmuc', 'b3', '', 'ceaf'])('calls the metric %j invalid', (metric) => {
    expect(run(metric, 'nowhere', 'nowhere')).toEqual({
      exit: 0,
      stdout: `${VERSION}Invalid metric\n`,
      stderr: '',
    });
  });

  it('knows lea and ebcub only in the edition with LEA', () => {
    for (const metric of ['lea', 'ebcub']) {
      const { stdout } = runScorerPl([metric, 'KEY', 'KEY'], files, { edition: upstreamEdition });
      expect(stdout).toBe(`${VERSION}Invalid metric\n`);
    }
    expect(run('ebcub', 'KEY', 'KEY', 'none')).toMatchObject({
      exit: 25,
      stderr: 'Undefined subroutine &CorScorer::EBCUBED called\n',
    });
  });

  it.each(['MUC', 'bCuB', 'Blanc'])('takes the metric %s in any case of letters', (metric) => {
    const { stdout } = run(metric, 'KEY', 'RESPONSE', 'none');
    expect(stdout).toBe(run(metric.toLowerCase(), 'KEY', 'RESPONSE', 'none').stdout);
  });

  it.each([
    ['mucX', 'mucx'],
    ['ALL', 'all'],
    ['blancx', 'blancx'],
    ['muc\u00c9', 'muc\u00c3\u0089'],
  ])('dies of the metric %s when there is a document to score', (metric, name) => {
    expect(run(metric, 'KEY', 'RESPONSE', 'none')).toEqual({
      exit: 25,
      stdout: VERSION,
      stderr: `Metric ${name} not implemented yet\n`,
    });
    expect(run(metric, 'EMPTY', 'RESPONSE')).toEqual({ exit: 0, stdout: VERSION + ZERO_TOTALS, stderr: '' });
  });

  it('ignores arguments after the name', () => {
    expect(run('muc', 'KEY', 'RESPONSE', 'd', 'x', 'y')).toEqual(run('muc', 'KEY', 'RESPONSE', 'd'));
  });
});

describe('scorer.pl, its output', () => {
  const body = `====> d:
File d:
Entity 0: (0,0) (1,1)
Entity 1: (2,2)
====> d:
File d:
Entity 0: (0,0) (1,1)
Entity 1: (3,3)
`;
  const counts = `Total key mentions: 3
Total response mentions: 3
Strictly correct identified mentions: 2
Partially correct identified mentions: 0
No identified: 1
Invented: 1
`;
  const score = `Recall: (1 / 1) 100%\tPrecision: (1 / 1) 100%\tF1: 100%\n${RULE}\n`;
  const mentions = `
====== TOTALS =======
Identification of Mentions: Recall: (2 / 3) 66.66%\tPrecision: (2 / 3) 66.66%\tF1: 66.66%
${RULE}
`;
  const totals = `${mentions}Coreference: ${score}`;

  it('lists every document and then the totals', () => {
    expect(run('muc', 'KEY', 'RESPONSE').stdout).toBe(`${VERSION}${body}d:\n${counts}${score}${totals}`);
  });

  it('has the name first where one document is scored', () => {
    expect(run('muc', 'KEY', 'RESPONSE', 'd').stdout).toBe(`${VERSION}d:\n${body}${counts}${score}${totals}`);
  });

  it('has only the totals for the name none', () => {
    expect(run('muc', 'KEY', 'RESPONSE', 'none').stdout).toBe(VERSION + totals);
  });

  it('has neither name nor score of a document for blanc, and both kinds of link in the totals', () => {
    expect(run('blanc', 'KEY', 'RESPONSE').stdout).toBe(`${VERSION}${body}:\n${counts}${mentions}
Coreference:
Coreference links: Recall: (1 / 1) 100%\tPrecision: (1 / 1) 100%\tF1: 100%
${RULE}
Non-coreference links: Recall: (0 / 2) 0%\tPrecision: (0 / 2) 0%\tF1: 0%
${RULE}
BLANC: Recall: (0.5 / 1) 50%\tPrecision: (0.5 / 1) 50%\tF1: 50%
${RULE}
`);
  });

  it.each(['', 'd ', 'D', 'none '])('scores an empty document where there is none called %j', (name) => {
    const { exit, stdout } = run('muc', 'KEY', 'RESPONSE', name);
    expect(exit).toBe(0);
    expect(stdout).toContain(`\n${name}:\n====> :\nFile :\n====> :\nFile :\nTotal key mentions: 0\n`);
    expect(stdout.endsWith(ZERO_TOTALS)).toBe(true);
  });

  it('runs every metric for all, each under its name', () => {
    const all = run('all', 'KEY', 'RESPONSE').stdout;
    const single = ['muc', 'bcub', 'ceafm', 'ceafe', 'blanc', 'lea'].map(
      (metric) => `\nMETRIC ${metric}:\n${run(metric, 'KEY', 'RESPONSE').stdout.slice(VERSION.length)}`,
    );
    expect(all).toBe(VERSION + single.join(''));
    const upstream = runScorerPl(['all', 'KEY', 'RESPONSE'], files, { edition: upstreamEdition });
    expect(upstream.stdout).toBe(VERSION + single.slice(0, 5).join(''));
  });

  it('has the documents in the order of the key', () => {
    expect(run('muc', 'TWO', 'TWO_AGAIN').stdout.match(/^(one|two):$/gm)).toEqual(['one:', 'two:']);
    expect(run('muc', 'TWO_AGAIN', 'TWO').stdout.match(/^(one|two):$/gm)).toEqual(['two:', 'one:']);
    const { stdout } = runScorerPl(['muc', 'TWO', 'TWO_AGAIN'], files, { documentOrder: ['two', 'one'] });
    expect(stdout.match(/^(one|two):$/gm)).toEqual(['two:', 'one:']);
  });

  it('ignores response documents that are not in the key, mistakes and all', () => {
    const response = `${files.RESPONSE}#begin document e\nx\t1)\n#end document\n`;
    const outcome = runScorerPl(['all', 'KEY', 'R'], { ...files, R: response });
    expect(outcome).toEqual(run('all', 'KEY', 'RESPONSE'));
  });

  it('prints names byte for byte', () => {
    const name = '\xff\xfe __proto__ \x00\xe9';
    const bytes = Uint8Array.from(renderSets(['a'], name), (character) => character.charCodeAt(0));
    const { stdout } = runScorerPl(['muc', 'K', 'K'], { K: bytes });
    expect(stdout).toContain(`====> ${name}:\nFile ${name}:\nEntity 0: (0,0)\n====>`);
    expect(stdout).toContain(`\n${name}:\nTotal key mentions: 1\n`);
  });

  it('finds a document by a name outside of ASCII', () => {
    const { stdout } = runScorerPl(['muc', 'K', 'K', 'é€'], { K: renderSets(['ab'], 'é€') });
    expect(stdout).toContain('Recall: (1 / 1) 100%');
  });
});

describe('scorer.pl, giving up', () => {
  it('says which file cannot be opened, when it is needed', () => {
    const message = 'Can not open nowhere: No such file or directory\n';
    expect(run('all', 'nowhere', 'KEY')).toEqual({
      exit: 2,
      stdout: `${VERSION}\nMETRIC muc:\n`,
      stderr: message,
    });
    expect(run('muc', 'KEY', 'nowhere')).toEqual({ exit: 2, stdout: VERSION, stderr: message });
    expect(run('muc', 'KEY', 'nowhere', 'd')).toEqual({
      exit: 2,
      stdout: `${VERSION}d:\n====> d:\nFile d:\nEntity 0: (0,0) (1,1)\nEntity 1: (2,2)\n`,
      stderr: message,
    });
  });

  it('stops at brackets that do not fit, after what it printed so far', () => {
    const { exit, stdout, stderr } = run('muc', 'KEY', 'UNOPENED');
    expect(exit).toBe(25);
    expect(stdout.endsWith('====> d:\nDiscarded (3+1)\n')).toBe(true);
    expect(stderr).toBe('Detected the end of a mention [7](0) without begin (?,1)\n');
    expect(run('muc', 'UNCLOSED', 'KEY')).toEqual({
      exit: 25,
      stdout: `${VERSION}====> d:\n`,
      stderr: 'Error: some mentions in the document do not close\n',
    });
  });

  it('says in the tail of a message how many lines it read', () => {
    let stderr = '';
    const contents = new Map(Object.entries(files));
    const io = {
      readFile: (path: string) => new TextEncoder().encode(contents.get(path)),
      modulePath: '/x',
      write: () => {},
      writeError: (bytes: Uint8Array) => {
        stderr += new TextDecoder().decode(bytes);
      },
    };
    scorerPl(['muc', 'KEY', 'UNOPENED', 'none'], io);
    expect(stderr).toMatch(/ without begin \(\?,1\) at \/x line \d+, <F> line 8\.\n$/);
  });

  it('crashes in blanc alone on a key entity that never closes, and with 255 at the end of the file', () => {
    expect(run('blanc', 'NEVER_CLOSED', 'KEY', 'none')).toEqual({
      exit: 25,
      stdout: VERSION,
      stderr: "Can't use an undefined value as an ARRAY reference\n",
    });
    expect(run('blanc', 'NEVER_CLOSED', 'NEVER_CLOSED', 'none').exit).toBe(255);
    expect(run('lea', 'NEVER_CLOSED', 'NEVER_CLOSED').stdout).toContain('Entity 0:\nEntity 1: (1,1)\n');
    expect(run('blanc', 'KEY', 'NEVER_CLOSED').exit).toBe(0);
  });
});

const released = [
  '    muc: MUCScorer (Vilain et al, 1995)',
  '    bcub: B-Cubed (Bagga and Baldwin, 1998)',
  '    ceafm: CEAF (Luo et al, 2005) using mention-based similarity',
  '    ceafe: CEAF (Luo et al, 2005) using entity-based similarity',
  '    blanc: BLANC',
];
const all = '    all: every metric of this list';
const metricLines = (text: string) => text.split('\n').filter((line) => /^ {4}\w+: /.test(line));

it('lists the metrics of the edition in the order in which all runs them', () => {
  expect(metricLines(usage(upstreamEdition))).toEqual([...released, all]);
  expect(metricLines(usage(leaEdition))).toEqual([
    ...released,
    '    lea: LEA (Moosavi and Strube, 2016)',
    all,
  ]);
});

it('does not list a metric without implementation', () => {
  expect(usage(leaEdition)).not.toContain('ebcub');
});

it('begins and ends with an empty line', () => {
  expect(
    usage(leaEdition).startsWith('\nuse: scorer.pl <metric> <keys_file> <response_file> [name]\n\n'),
  ).toBe(true);
  expect(usage(leaEdition)).toMatch(/[^\n]\n\n$/);
});
