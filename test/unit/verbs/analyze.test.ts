import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../../src/corpus/index.ts';
import { type AnalyzeRequest, analyzeFiles } from '../../../src/verbs/analyze.ts';
import { scoreFiles } from '../../../src/verbs/score.ts';
import { conllDocument } from '../../support/indexed-files.ts';
import { memoryShell } from '../../support/memory-shell.ts';

const [a, b] = ['a', 'b'].map((name) => conllDocument(name, 'x (1)', 'y (1)', 'z (1)', 'w (2)', 'v (2)'));
const texts = {
  key: a + b,
  x: a + b.replace('z\t(1)', 'z\t-'),
  same: a + b,
  bad: a + b.replace('(1)', '(1'),
};
const labelled = {
  table: 'document\tstart\tend\ttype\na\t0\t1\tPER\nb\t2\t3\tORG\nb\t1\t3\tLOC\n',
  headless: 'a\t0\t1\tPER\n',
  annotation: '{"doc_key":"a","clusters":[[[0,0],[1,1]]],"mentions":[]}',
};
const conlluWord = (id: number, word: string, misc: string) => `${id}\t${word}${'\t_'.repeat(7)}\t${misc}\n`;
const corefud = `# newdoc id = a
# global.Entity = eid-etype-head-other
${conlluWord(1, 'x', 'Entity=(e1-person-1-)')}${conlluWord(2, 'y', '_')}${conlluWord(3, 'z', '_')}
`;
const shell = memoryShell({ ...texts, ...labelled, corefud }, MemoryStore);
const pathOf = (path: string) => ({ path, name: path.toUpperCase() });

const analyzed = (responses: readonly string[], options: Partial<AnalyzeRequest> = {}) =>
  analyzeFiles({ key: pathOf('key'), responses: responses.map(pathOf), ...options }, shell);

describe('analyzeFiles', () => {
  it('counts the errors of each system', async () => {
    const { report } = await analyzed(['x', 'same']);
    expect(report.systems.map(({ name, errors }) => [name, errors['missing-mention']])).toEqual([
      ['X', 1],
      ['SAME', 0],
    ]);
    expect(report).toMatchObject({ keyPath: 'key', paths: ['x', 'same'], metric: 'conll', leftOut: [] });
    expect(report.key.mentions).toBe(10);
  });

  it('has lines of files in its examples', async () => {
    const { report } = await analyzed(['x']);
    const places = report.systems[0].examples.flatMap(({ mentions, entity }) => [...mentions, ...entity]);
    // The second document begins at line 8; words x, y and z are in the lines after it.
    expect(places.map(({ file, line }) => `${file}:${line}`)).toContain('key:11');
    for (const { file } of places) expect(typeof file).toBe('string');
    const links = report.systems[0].links.recall.examples;
    expect(links.map(({ anaphor }) => `${anaphor.file}:${anaphor.line}`)).toEqual(['key:11']);
  });

  it('has the warnings of score', async () => {
    const { problems, report } = await analyzed(['same']);
    const { runs } = await scoreFiles({ key: pathOf('key'), responses: [pathOf('same')] }, shell);
    expect(problems[0].warnings).toEqual(runs[0].warnings);
    expect(problems[0].warnings.map(({ code }) => code)).toContain('mentions/gold');
    expect(report.systems[0].warnings).toEqual([...problems[0].problems, ...problems[0].warnings]);
    await expect(analyzed(['same'], { strict: true })).rejects.toThrow('exactly the mentions of the key');
  });

  it('leaves out and names a system with errors', async () => {
    const { report, failed, problems } = await analyzed(['bad', 'x']);
    expect(report.leftOut).toEqual(['BAD']);
    expect(report.systems.map(({ name }) => name)).toEqual(['X']);
    expect(problems).toHaveLength(1);
    expect(failed[0].problems).toContainEqual(
      expect.objectContaining({ code: 'conll/unclosed', file: 'bad', line: 9 }),
    );
    // The baselines are of the whole key, and of one system that has no errors.
    expect(report.baselines).toEqual((await analyzed(['x'])).report.baselines);
    expect(report.baselines.length).toBeGreaterThan(0);
  });

  it('refuses a metric of costs that is not computed', async () => {
    const metrics = ['muc' as const];
    expect((await analyzed(['x'], { settings: { metrics } })).report.metric).toBe('muc');
    await expect(analyzed(['x'], { settings: { metrics }, metric: 'conll' })).rejects.toThrow(
      '--metric names "conll", which is not a metric of this run.',
    );
  });

  it('shows links and slices if they are asked for', async () => {
    expect((await analyzed(['x'])).report.shows).toEqual({ links: false, slices: false });
    expect((await analyzed(['x'], { links: true, slices: true })).report.shows).toEqual({
      links: true,
      slices: true,
    });
  });

  it('scores entities by the labels of a table, and reports once what no system uses', async () => {
    const { report } = await analyzed(['x', 'same'], { labels: pathOf('table') });
    const [first, second] = report.systems;
    expect(
      first.labels?.[0].classes.map(({ value, mentions }) => [value, ...mentions.counts.recall]),
    ).toEqual([
      ['ORG', 0, 3],
      ['PER', 3, 3],
      [null, 4, 4],
    ]);
    // Without its third mention, the entity of document b has no label in x.
    expect(second.labels?.[0].total.mentions.f1).toBe(1);
    expect(first.entitySlices.map(({ feature }) => feature)).toContain('label type');
    expect(report.signature).toMatch(/\|labels:[0-9a-f]+\|/);
    const codes = report.systems.map(({ warnings }) => warnings.map(({ code }) => code));
    expect(codes[0].filter((code) => code === 'labels/unused')).toHaveLength(1);
    expect(codes[1]).not.toContain('labels/unused');
    await expect(analyzed(['x'], { labels: pathOf('table'), strict: true })).rejects.toThrow('1 of 3 rows');
  });

  it('reports labels of chosen documents only', async () => {
    const { report } = await analyzed(['x'], { labels: pathOf('table'), documents: ['a'] });
    expect(report.systems[0].warnings.map(({ code }) => code).join()).not.toContain('labels/');
  });

  it('takes the attributes of a second annotation', async () => {
    const { report } = await analyzed(['x'], { labels: pathOf('corefud') });
    const type = report.systems[0].labels?.find(({ column }) => column === 'type');
    expect(type?.classes.map(({ value, mentions }) => [value, ...mentions.counts.recall])).toEqual([
      ['person', 3, 3],
      [null, 6, 7],
    ]);
  });

  it('takes a file of no known format for a table, and one without attributes for neither', async () => {
    await expect(analyzed(['x'], { labels: pathOf('headless') })).rejects.toThrow(
      'does not begin with a header',
    );
    await expect(analyzed(['x'], { labels: pathOf('annotation') })).rejects.toThrow('neither a table nor');
  });
});
