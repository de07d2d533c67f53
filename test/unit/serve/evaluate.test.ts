/** Every method over files has the fields of the function of the library, which are those of the verb. */
import { describe, expect, it } from 'vitest';
import * as library from '../../../src/library/files/index.ts';
import { evaluate } from '../../../src/serve/evaluate.ts';
import { schemaFaults } from '../../support/json-schemas.ts';
import { file } from '../../support/score-place.ts';
import { errorOf, resultOf, serveShell, type WrittenPage } from '../../support/serve-shell.ts';

const texts = {
  'k.conll': file(['(a)', '(1)', '(1)', '(2)'], ['(b)', '(1)', '(1)']),
  'r.conll': file(['(a)', '(1)', '(1)', '(1)'], ['(b)', '(1)', '(1)']),
  's.conll': file(['(a)', '(1)', '(2)', '(2)'], ['(b)', '(1)', '(1)']),
  'bad.conll': file(['(a)', '(1', '(1)', '(2)'], ['(b)', '(1)', '(1)']),
};
const files = new Map(Object.entries(texts));
const shell = serveShell(texts);
const key = { path: 'k.conll' };
const systems = [
  { name: 'r', corpus: { path: 'r.conll' } },
  { name: 's', corpus: { path: 's.conll' } },
];
const responses = { r: 'r.conll', s: 's.conll' };
const few = { resamples: 20 };
const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

describe('evaluate', () => {
  it('is the JSON of score', async () => {
    const found = await resultOf('evaluate', { key, systems, options: { perDocument: true } }, shell);
    expect(schemaFaults(JSON.stringify(found))).toEqual([]);
    const {
      systems: scored,
      failed,
      ...rest
    } = plain(await library.scoreFiles({ key: 'k.conll', responses, perDocument: true }, { files }));
    expect(failed).toEqual([]);
    expect(found).toMatchObject(rest);
    expect(found.systems.map(({ scores }: { scores: object }) => scores)).toEqual(
      scored.map(({ scores }: { scores: object }) => scores),
    );
    expect(await evaluate({ key, systems }, shell)).toMatchObject({ schema: 'corefeval/score/1' });
  });

  it('names systems that were left out, and why', async () => {
    const params = { key, systems: [...systems, { name: 'bad', corpus: { path: 'bad.conll' } }] };
    const { leftOut, failed } = await resultOf('evaluate', params, shell);
    expect([leftOut, failed[0].name, failed[0].problems[0].code]).toEqual([['bad'], 'bad', 'conll/unclosed']);
    const only = { key, systems: [{ corpus: { path: 'bad.conll' } }] };
    expect((await errorOf('evaluate', only, shell)).code).toBe(1);
  });

  it('reads texts and lists like files', async () => {
    const text = {
      key: { text: texts['k.conll'] },
      systems: [{ name: 'r', corpus: { text: texts['r.conll'] } }],
    };
    const [byText, byPath] = [
      await resultOf('evaluate', text),
      await resultOf('evaluate', { key, systems: systems.slice(0, 1) }, shell),
    ];
    expect(byText.systems[0].scores).toEqual(byPath.systems[0].scores);
    expect([byText.key.path, byText.systems[0].path]).toEqual(['key', 'r']);
    const read = async (path: string) => ({
      documents: (await resultOf('read', { source: { path } }, shell)).documents,
    });
    const lists = { key: await read('k.conll'), systems: [{ name: 'r', corpus: await read('r.conll') }] };
    const byList = await resultOf('evaluate', lists);
    expect(byList.systems[0].scores).toEqual(byPath.systems[0].scores);
    expect(byList.signature).toBe(byPath.signature);
  });

  it('returns counts for merge where they are requested', async () => {
    const params = { key, systems: systems.slice(0, 1), options: { counts: true } };
    const { counts } = await resultOf('evaluate', params, shell);
    expect(schemaFaults(JSON.stringify(counts))).toEqual([]);
  });
});

