import { describe, expect, expectTypeOf, it } from 'vitest';
import type { MacroScore, MetricId, Problem } from '../../../../src/index.ts';
import { type ScoreFilesRequest, scoreFiles } from '../../../../src/library/files/index.ts';
import type { IndexScore, RatioScore } from '../../../../src/metrics/index.ts';
import { exampleFiles } from '../../../support/example-files.ts';
import { document, GOOD, KEY, POOR, sharing, three } from '../../../support/odd-corpora.ts';
import { refusal } from '../../../support/run-verb.ts';

const shell = { files: exampleFiles };
const examples = { key: 'examples/key.conll', responses: ['examples/response.conll'] };
const codesOf = (problems: readonly Problem[]) => problems.map(({ severity, code }) => `${severity} ${code}`);

describe('scoreFiles', () => {
  it('scores files that are handed in', async () => {
    const { key, systems, failed, signature } = await scoreFiles(examples, shell);
    expect(key).toMatchObject({ path: 'examples/key.conll', format: 'conll', documents: 2, mentions: 17 });
    const [{ name, scores, conll, warnings }, ...others] = systems;
    expect([name, scores.muc.f1, scores.blanc.coref.recall, conll]).toEqual([
      'response.conll',
      0.6666666666666667,
      0.5,
      0.7361815060986507,
    ]);
    expect([others, warnings, failed]).toEqual([[], [], []]);
    expect(signature).toMatch(/^metrics:mentions\+muc\+.*\|key:a9d40b625aa661a0$/);
  });

  it('scores entities across documents, with parts and narrower scopes', async () => {
    const line = (document: string, start: number, entity: string) =>
      `${document}\t${start}\t${start + 1}\t${entity}\t1.0\tX\n`;
    const files = new Map([
      ['key', line('a', 0, 'x') + line('b', 0, 'x') + line('b', 1, 'y')],
      ['response', line('a', 0, '1') + line('b', 0, '1') + line('b', 1, '1')],
      ['topics', 'a\tone\nb\ttwo\n'],
    ]);
    const request = { key: 'key', responses: ['response'], format: 'neleval', metrics: ['muc'] } as const;
    const { scope, key, systems, signature } = await scoreFiles(
      { ...request, scope: 'corpus', topics: 'topics' },
      { files },
    );
    expect([scope, key.topics, key.acrossTopics]).toEqual(['corpus', 2, 1]);
    expect(signature).toMatch(/\|scope:corpus\|topics:table-/);
    const [{ scores, parts, atDocumentScope, atTopicScope, acrossDocuments }] = systems;
    expect([scores.muc.precision, parts?.acrossTopics?.muc?.precision]).toEqual([1 / 2, 1]);
    expect([atDocumentScope?.scores.muc.precision, atTopicScope?.scores.muc.precision]).toEqual([0, 0]);
    expect(acrossDocuments).toBe(1);
    const narrow = scoreFiles({ ...request, topics: 'topics' }, { files });
    await expect(narrow).rejects.toThrow('`topics` needs `scope`');
  });

  it('scores folders, with names of systems, for some metrics and documents', async () => {
    const files = new Map([
      ['gold/a.conll', document('a', KEY)],
      ['gold/b.conll', document('b', KEY)],
      ['x/a.conll', document('a', GOOD)],
      ['x/b.conll', document('b', GOOD)],
      ['y/a.conll', document('a', POOR)],
      ['y/b.conll', document('b', POOR)],
    ]);
    const request = { key: 'gold/', responses: { ours: 'x', theirs: './y/' }, metrics: ['lea'] } as const;
    const { systems } = await scoreFiles({ ...request, perDocument: true }, { files });
    expect(systems.map(({ name, path }) => `${name} ${path}`)).toEqual(['ours x', 'theirs ./y/']);
    expect(Object.keys(systems[0].scores)).toEqual(['lea']);
    expect(systems[0].conll).toBeNull();
    expect(systems[1].perDocument?.map(({ id }) => id)).toEqual(['(a); part 000', '(b); part 000']);
    const one = await scoreFiles({ ...request, documents: ['b'] }, { files });
    expect(one.key.documents).toBe(1);
    expect(one.systems[0].perDocument).toBeUndefined();
  });

  it('leaves a broken response out, and throws if no other is left', async () => {
    const request = { key: 'examples/key.conll', responses: ['examples/broken.conll'] };
    const { systems, failed } = await scoreFiles(
      { ...request, responses: [...request.responses, 'examples/response.conll'] },
      shell,
    );
    expect(systems.map(({ name }) => name)).toEqual(['response.conll']);
    expect(failed.map(({ name, problems }) => [name, codesOf(problems)])).toEqual([
      ['broken.conll', ['error conll/unopened']],
    ]);
    expect(await refusal(() => scoreFiles(request, shell))).toBe(
      `examples/broken.conll:7:28: error[conll/unopened]: Entity 2 is closed here, but was never opened.
  7 | example/letter  0  5  her  (0)|2)
  expected: "(2" on this line or earlier in the document
  help: fix the bracket, or pass \`lenient\` to drop this mention`,
    );
    const lenient = await scoreFiles({ ...request, lenient: true }, shell);
    expect(codesOf(lenient.systems[0].warnings)).toEqual(['warning conll/unopened']);
    expect(lenient.systems[0].warnings[0].help).toMatch(/^`lenient`: /);
  });

  it('has warnings, which `strict` makes errors and `allow` lets pass', async () => {
    const { files, key, responses } = three(sharing(GOOD));
    const memory = { files: new Map(Object.entries(files)) };
    const { systems } = await scoreFiles({ key, responses }, memory);
    expect(codesOf(systems[1].warnings)).toContain('warning mention/shared');
    const strict = await scoreFiles({ key, responses, strict: true }, memory);
    expect(strict.failed.map(({ problems }) => codesOf(problems))).toEqual([
      expect.arrayContaining(['error mention/shared']),
    ]);
    const allowed = await scoreFiles(
      { key, responses, strict: true, allow: ['mention/shared', 'systems/close'] },
      memory,
    );
    expect(allowed.failed).toEqual([]);
  });

  it('has intervals', async () => {
    const request = { ...examples, metrics: ['muc', 'bcub', 'ari'] } as const;
    const { systems } = await scoreFiles({ ...request, intervals: { resamples: 50, seed: 1 } }, shell);
    const { intervals } = systems[0];
    expect(intervals?.signature).toContain('resamples:50|seed:1');
    expect(intervals?.scores.bcub?.f1).toHaveLength(2);
    // Both documents have the same MUC, so there is nothing to estimate its variation from.
    expect(intervals?.scores.muc?.f1).toBe(null);
    expect(intervals?.scores.ari?.index).toHaveLength(2);
    expect(
      (await scoreFiles({ ...request, intervals: true }, shell)).systems[0].intervals?.signature,
    ).toContain('resamples:10000');
    expect((await scoreFiles({ ...request, intervals: false }, shell)).systems[0].intervals).toBeUndefined();
  });

  it.each<[object, string]>([
    [{ metrcis: ['muc'] }, 'Unknown option "metrcis". Did you mean "metrics"?'],
    [{ metrics: ['b4'] }, 'Unknown metric "b4".'],
    [{ metrics: 'muc' }, "Expected `metrics` to be a list of ids, such as ['muc', 'bcub']."],
    [{ singletons: 'none' }, 'Unknown value "none" for the option `singletons`.'],
    [{ format: 'conl' }, 'Unknown format "conl". Did you mean "conll"?'],
    [{ corefColumn: 0 }, '`corefColumn` must be a whole number other than 0, or last, but is 0.'],
    [{ keyCorefColumn: 0 }, '`corefColumn` must be a whole number other than 0, or last, but is 0.'],
    [{ allow: ['document/mising'] }, 'Unknown code "document/mising" for the option `allow`.'],
    [{ allow: ['conll/unopened'] }, 'conll/unopened is an error, not a warning'],
    [{ strict: true, lenient: true }, 'The options `strict` and `lenient` contradict each other.'],
    [{ documents: 'a' }, 'Expected the option `documents` to be a list of names.'],
    [{ jobs: 0 }, 'Expected the option `jobs` to be a whole number of at least 1, got 0.'],
    [{ maxSize: 1.5 }, 'Expected the option `maxSize` to be a whole number of at least 1, got 1.5.'],
    [{ intervals: { resample: 1 } }, 'Unknown option "resample". Did you mean "resamples"?'],
    [{ intervals: { interval: 'x' } }, 'Unknown interval "x".'],
    [{ key: undefined }, 'Expected `key` to name a file'],
    [{ key: '-', responses: ['-'] }, 'Standard input (-) can be read only once.'],
    [{ counts: true, responses: ['a', 'b'] }, 'The option `counts` takes one response'],
  ])('refuses %j', async (options, message) => {
    const request = { ...examples, ...options } as ScoreFilesRequest;
    await expect(scoreFiles(request, shell)).rejects.toThrow(message);
  });

  it('needs a request, and files', async () => {
    await expect(scoreFiles(undefined as never, shell)).rejects.toThrow('Expected an object of options');
    expect(await refusal(() => scoreFiles(examples))).toBe(
      `There are no files to read from.
  help: pass them as the second argument: { files: new Map([[path, content]]) }`,
    );
    await expect(scoreFiles(examples, { files: {} as never })).rejects.toThrow(
      'Expected `files` to be a Map',
    );
    await expect(scoreFiles(examples, { fils: 1 } as object)).rejects.toThrow('Did you mean "files"?');
  });
});

