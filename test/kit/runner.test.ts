/** The parts of the runner: what it writes, how it reads what a scorer prints, and its verdicts. */
import { describe, expect, it } from 'vitest';
import { kitModule, type Vector, vectors } from '../support/kit.ts';

const { writers } = await kitModule('runner/write/index.mjs');
const { adapterNames, offers, optionWords, readAdapter } = await kitModule('runner/adapter.mjs');
const { readOutput } = await kitModule('runner/read-output.mjs');
const { isValue, verdictOf } = await kitModule('runner/verdict.mjs');
const { fillIn } = await kitModule('runner/run-vector.mjs');
const { choose, readArguments } = await kitModule('runner/arguments.mjs');
const { recorded, scorerOf, written } = await kitModule('runner/results.mjs');
const { rowsOf, textOf } = await kitModule('runner/table.mjs');

const named = (id: string) => vectors.find((vector) => vector.id === id)!;
const cells = (text: string) =>
  text
    .split('\n')
    .filter((line) => /^\S+\t/.test(line))
    .map((line) => line.split('\t').at(-1));

describe('what it writes', () => {
  it('is CoNLL with brackets in the last column', () => {
    const { write } = writers.conll;
    expect(cells(write(named('spans-nested'), 'key'))).toEqual(['(0', '(1', '1)|0)', '-', '(1)', '(0)', '-']);
    expect(cells(write(named('sum-empty-response-document'), 'response'))).toEqual([
      '(0)',
      '(0)',
      '-',
      '-',
      '-',
      '-',
    ]);
  });

  it('is the text of a vector as it is', () => {
    expect(writers.conll.write(named('text-crlf'), 'key')).toContain('\t(0)\r\n');
  });

  it('gives an entity with a name the same label in all documents', () => {
    expect(cells(writers.conll.write(named('scope-wrongly-linked'), 'key'))).toEqual([
      '(0)',
      '(0)',
      '-',
      '(1)',
      '(1)',
      '-',
    ]);
  });

  it('is CorefUD with heads, parts of mentions and empty nodes', () => {
    const { write } = writers.corefud;
    expect(cells(write(named('head-gap'), 'key'))).toEqual([
      'Entity=(d1e0[1/2]--2-',
      'Entity=d1e0[1/2])',
      '_',
      'Entity=(d1e0[2/2]--2-)',
      '_',
      'Entity=(d1e0--1-)',
      '_',
    ]);
    expect(write(named('zeros-dependent-moved'), 'response')).toContain(
      '4.1\t_\t_\t_\t_\t_\t_\t_\t2:nsubj\tEntity=(d1e0--1-)\n',
    );
  });

  it('is tbf with fragments', () => {
    expect(writers.tbf.write(named('nugget-fragments'), 'response')).toBe(
      '#BeginOfDocument d1\nsystem\td1\tE1\t0,2;6,8\tw\tConflict_Attack\tActual\n#EndOfDocument\n',
    );
  });

  it('is a JSON of clusters', () => {
    expect(JSON.parse(writers.clusters.write(named('predicted-missing-pair'), 'response'))).toEqual({
      type: 'clusters',
      clusters: { e0: ['[[0,0]]', '[[1,1]]'] },
    });
  });
});

describe('adapters', () => {
  it.each<string>(adapterNames())('%s names conventions and metrics that exist', (name) => {
    const { conventions = [], functions, scores, json, about } = readAdapter(name);
    const known = new Set(vectors.flatMap((vector) => Object.keys(vector.conventions ?? {})));
    const metrics = new Set(vectors.flatMap((vector) => Object.keys(vector.expect)));
    expect(conventions.filter((convention: string) => !known.has(convention))).toEqual([]);
    expect(Object.keys(functions ?? scores ?? json).filter((metric) => !metrics.has(metric))).toEqual([]);
    expect(about.length).toBeGreaterThan(20);
  });

  it('offer a vector if they know its options and their format can express it', () => {
    const offeredBy = (id: string) =>
      adapterNames().filter((name: string) => {
        const adapter = readAdapter(name);
        return adapter.functions === undefined && offers(adapter, named(id));
      });
    expect(offeredBy('gaps-same')).toEqual(['corefeval-corefud', 'corefud-scorer', 'scorch']);
    expect(offeredBy('head-shorter')).toEqual(['corefeval-corefud', 'corefud-scorer']);
    expect(offeredBy('mean-two')).toEqual(['corefeval', 'corefeval-corefud']);
    expect(offeredBy('nugget-mean-two')).toEqual(['corefeval-nuggets', 'evmeval']);
  });

  it('have the words for what a vector leaves unsaid, too', () => {
    const words = (id: string) => optionWords(readAdapter('corefud-scorer'), named(id).options).join(' ');
    expect(words('spans-longer')).toBe('-a exact -z linear -s');
    expect(words('drop-key')).toBe('-a exact -z linear');
    expect(optionWords(readAdapter('coval'), { match: 'head' })).toBe(null);
  });

  it('that do not exist are named, with those that do', () => {
    expect(() => readAdapter('perl')).toThrow(
      `No adapter "perl". Expected a file, or one of: ${adapterNames().join(', ')}`,
    );
  });
});

