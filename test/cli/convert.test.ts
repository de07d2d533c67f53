/** Converting files and directories: outputs, losses, and names of documents that are not names of files. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { formats } from '../../src/formats/index.ts';
import { Workplace } from '../support/cli.ts';

const place = new Workplace();
afterAll(() => place.remove());
const at = (path: string) => join(place.folder, path);

const conll = (id: string, words = 'It it') =>
  `#begin document ${id}\n${words
    .split(' ')
    .map((word, i) => `d\t0\t${i}\t${word}\t(1)\n`)
    .join('')}#end document\n`;
const ENTITIES = new Map([
  ['Ann', '(1)'],
  ['Bob', '(2)'],
  ['He', '(2)'],
  ['her', '(1)'],
]);
const rows = (words: readonly string[]) =>
  words.map((word, i) => `d\t0\t${i}\t${word}\t${ENTITIES.get(word) ?? '-'}\n`).join('');
const meeting = (id: string) =>
  `#begin document ${id}\n${rows(['Ann', 'saw', 'Bob'])}\n${rows(['He', 'saw', 'her', '.'])}#end document\n`;
interface ScoredSystem {
  readonly scores: { readonly bcub: { readonly f1: number } };
}
const CORPUS = `${conll('(a); part 000')}${conll('(b); part 000', 'She her')}`;
const GAPS =
  '# newdoc id = d\n# global.Entity = eid-head\n# sent_id = 1\n1\tthe\t_\t_\t_\t_\t0\troot\t_\tEntity=(e1[1/2]-1)\n2\tbig\t_\t_\t_\t_\t1\tdep\t_\t_\n3\tdog\t_\t_\t_\t_\t1\tdep\t_\tEntity=(e1[2/2]-1)\n\n';

beforeEach(() => {
  place.shell('rm -rf ./*');
  place.write('in/corpus.conll', CORPUS);
});

describe('convert', () => {
  it('writes several documents to one file or to standard output, by the ending or by --to', () => {
    expect(place.run(['convert', 'in', '-o', 'out.jsonl'])).toMatchObject({
      code: 0,
      stdout: '',
      stderr: 'wrote out.jsonl\n',
    });
    const { stdout } = place.run(['convert', 'in/corpus.conll', '--to', 'jsonlines']);
    expect(place.read('out.jsonl')).toBe(stdout);
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).doc_key),
    ).toEqual(['(a); part 000', '(b); part 000']);
    expect(place.run(['convert', 'out.jsonl', '--to', 'conll']).stdout.match(/#begin document .*/g)).toEqual([
      '#begin document (a); part 000',
      '#begin document (b); part 000',
    ]);
    expect(place.run(['convert', '-', '--to', 'jsonlines'], { input: CORPUS }).stdout).toBe(stdout);
  });

  /** Annotation in a text that is written anew, or without positions, is read against the text of a key. */
  const anew = ['markdown', 'm-tags', 'brackets', 'crac25', 'strings'];
  const writable = formats.filter(({ id, write }) => write !== undefined && !anew.includes(id));
  it.each(writable.map(({ id }) => id))('to %s and back gives the same score', (id) => {
    // Names that are names of files: some formats have no other.
    place.write('in/corpus.conll', `${conll('a')}${conll('b', 'She her')}`);
    expect(place.run(['convert', 'in', '--to', id, '--output-dir', 'out', '-q']).code).toBe(0);
    expect(place.run(['convert', 'out', '--to', 'conll', '--output-dir', 'back', '-q']).code).toBe(0);
    // neleval has positions in characters, without the text: they become words that cannot be compared with those of the key.
    const responses = id === 'neleval' ? ['out'] : ['out', 'back'];
    const { stdout } = place.run(['score', 'in', ...responses, '--json', '-q']);
    expect(JSON.parse(stdout).systems.map(({ scores }: ScoredSystem) => scores.bcub.f1)).toEqual(
      responses.map(() => 1),
    );
    expect(JSON.parse(stdout).key.mentions).toBe(4);
  });

  it.each(writable.filter(({ holds }) => holds.includes('words')).map(({ id }) => id))(
    'to %s and back gives the same words',
    (id) => {
      expect(place.run(['convert', 'in', '--to', id, '--output-dir', 'out', '-q']).code).toBe(0);
      const { stdout } = place.run(['convert', 'out', '--to', 'conll', '-q']);
      expect(stdout.match(/\w+(?=\t\S+$)/gm)).toEqual(['It', 'it', 'She', 'her']);
    },
  );

  it.each(anew)('to %s gives a response that is found in the text of the key', (id) => {
    place.write('in/corpus.conll', `${meeting('a')}${meeting('b')}`);
    expect(place.run(['convert', 'in', '--to', id, '--output-dir', 'out', '-q']).code).toBe(0);
    const { stdout } = place.run(['score', 'in', 'out', '--json', '-q']);
    expect(JSON.parse(stdout).systems[0]).toMatchObject({ mentions: 8, scores: { bcub: { f1: 1 } } });
  });

  it.each([
    ['seq2seq', '<m> Ann | 1 </m> saw <m> Bob | 2 </m>\n<m> He | 2 </m> saw <m> her | 1 </m> .\n', 'm-tags'],
    ['short labels', '[Ann](#0) saw [Bob](#hk)\n[He](#hk) saw [her](#0) .\n', 'markdown'],
    ['lists of strings by name', '{"Chain1": ["Ann", "her"], "Chain2": ["Bob", "He"]}\n', 'strings'],
  ])('reads the output of a language model: %s', (_, text, id) => {
    place.write('key.conll', meeting('a'));
    place.write('response.txt', text);
    const { stdout } = place.run(['score', 'key.conll', 'response.txt', '-q']);
    expect(stdout).toContain(`response response.txt is ${id}: `);
    expect(stdout).toMatch(/CoNLL average +100\.00/);
  });

  it('needs a directory for several documents of a format that has one in a file', () => {
    expect(place.run(['convert', 'in', '--to', 'scorch'])).toMatchObject({
      code: 2,
      stderr:
        'error: A file of scorch has one document, but there are 2.\n  help: pass --output-dir DIRECTORY\n',
    });
    expect(place.run(['convert', 'in', '-o', 'x.unknown']).code).toBe(2);
  });

  it('lists what the target cannot hold; with --strict nothing is written', () => {
    place.write('gaps.conllu', GAPS);
    const { code, stderr } = place.run(['convert', 'gaps.conllu', '-o', 'out.conll']);
    expect(code).toBe(0);
    expect(stderr).toContain(
      'warning[convert/gaps]: conll cannot hold mentions with gaps: the input has 1 mention with gaps;',
    );
    expect(stderr).toContain(
      'warning[convert/heads]: conll cannot hold heads of mentions: the input has 1 mention with a head;',
    );
    expect(stderr).not.toMatch(/convert\/(?!gaps|heads)/);
    const strict = place.run(['convert', 'gaps.conllu', '-o', 'strict.conll', '--strict']);
    expect(strict.code).toBe(1);
    expect(strict.stderr).toContain('error[convert/gaps]');
    expect(existsSync(at('strict.conll'))).toBe(false);
    const allowed = ['--strict', '--allow', 'convert/gaps', '--allow', 'convert/heads'];
    expect(place.run(['convert', 'gaps.conllu', '-o', 'strict.conll', ...allowed]).code).toBe(0);
  });

  it('never writes outside the output folder, nor two documents to one file', () => {
    const ids = ['../../x', at('absolute'), 'con', 'x', '..', 'X', 'y'.repeat(300), 'a/b', 'a:b'];
    place.write('bad.conll', ids.map((id) => conll(id)).join(''));
    place.write('unnamed.conll', conll(''));
    const before = readdirSync(place.folder);
    expect(
      place.run(['convert', 'bad.conll', 'unnamed.conll', '--to', 'jsonlines', '--output-dir', 'deep/out'])
        .code,
    ).toBe(0);
    expect(readdirSync(place.folder).sort()).toEqual([...before, 'deep'].sort());
    expect(readdirSync(at('deep'))).toEqual(['out']);
    const files = readdirSync(at('deep/out'));
    expect(files.length).toBe(ids.length + 1);
    expect(files).toEqual(
      expect.arrayContaining([
        'x.jsonl',
        'con_.jsonl',
        'x~2.jsonl',
        'X~3.jsonl',
        'document.jsonl',
        'a_b.jsonl',
        'a_b~2.jsonl',
        'unnamed.jsonl',
      ]),
    );
    for (const file of files) expect(place.read(`deep/out/${file}`).trim().split('\n').length).toBe(1);
  });

  it('refuses the same document twice in one file, and writes it to two files', () => {
    place.write('in/again.conll', conll('(a); part 000'));
    const refused = place.run(['convert', 'in', '-o', 'out.conll']);
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.stderr).toContain(
      'error[document/duplicate]: Document (a); part 000 occurs twice in the inputs.',
    );
    expect(existsSync(at('out.conll'))).toBe(false);
    expect(place.run(['convert', 'in', '--to', 'conll', '--output-dir', 'out']).code).toBe(0);
    expect(readdirSync(at('out')).length).toBe(3);
  });

  it('leaves inputs and the files of others alone', () => {
    expect(place.run(['convert', 'in', '--to', 'conll', '-o', 'in/corpus.conll', '--force'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('error[output/input]'),
    });
    expect(place.read('in/corpus.conll')).toBe(CORPUS);
    place.write('notes.jsonl', 'years of work\n');
    expect(place.run(['convert', 'in', '-o', 'notes.jsonl']).stderr).toContain('error[output/exists]');
    expect(place.read('notes.jsonl')).toBe('years of work\n');
  });

  it('reports a word that does not come back', () => {
    place.write('blank.jsonl', '{"id":"d","tokens":["New York","it"],"clusters":[[[0,1],[1,2]]]}\n');
    const { stdout, stderr } = place.run(['convert', 'blank.jsonl', '--to', 'conll']);
    expect(stdout).toContain('\tNew_York\t');
    expect(stderr).toContain(
      'warning[convert/changed]: 1 words of document d differ when the output is read again, the first from "New York" to "New_York".',
    );
  });

  it('reports broken input with its place, and writes nothing', () => {
    place.write('broken.conll', '#begin document (a)\na\t0\t0\tIt\t(1\n#end document\n');
    const { code, stderr, stdout } = place.run(['convert', 'broken.conll', '--to', 'jsonlines']);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^broken\.conll:2:\d+: error\[conll\//);
  });
});