describe('the other verbs', () => {
  it('compare takes the runs of a system as systems of one name', async () => {
    const runs = [systems[0], { ...systems[1], name: 'r' }, { name: 'k', corpus: key }];
    const found = await resultOf('compare', { key, systems: runs, options: few }, shell);
    expect(schemaFaults(JSON.stringify(found))).toEqual([]);
    expect(
      found.systems.map(({ name, runs: all }: { name: string; runs: [] }) => [name, all.length]),
    ).toEqual([
      ['r', 2],
      ['k', 1],
    ]);
    expect(Object.keys(found.differences)).toEqual(['r - k']);
    const two = await resultOf('compare', { key, systems, options: few }, shell);
    const byLibrary = await library.compareFiles({ key: 'k.conll', responses, ...few }, { files });
    expect(two.differences).toEqual(plain(byLibrary.differences));
  });

  it('analyze, explain, agree and check have the schemas of their verbs', async () => {
    const annotators = systems;
    const pair = { key, response: { path: 'r.conll' }, options: { documents: ['a'] } };
    for (const [method, params] of Object.entries({
      analyze: { key, systems },
      explain: pair,
      agree: { annotators, options: few },
      check: { corpora: [{ path: 'bad.conll' }] },
    })) {
      const found = await resultOf(method, params, shell);
      expect([method, schemaFaults(JSON.stringify(found))]).toEqual([method, []]);
      expect(found.schema).toBe(`corefeval/${method}/1`);
    }
    const { systems: analyzed } = await resultOf('analyze', { key, systems }, shell);
    const byLibrary = await library.analyzeFiles({ key: 'k.conll', responses }, { files });
    expect(analyzed[1].errors).toEqual(plain(byLibrary.systems[1]?.errors));
  });

  it('check compares with a key, and repairs', async () => {
    const found = await resultOf('check', { corpora: [{ path: 'r.conll' }], key }, shell);
    expect(found.corpora.map(({ side }: { side: string }) => side)).toEqual(['key', 'response']);
    const options = { lenient: true, fix: ['drop-broken'] };
    const { fixed } = await resultOf('check', { corpora: [{ path: 'bad.conll' }], options }, shell);
    expect(fixed[0]).toMatchObject({ file: 'bad.conll', format: 'conll' });
  });

  it('convert returns files and losses', async () => {
    const entities = [[[0, 0], [2, 2]]]; // biome-ignore format: one line
    const source = { documents: [{ id: 'd', tokens: ['Tom', 'and', 'he'], entities }] };
    const { files: written, losses, extension } = await resultOf('convert', { source, to: 'conll' });
    expect([written[0].text, losses, extension]).toEqual([
      '#begin document d\nd\t0\t0\tTom\t(0)\nd\t0\t1\tand\t-\nd\t0\t2\the\t(0)\n#end document\n',
      [],
      '.conll',
    ]);
    expect((await errorOf('convert', { source, to: 'word' })).code).toBe(2);
    expect((await errorOf('convert', { source })).message).toBe('Expected `to` to be the id of a format.');
  });

  it('report returns the page, or writes it', async () => {
    const pages: WrittenPage[] = [];
    const written = serveShell(texts, pages);
    const { html, documentsWithoutText } = await resultOf('report', { key, systems }, written);
    expect([html.startsWith('<!doctype html>'), documentsWithoutText, pages]).toEqual([true, 0, []]);
    const params = { key, systems: systems.slice(0, 1), output: '/tmp/p.html', force: true };
    expect(await resultOf('report', params, written)).toEqual({
      path: '/tmp/p.html',
      documentsWithoutText: 0,
    });
    expect(pages[0]).toMatchObject({ path: '/tmp/p.html', inputs: ['k.conll', 'r.conll'], force: true });
    expect((await errorOf('report', { ...params, force: 1 }, written)).message).toBe(
      'Expected `force` to be true or false.',
    );
  });
});
