import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { registerAgree } from '../../../../src/cli/commands/agree.ts';
import { documentOf } from '../../../support/conll.ts';
import { argumentsOf, verbOf } from '../../../support/run-verb.ts';
import { VerbPlace } from '../../../support/verb-place.ts';

const files = {
  'ann.conll': documentOf(['(1)', '(1)', '(2)', '(2)']),
  'ben.conll': documentOf(['(7)', '(7)', '(8)', '(8)']),
  'cem.conll': documentOf(['(1)', '(1)', '(1)', '(2)']),
  'one.conll': ['a', 'b'].map((name) => documentOf(['(1)', '(1)']).replace('(d)', `(${name})`)).join(''),
  'other.conll': ['c', 'e'].map((name) => documentOf(['(1)', '(1)']).replace('(d)', `(${name})`)).join(''),
};
const place = () => new VerbPlace(registerAgree, files);

describe('agree', () => {
  it('takes annotators, and refuses spans in two entities by default', () => {
    const verb = verbOf(registerAgree);
    expect(argumentsOf(verb)).toBe('<annotator...>');
    expect(verb.opts()).toEqual({
      distance: 'masi',
      singletons: 'keep',
      duplicates: 'error',
      scope: 'document',
    });
  });

  it('finds full agreement where only the labels of entities differ', async () => {
    const { done, json } = place();
    await done('agree @ann.conll ben=@ben.conll --resamples 10 -o @out.json');
    const found = json('out.json');
    expect(found.schema).toBe('corefeval/agree/1');
    expect(found.pairs).toMatchObject([
      { annotators: ['ann.conll', 'ben'], scores: { muc: 1 }, alpha: { masi: 1 } },
    ]);
    expect(found.disagreements).toEqual([]);
  });

  it('lists the decisions that differ with their lines', async () => {
    const { done, read } = place();
    await done('agree @ann.conll @cem.conll --resamples 10 -o @out.txt');
    const rows = read('out.txt').match(/^\S*ann\.conll:\d .*$/gm) ?? [];
    expect(
      rows.map((row) =>
        row
          .replace(/^.*ann\.conll/, '')
          .split(/\s+/)
          .slice(0, 3),
      ),
    ).toEqual([
      [':4', 'link', 'w2'],
      [':5', 'link', 'w3'],
    ]);
    await done('agree @ann.conll @cem.conll --resamples 10 --list 1 -o @one.txt');
    expect(read('one.txt').match(/ann\.conll:\d /g)).toHaveLength(1);
  });

  it('writes one annotation of all, and the report to standard output', async () => {
    const { done, read, json } = place();
    const line = 'agree @ann.conll @ben.conll @cem.conll --resamples 10 --adjudicate majority';
    const { stdout } = await done(`${line} -o @gold.conll`);
    expect(stdout).toContain('\nNo decision is open.\n');
    expect(read('gold.conll').match(/\(\d+\)/g)).toEqual(['(1)', '(1)', '(2)', '(2)']);
    await done(`${line} --to jsonlines -o @gold.txt`);
    expect(json('gold.txt').clusters).toHaveLength(2);
  });

  it('takes answers from its own list', async () => {
    const { done, read, at } = place();
    const line = 'agree @ann.conll @cem.conll --resamples 10 --adjudicate ask';
    const { adjudication } = JSON.parse((await done(`${line} --json`)).stdout);
    expect(adjudication.open).toHaveLength(2);
    for (const row of adjudication.open) row.chosen = row.options[0].antecedent;
    writeFileSync(at('answers.json'), JSON.stringify({ adjudication }));
    const { stdout } = await done(`${line} --answers @answers.json -o @gold.conll`);
    expect(stdout).toContain('2 decisions were made by answers: 2 links.');
    expect(read('gold.conll').match(/\(\d+\)/g)).toHaveLength(4);
  });

  it.each([
    ['agree a b --answers x', '--answers needs --adjudicate.'],
    ['agree a b --to conll', '--to needs --adjudicate.'],
    ['agree a b --adjudicate ask --to conll', '--to needs -o FILE or --output-dir DIRECTORY.'],
    [
      'agree a b --adjudicate ask -o -',
      'The report goes to standard output, so the annotation needs a file.',
    ],
    ['agree a b --adjudicate ask -o x.y', 'The name x.y does not show a format.'],
    [
      'agree a b --adjudicate ask -o x --output-dir y',
      '-o names one file, --output-dir a directory: pass one of them.',
    ],
    [
      'agree @ann.conll @ben.conll --adjudicate first --to conll -o @ann.conll',
      '@ann.conll: error[output/input]: @ann.conll is an input of this run',
    ],
    [
      'agree @ann.conll',
      'Agreement needs at least two annotators.\n  help: Name the annotation of each: corefeval agree A B',
    ],
    [
      'agree @one.conll @other.conll',
      'error[agree/none-in-common]: No document has two annotators.\n  expected: documents with the same name in the files of two annotators',
    ],
    [
      'agree a b -o @out.tsv',
      '@out.tsv ends like tsv, which this verb does not write.\n  help: name a file with another ending, or choose the kind: --json --csv --markdown --latex',
    ],
    [
      'agree a b --list x',
      "error: option '--list <n>' argument 'x' is invalid. Expected a whole number of at least 0, or all.",
    ],
    [
      'agree a b --distance massi',
      `error: option '--distance <id>' argument 'massi' is invalid. Unknown value "massi". Did you mean "masi"? Allowed choices are `,
    ],
    [
      'agree a b --window 100',
      'agree works on whole documents: --window is an option of score, report and compare.',
    ],
  ])('%s is refused', async (line, message) => {
    expect((await place().refused(line))?.slice(0, message.length)).toBe(message);
  });
});
