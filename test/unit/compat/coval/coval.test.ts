import { describe, expect, it } from 'vitest';
import { runCoval } from '../../../../src/compat/coval/coval.ts';

/** One document of one sentence: lines of word, part of speech, parse and coreference. */
const file = (...tokens: string[]) =>
  `#begin document (d); part 000\n${tokens
    .map((token, i) => {
      const [word, pos, parse, coref] = token.split(' ');
      return ['d', '0', i, word, pos, parse, '-', '-', '-', '-', '*', coref].join('\t');
    })
    .join('\n')}\n\n#end document\n`;

const warnings: string[] = [];

const run = (key: string, response: string, ...words: string[]) =>
  runCoval(['key', 'response', ...words], {
    read: (path) => new TextEncoder().encode(path === 'key' ? key : response),
    warn: (text) => warnings.push(text),
  }) ?? '';

const key = file(
  'the DT (NP(NP* (1',
  'dog NN *) -',
  'that WDT (SBAR* -',
  'barked VBD *)) 1)',
  'it PRP (NP*) (1)',
);
const response = file('the DT - (1', 'dog NN - 1)', 'that WDT - -', 'barked VBD - -', 'it PRP - (1)');

describe('runCoval', () => {
  it('prints the lines of the original', () => {
    expect(run(key, response)).toBe(`mentions   Recall: 50.00  Precision: 50.00  F1: 50.00
muc        Recall: 0.00  Precision: 0.00  F1: 0.00
bcub       Recall: 25.00  Precision: 25.00  F1: 25.00
ceafe      Recall: 50.00  Precision: 50.00  F1: 50.00
lea        Recall: 0.00  Precision: 0.00  F1: 0.00
CoNLL score: 25.00
`);
  });

  it('matches minimum spans of the parse of the key', () => {
    expect(JSON.parse(run(key, response, 'min', 'muc', '--json')).metrics).toEqual({
      muc: { recall: 1, precision: 1, f1: 1 },
    });
    expect(() => run(response, response, 'min_spans')).toThrow('key has no parse');
  });

  it('removes singletons and nested mentions', () => {
    const nested = file('a NN - (1|(2)', 'b NN - (1)', 'c NN - 1)', 'd NN - (1)');
    expect(run(nested, nested, 'remove_singletons', 'remove_nested')).toContain(
      'Number of removed nested coreferring mentions in the key annotation: 1; and system annotation: 1\n' +
        'Number of resulting singleton clusters in the key annotation: 0; and system annotation: 0\n' +
        '1 and 1 singletons are removed from the key and system files, respectively\n',
    );
  });

  it('leaves verb phrases out', () => {
    const verb = file('x NN (NP*) (1)', 'ran VBD (VP*) (1)', 'y NN (NP*) (1)');
    expect(JSON.parse(run(verb, verb, 'NP_only', 'mentions', '--json')).metrics.mentions.recall).toBe(1);
    expect(run(verb, file('x NN - (1)', 'ran VBD - (1)', 'y NN - -'), 'NP_only', 'mentions')).toContain(
      'Recall: 0.00',
    );
  });

  it('says which words it ignores', () => {
    warnings.length = 0;
    run(key, response, 'remove_singleton');
    expect(warnings).toEqual(['"remove_singleton" is not a word of CoVal; it is ignored, as there.']);
  });

  it.each([
    ['no response document', '', 'The response has no document (d); part 000'],
    ['a bracket that was never opened', file('a NN - 1)'), 'division by zero: an entity without mentions'],
    ['a bracket without a number', file('a NN - (|(1)'), 'A bracket without a number: (|(1)'],
  ])('fails with %s', (_, other, message) => {
    expect(() => run(key, other)).toThrow(message);
  });
});