describe('what a scorer prints', () => {
  it('is read as fractions where numerator and denominator are there, else as printed', () => {
    const text =
      'Identification of Mentions: Recall: (3 / 4) 75%\tPrecision: (3 / 3) 100%\tF1: 85.71%\n---\n' +
      'Coreference: Recall: (0 / 0) 0%\tPrecision: (1 / 3) 33.33%\tF1: 0%\n';
    expect(readOutput(readAdapter('scorer.pl'), text, 'muc')).toEqual({
      mentions: { recall: 3 / 4, precision: 1, f1: '85.71' },
      muc: { recall: 0, precision: 1 / 3, f1: '0' },
    });
  });

  it('is read from JSON, null for undefined', () => {
    const json = { systems: [{ scores: { muc: { recall: null, precision: 0, f1: 0 } }, conll: null }] };
    expect(readOutput(readAdapter('corefeval'), JSON.stringify(json))).toEqual({
      muc: { recall: null, precision: 0, f1: 0 },
      conll: { f1: null },
    });
  });

  it('is refused if there is no score in it', () => {
    expect(() => readOutput(readAdapter('coval'), 'usage: …')).toThrow('no score in the output');
  });
});

describe('a value', () => {
  it.each([
    [2 / 3, '2/3', true],
    [0.6667, '2/3', false],
    ['66.67', '2/3', true],
    ['66.66', '2/3', false],
    [null, null, true],
    [0, null, false],
    ['nonsense', '0', false],
    ['', '0', false],
  ])('%s is %s: %s', (found, expected, same) => expect(isValue(found, expected)).toBe(same));

  it.each([
    ['66.66', '2/3', true],
    ['66.67', '2/3', false],
    // 2·P·R / (P + R) is 0.7499999… in doubles.
    ['74.99', '3/4', true],
    ['74.98', '3/4', false],
  ])('%s, cut, is %s: %s', (found, expected, same) =>
    expect(isValue(found, expected, { decimals: 2, cut: true })).toBe(same),
  );
});

describe('verdicts', () => {
  const vector = named('partition-a.b-ab');
  const scorer = { conventions: ['undefined-is-zero'], metrics: ['muc'] };
  const verdict = (scores: object, rest = {}) =>
    verdictOf(vector, 'muc', { scores, ...rest }, scorer).verdict;

  it('are = for what is expected, c for a declared convention, x for anything else', () => {
    expect(vector.expect.muc).toEqual({ recall: null, precision: '0', f1: '0' });
    expect(verdict({ muc: { recall: null, precision: 0, f1: 0 } })).toBe('=');
    expect(verdict({ muc: { recall: 0, precision: 0, f1: 0 } })).toBe('c');
    expect(verdict({ muc: { recall: 1, precision: 0, f1: 0 } })).toBe('x');
    expect(
      verdictOf(vector, 'muc', { scores: { muc: { recall: 0, precision: 0, f1: 0 } } }, {}).verdict,
    ).toBe('x');
  });

  it('are ! after an error, and · for what is not offered', () => {
    expect(verdict({}, { error: 'exit 1' })).toBe('!');
    expect(verdictOf(vector, 'lea', { scores: {}, error: 'exit 1' }, scorer).verdict).toBe('·');
    expect(verdictOf(vector, 'muc', undefined, scorer).verdict).toBe('·');
  });

  it('are shown with what was expected', () => {
    const results = { [vector.id]: { scores: { muc: { recall: '50.00', precision: 0, f1: 0 } } } };
    expect(textOf(rowsOf([vector], results, scorer), results)).toContain(
      'muc recall: expected undefined, got 50.00 %',
    );
  });
});

describe('the command', () => {
  it('has its placeholders filled in, and options at the end unless it says where', () => {
    const values = { key: "'k'", response: "'r'", metric: 'muc', options: '--match head' };
    expect(fillIn('s {metric} {key} {response}', values)).toBe("s muc 'k' 'r' --match head");
    expect(fillIn('s {options} {key} {response}', values)).toBe("s --match head 'k' 'r'");
    expect(fillIn('s {key} {response}', { ...values, options: '' })).toBe("s 'k' 'r'");
  });
});

describe('the arguments', () => {
  it.each([
    [['--command', 's {key} {response}'], 'Expected --adapter NAME; --list shows the names'],
    [['--adapter', 'coval'], "Expected --command 'COMMAND'"],
    [['--adapter', 'coval', '--command', 's {key}'], 'Expected {response} in --command'],
    [['--list', '--jobs', '0'], 'Expected --jobs to be a whole number from 1, got "0"'],
  ])('%j are refused: %s', (args, message) => expect(() => readArguments(args)).toThrow(message));

  it('choose vectors by tag and id, and refuse names that no vector has', () => {
    expect(choose(vectors, { tag: ['gaps'] }).map(({ id }: Vector) => id)).toContain('gaps-hull');
    expect(choose(vectors, { only: ['suite-a1'] })).toEqual([named('suite-a1')]);
    expect(() => choose(vectors, { tag: ['gap'] })).toThrow(/^No vector has the tag "gap"\. Tags: /);
    expect(() => choose(vectors, { only: ['a1'] })).toThrow('No vector "a1"');
  });
});

describe('a recording', () => {
  const scorer = scorerOf(readAdapter('coval'), 'CoVal 1');
  const text = written('2026.1', scorer, vectors, { 'suite-a1': { scores: { muc: { f1: '100.00' } } } });

  it('has what a verdict needs', () => {
    const { results, scorer: again } = recorded(text, 'f.json', '2026.1');
    expect(again).toEqual(scorer);
    expect(results).toEqual({ 'suite-a1': { scores: { muc: { f1: '100.00' } } } });
  });

  it('of other vectors, or of another kind, is refused', () => {
    expect(() => recorded(text, 'f.json', '2027.1')).toThrow(
      'f.json was recorded with the vectors 2026.1, these are 2027.1: run the scorer again',
    );
    expect(() => recorded('{}', 'f.json', '2026.1')).toThrow(
      'f.json: expected "schema" to be "corefeval/conformance-results/1"',
    );
    expect(() => recorded('{', 'f.json', '2026.1')).toThrow('f.json: expected JSON: ');
  });
});
