import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { version } from '../../src/version.ts';
import { Workplace } from '../support/cli.ts';
import { schemaFaults } from '../support/json-schemas.ts';

const place = new Workplace();
beforeAll(() =>
  cpSync(fileURLToPath(new URL('../../examples', import.meta.url)), place.folder, { recursive: true }),
);
afterAll(() => place.remove());

const tokens = ['-t', 'nuggets/tokens'];
const few = ['--resamples', '50'];
/** Verbs with numbers, and keys that they must cite. */
const verbs: [args: string[], ...keys: string[]][] = [
  [['score', 'key.conll', 'response.conll'], 'vilain-1995', 'moosavi-strube-2016', 'pradhan-2012'],
  [['score', 'key.conll', 'response.conll', '--metrics', 'muc', '--ci', ...few], 'hesterberg-2015'],
  [['score', 'key.conll', 'response.conll', '--ci', '--interval', 'bca', ...few], 'efron-1987'],
  [
    [
      'compare',
      'compare/key.conll',
      'compare/ours.conll',
      'compare/theirs.conll',
      'compare/ours-2.conll',
      ...few,
    ],
    'riezler-maxwell-2005',
    'holm-1979',
  ],
  [['analyze', 'key.conll', 'response.conll', '--links'], 'kummerfeld-klein-2013', 'martschat-strube-2014'],
  [['agree', 'agree/ann.conll', 'agree/ben.conll', ...few], 'passonneau-2006', 'krippendorff-1980'],
  [['explain', 'key.conll', 'response.conll', '--document', 'example/letter'], 'pradhan-2014'],
  [
    ['nuggets', 'score', 'nuggets/gold.tbf', 'nuggets/system.tbf', ...tokens],
    'event-nugget-2015',
    'uzzaman-allen-2011',
  ],
  [
    ['nuggets', 'compare', 'nuggets/gold.tbf', 'nuggets/system.tbf', 'B=nuggets/gold.tbf', ...tokens],
    'event-nugget-2015',
  ],
];

describe('--cite', () => {
  it.each(verbs)('of %j names what was used', (args, ...keys) => {
    const { code, stdout } = place.run([...args, '--cite', '--json']);
    expect(code).toBe(0);
    expect(schemaFaults(stdout)).toEqual([]);
    const { cite, signature } = JSON.parse(stdout);
    expect(cite.keys).toEqual(expect.arrayContaining(keys));
    for (const key of cite.keys) expect(cite.bibtex).toMatch(new RegExp(`^@\\w+\\{${key},$`, 'm'));
    expect(cite.methods).toContain(`corefeval ${version}`);
    if (signature !== undefined) expect(cite.methods).toContain(signature);
    const text = place.run([...args, '--cite', '-q']).stdout;
    expect(text).toContain(`\n${cite.methods}\n\n${cite.bibtex}\n`);
    expect(text.startsWith(place.run([...args, '-q']).stdout)).toBe(true);
  });

  it('does not cite what was not used', () => {
    const { stdout } = place.run([
      'score',
      'key.conll',
      'response.conll',
      '--metrics',
      'lea',
      '--cite',
      '--json',
    ]);
    expect(JSON.parse(stdout).cite.keys).toEqual(['moosavi-strube-2016']);
  });

  it('is a paragraph and a block of code in Markdown, and uses \\citep in LaTeX', () => {
    const args = ['score', 'key.conll', 'response.conll', '--metrics', 'lea', '--cite'];
    expect(place.run([...args, '--markdown']).stdout).toMatch(
      /\n```bibtex\n@inproceedings\{moosavi[^`]*\n```\n$/,
    );
    const { stdout } = place.run([...args, '--latex']);
    expect(stdout).toContain('LEA \\citep{moosavi-strube-2016}');
    expect(stdout).toContain('\n% @inproceedings{moosavi-strube-2016,\n');
  });

  it('is refused where there is no place for sentences', () => {
    const { code, stderr } = place.run(['score', 'key.conll', 'response.conll', '--cite', '--csv']);
    expect({ code, stderr }).toMatchObject({ code: 2 });
    expect(stderr).toContain('--cite does not apply to csv.');
  });
});
