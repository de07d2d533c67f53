import { describe, expect, it } from 'vitest';
import { scoreNuggetFiles } from '../../../../../src/library/files/index.ts';
import { profiles } from '../../../../../src/nuggets/index.ts';
import { exampleFiles } from '../../../../support/example-files.ts';

const shell = { files: exampleFiles };
const [gold, system, broken] = ['gold', 'system', 'broken'].map((name) => `examples/nuggets/${name}.tbf`);
const tokens = 'examples/nuggets/tokens';

describe('scoreNuggetFiles', () => {
  it('scores detection, coreference and order, and names systems after their files', async () => {
    const {
      systems,
      gold: side,
      sort,
    } = await scoreNuggetFiles({ gold, systems: [system, gold], tokens, perDocument: true }, shell);
    expect(systems.map(({ name }) => name)).toEqual(['system', 'gold']);
    expect(sort.systems).toEqual(['gold', 'system']);
    expect([side.path, side.documents]).toEqual([gold, 1]);
    const [first, best] = systems;
    expect(best?.detection.map(({ name, micro }) => [name, micro.f1])).toEqual(
      ['span', 'type', 'realis', 'type+realis'].map((name) => [name, 1]),
    );
    expect(best?.coreference?.average).toBe(1);
    expect(first.detection[0]?.micro.f1).toBeLessThan(1);
    expect(first.perDocument?.map(({ id }) => id)).toEqual(['story']);
  });

  it('takes the options of the command by the names of their flags', async () => {
    const request = { gold, systems: { ours: system }, tokens };
    const { systems, signature } = await scoreNuggetFiles(
      { ...request, coref: false, sequencing: false, attributes: ['type'], mapping: 'optimal' },
      shell,
    );
    expect(systems[0].coreference).toBeUndefined();
    expect(systems[0].sequencing).toBeUndefined();
    expect(systems[0].detection.map(({ name }) => name)).toEqual(['span', 'type']);
    expect(signature).toContain('mapping:optimal');
  });

  it('leaves a broken system out', async () => {
    const { systems, failed } = await scoreNuggetFiles({ gold, systems: [system, broken], tokens }, shell);
    expect(systems.map(({ name }) => name)).toEqual(['system']);
    expect(failed.map(({ name, path }) => [name, path])).toEqual([['broken', broken]]);
    expect(failed[0]?.problems[0]?.code).toMatch(/^tbf\//);
  });

  it.each([
    [{ profile: 'x' }, 'Unknown value "x" for the option `profile`.'],
    [{ mapping: 'best' }, 'Unknown value "best" for the option `mapping`.'],
    [{ unit: 'word' }, 'Unknown value "word" for the option `unit`.'],
    [{ corefAlignment: 'x' }, 'Unknown value "x" for the option `corefAlignment`.'],
    [{ attributes: 'type' }, 'Expected the option `attributes` to be a list of names'],
    [{ attributes: ['colour'] }, 'Unknown attribute "colour".'],
    [{ offsetColumns: [1] }, 'Expected the option `offsetColumns` to be two whole numbers of at least 0.'],
    [{ documents: 'story' }, 'Expected the option `documents` to be a list of names.'],
    [{ strict: true, lenient: true }, 'The options `strict` and `lenient` contradict each other.'],
    [{ allow: ['x'] }, 'x'],
    [{ metrics: ['muc'] }, 'Unknown option "metrics".'],
    [{ systems: [] }, '`systems` is empty.'],
  ])('refuses %j', async (options, message) => {
    const request = { gold, systems: [system], ...options } as never;
    await expect(scoreNuggetFiles(request, shell)).rejects.toThrow(message);
  });

  it('words advice in options', async () => {
    const profile = profiles.find(({ needsTables }) => needsTables)?.id;
    await expect(scoreNuggetFiles({ gold, systems: [system], profile }, shell)).rejects.toMatchObject({
      help: 'Give their directory with `tokens`.',
    });
  });
});
