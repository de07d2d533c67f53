import { describe, expect, it } from 'vitest';
import { registerNuggetsScore } from '../../../../../src/cli/commands/nuggets/score.ts';
import { tbf } from '../../../../support/nuggets.ts';
import { argumentsOf, verbOf } from '../../../../support/run-verb.ts';
import { VerbPlace } from '../../../../support/verb-place.ts';

/** Of 4 gold mentions, 2 are matched and 1 by a Dice of 2·4/(6 + 4) = 0.8; the system has 4 mentions. */
const files = {
  'gold.tbf': tbf('d1', 'E1 0,4', 'E2 10,14', 'E3 20,26', '@Coreference R1 E2,E3') + tbf('d2', 'E1 0,4'),
  'system.tbf': tbf('d1', 'S1 0,4', 'S2 10,14', 'S3 20,24', '@Coreference R1 S2,S3') + tbf('d2', 'S1 9,12'),
  'bad.tbf': tbf('d1', 'S1 x,4'),
};
const place = () => new VerbPlace(registerNuggetsScore, files);

describe('nuggets score', () => {
  it('takes gold and systems, and has these defaults', () => {
    const verb = verbOf(registerNuggetsScore);
    expect(argumentsOf(verb)).toBe('<gold> <system...>');
    expect(verb.opts()).toMatchObject({
      corefThreshold: 1,
      corefAlignment: 'greedy',
      alignmentLimit: 5000,
      mapping: 'greedy',
      unit: 'auto',
      tokenExtension: '.tab',
    });
    expect(verb.opts()).not.toHaveProperty('coref');
  });

  it('scores mentions by their overlap', async () => {
    const { done, json } = place();
    expect((await done('score @gold.tbf ours=@system.tbf -o @out.json')).code).toBe(0);
    const [system] = json('out.json').systems;
    expect(system.name).toBe('ours');
    const [span] = system.detection;
    expect(span).toMatchObject({ name: 'span', counts: { gold: 4, system: 4 } });
    expect(span.micro.precision).toBeCloseTo(2.8 / 4, 12);
    expect(span.micro.recall).toBeCloseTo(2.8 / 4, 12);
    // In the first document 2.8 of 3, in the second none.
    expect(span.macro.recall).toBeCloseTo(2.8 / 6, 12);
  });

  it('leaves coreference out with --no-coref', async () => {
    const { done, read } = place();
    await done('score @gold.tbf @system.tbf -o @with.json');
    await done('score @gold.tbf @system.tbf --no-coref -o @without.json');
    expect(read('with.json')).toContain('"muc"');
    expect(read('without.json')).not.toContain('"muc"');
  });

  it('writes aligned mentions as CoNLL beside the scores', async () => {
    const { done, names, read } = place();
    await done('score @gold.tbf ours=@system.tbf --write-conll @conll -o @out.txt');
    expect(names('conll')).toHaveLength(2);
    expect(read(`conll/${names('conll')[0]}`)).toMatch(/^#begin document \(d1\); part 000\n/);
  });

  it('leaves out a system that cannot be read, and requests exit code 1', async () => {
    const { done, json } = place();
    const { code, stderr } = await done('score @gold.tbf @bad.tbf @system.tbf -o @out.json');
    expect(code).toBe(1);
    expect(stderr).toContain('error: bad is left out: it cannot be scored.\n');
    expect(json('out.json').systems).toHaveLength(1);
  });

  it.each([
    ['score', "missing required argument 'gold'"],
    ['score @gold.tbf', "missing required argument 'system'"],
    ['score a b --coref-threshold 0', 'Expected a number above 0 and at most 1.'],
    ['score a b --coref-threshold 1.1', 'Expected a number above 0 and at most 1.'],
    ['score a b --alignment-limit 0', 'Expected a whole number above 0.'],
    ['score a b --alignment-limit 1.5', 'Expected a whole number above 0.'],
    ['score @gold.tbf @system.tbf --texts @t', '--texts is for pages: other outputs have no text.'],
    ['score @gold.tbf @system.tbf -o @gold.tbf --force', '@gold.tbf: error[output/input]'],
    ['score @gold.tbf @none.tbf', 'error[file/missing]'],
    ['score - -', 'Standard input (-) can be read only once.'],
  ])('%s is refused', async (line, message) => {
    expect(await place().refused(line)).toContain(message);
  });
});
