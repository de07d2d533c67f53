import { describe, expect, it } from 'vitest';
import { pageIndex, pageTitle, pageWarning } from '../../../src/page/report-index.ts';
import { unopened, warning } from '../../support/example-problems.ts';
import { KEY, one, RESPONSE, reportOn } from '../../support/score-reports.ts';

const entry = { id: 'd', tokens: 1, mentions: 1, entities: 1, marks: [], states: [] };

describe('pageIndex', () => {
  it('has the cards of metrics with their parts, and the documents as given', () => {
    const index = pageIndex(one, [entry]);
    expect(index).toMatchObject({
      title: 'Scores of sys.conll',
      version: '9.9.9',
      signature: 'metrics:…|key:0123',
    });
    expect(index.metrics.map(({ id }) => id)).toEqual(one.metrics.map(({ id }) => id));
    expect(index.metrics.find(({ id }) => id === 'blanc')?.parts.map(([, label]) => label)).toEqual([
      'coreference links',
      'other links',
    ]);
    expect([index.documents, index.leftOut]).toEqual([[entry], []]);
  });

  it('names absolute paths without their folders, also those that were left out', () => {
    const report = reportOn([
      ['a', KEY],
      ['b', RESPONSE],
    ]);
    const index = pageIndex(
      { ...report, key: { ...report.key, path: '/in/key.conll' }, leftOut: ['/in/c'] },
      [],
    );
    expect([
      index.key.file,
      ...index.systems.map(({ file }) => file),
      ...index.leftOut.map(({ name }) => name),
    ]).toEqual(['key.conll', 'out/a', 'out/b', 'c']);
    expect(index.title).toBe('2 systems on key.conll');
  });

  it('has the first error of a response that was left out', () => {
    const failed = [{ name: '/in/c', problems: [warning, unopened] }];
    const { leftOut } = pageIndex({ ...one, leftOut: ['/in/c', 'd'] }, [], { failed });
    expect(leftOut).toEqual([
      { name: '/in/c', problem: expect.objectContaining({ code: 'conll/unopened' }) },
      { name: 'd' },
    ]);
  });

  it('has the title and the note of the author', () => {
    expect(pageIndex(one, [], { heading: 'Shared task', note: 'Final run.' })).toMatchObject({
      title: 'Shared task',
      heading: 'Shared task',
      note: 'Final run.',
    });
    expect('heading' in pageIndex(one, [])).toBe(false);
  });

  it('packs the scores of documents: two fractions, or a whole score where there is more', () => {
    const report = reportOn([['a', RESPONSE]], { metrics: ['muc', 'blanc', 'rand'] }, true);
    const [[muc, blanc, rand]] = pageIndex(report, []).systems[0].documents;
    expect(muc).toEqual([2, 5, 2, 5]);
    expect(blanc).toMatchObject({ f1: expect.closeTo((4 / 17 + 1 / 2) / 2, 12) });
    expect(rand).toHaveProperty('index');
  });

  it('has the intervals of the main number of each metric, and of the CoNLL average', () => {
    const [system] = one.systems;
    const scores = new Map([
      ['muc', { recall: [0, 1], precision: [0, 1], f1: [0.25, 0.5] }],
      ['bcub', { recall: null, precision: null, f1: null }],
    ]);
    const intervals = { signature: 's', conll: [0.1, 0.2], scores } as never;
    expect(pageIndex({ ...one, systems: [{ ...system, intervals }] }, []).systems[0].intervals).toEqual({
      conll: [0.1, 0.2],
      muc: [0.25, 0.5],
    });
    expect('intervals' in pageIndex(one, []).systems[0]).toBe(false);
  });
});

describe('pageTitle', () => {
  it.each([
    [['a/b/sys.conll'], 'k', 'Scores of sys.conll'],
    [['a\\sys'], 'k', 'Scores of sys'],
    [['folder/'], 'k', 'Scores of folder/'],
    [['a', 'b'], 'x/key.conll', '2 systems on key.conll'],
  ])('of %j and %j is %j', (systems, key, title) => {
    expect(pageTitle(systems, key)).toBe(title);
  });
});

describe('pageWarning', () => {
  it('has the place, without folders in any text', () => {
    const hide = (text: string) => text.replaceAll('in/', '');
    expect(pageWarning({ ...unopened, file: { name: 'in/key.conll', start: 9 } }, hide)).toEqual({
      code: 'conll/unopened',
      message: 'Entity 12 is closed here, but was never opened.',
      document: undefined,
      place: 'key.conll:118:24',
      help: 'fix the bracket, or pass --lenient to drop this mention',
    });
    expect(pageWarning({ ...warning, message: 'See in/x.', file: 'in/x', column: 3 }, hide)).toMatchObject({
      message: 'See x.',
      place: 'x',
    });
    expect(pageWarning(warning, hide).place).toBeUndefined();
  });
});