describe('the type of the result', () => {
  it('has the metrics that were asked for', async () => {
    const { systems, average } = await scoreFiles({ ...examples, metrics: ['muc', 'ari'] }, shell);
    expectTypeOf(systems[0].scores).toEqualTypeOf<{ readonly muc: RatioScore; readonly ari: IndexScore }>();
    expectTypeOf(average).toEqualTypeOf<'micro'>();
    const standard = await scoreFiles(examples, shell);
    expectTypeOf(standard.systems[0].scores.lea).toEqualTypeOf<RatioScore>();
    expectTypeOf(standard.systems[0].conll).toEqualTypeOf<number | null>();
    // @ts-expect-error: not asked for
    expect(standard.systems[0].scores.ari).toBeUndefined();
    const ids: MetricId[] = ['muc'];
    const some = await scoreFiles({ ...examples, metrics: ids }, shell);
    expectTypeOf(some.systems[0].scores.muc).toEqualTypeOf<RatioScore | undefined>();
  });

  it('has means without counts where scores are averaged over documents', async () => {
    const request = { ...examples, metrics: ['muc'], average: 'macro', perDocument: true } as const;
    const { systems } = await scoreFiles(request, shell);
    expectTypeOf(systems[0].scores.muc).toEqualTypeOf<MacroScore>();
    expectTypeOf(systems[0].perDocument?.[0].scores.muc).toEqualTypeOf<RatioScore | undefined>();
    expect([systems[0].scores.muc.documents, systems[0].perDocument?.length]).toEqual([2, 2]);
  });

  it('refuses what is refused at run time', () => {
    const run = () => {
      // @ts-expect-error: an unknown metric
      scoreFiles({ ...examples, metrics: ['b4'] });
      // @ts-expect-error: an unknown option
      scoreFiles({ ...examples, metric: 'muc' });
      // @ts-expect-error: one path is not a list of them
      scoreFiles({ key: 'a', responses: 'b' });
      // @ts-expect-error: no key
      scoreFiles({ responses: ['b'] });
      // @ts-expect-error: contents of files are handed in as a Map
      scoreFiles(examples, { files: { a: 'b' } });
    };
    expect(run).toBeTypeOf('function');
  });
});
