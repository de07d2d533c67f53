import { describe, expect, it } from 'vitest';
import { registerExplain } from '../../../../src/cli/commands/explain.ts';
import { documentOf } from '../../../support/conll.ts';
import { argumentsOf, verbOf } from '../../../support/run-verb.ts';
import { countedKey } from '../../../support/scored-counts.ts';
import { VerbPlace } from '../../../support/verb-place.ts';

const files = {
  'key.conll': documentOf(['(1)', '(1)', '(1)']),
  'response.conll': documentOf(['(1)', '(1)', '-']),
  'two.conll': countedKey,
};
const place = () => new VerbPlace(registerExplain, files);
const SIGNATURE = 'metrics:muc|match:exact|singletons:keep|duplicates:first|v:0.1.0';

describe('explain', () => {
  it('takes a key and one response, and explains the CoNLL score by default', () => {
    const verb = verbOf(registerExplain);
    expect(argumentsOf(verb)).toBe('<key> <response>');
    expect(verb.opts()).toEqual({
      match: 'exact',
      singletons: 'keep',
      duplicates: 'first',
      unaligned: 'count',
      scope: 'document',
      stat: 'conll',
    });
  });

  it('works a metric out on a document', async () => {
    const { done, json, read } = place();
    await done('explain @key.conll @response.conll --metric muc -o @out.json');
    expect(json('out.json').schema).toBe('corefeval/explain/1');
    await done('explain @key.conll @response.conll --metric muc -o @out.txt');
    // The response divides the entity of 3 mentions into 2 parts.
    expect(read('out.txt')).toContain('    = (3 − 2) / (3 − 1)\n    = 1 / 2 = 0.5000\n');
  });

  it('prints the warnings of score, which --strict makes errors', async () => {
    const { done, refused } = place();
    const { stderr } = await done('explain @key.conll @key.conll --metrics mentions,muc');
    expect(stderr).toContain('warning[mentions/gold]');
    expect(await refused('explain @key.conll @key.conll --metrics mentions,muc --strict')).toContain(
      'error[mentions/gold]',
    );
  });

  it('says what a mention contributes', async () => {
    const { done, read } = place();
    await done('explain @key.conll @response.conll --metric muc --mention 2 -o @out.txt');
    expect(read('out.txt')).toContain('the mention "w2"');
    expect(read('out.txt')).toMatch(/^MUC +66\.67 +100\.00 /m);
  });

  it('finds the settings that give a number', async () => {
    const { done, json } = place();
    await done('explain @key.conll @response.conll --target 66.67 --stat muc.f1 -o @out.json');
    expect(json('out.json')).toMatchObject({ stat: 'muc.f1', target: '66.67', value: 2 / 3 });
    expect(json('out.json').solutions[0]).toMatchObject({ turned: [], program: 'corefeval score' });
  });

  it('compares two signatures without reading a file', async () => {
    const { done } = place();
    const other = SIGNATURE.replace('singletons:keep', 'singletons:drop');
    const { stdout } = await done(`explain ${SIGNATURE} ${other}`);
    expect(stdout).toContain('singletons');
    expect(stdout).toContain('drop');
  });

  it.each([
    [
      'explain @two.conll @two.conll',
      'There are 2 documents, and one is explained at a time.\n  help: Choose one with --document: (a); part 000, (b); part 000.',
    ],
    [
      'explain {a} {b}c{d}',
      'The partition "{b}c{d}" has "c" outside of braces.\n  help: write entities in braces, with mentions between spaces: {a b c} {d e f g}',
    ],
    [
      'explain @key.conll @response.conll -o @out.csv',
      '@out.csv ends like csv, which this verb does not write.\n  help: name a file with another ending, or choose the kind: --json --markdown',
    ],
    [
      'explain @key.conll @response.conll --window 100',
      'explain works on whole documents: --window is an option of score, report and compare.',
    ],
  ])('%s is refused', async (line, message) => {
    expect(await place().refused(line)).toBe(message);
  });

  it('never replaces an input', async () => {
    expect(await place().refused('explain @key.conll @response.conll -o @key.conll --force')).toContain(
      'error[output/input]',
    );
  });
});
