import { describe, expect, it } from 'vitest';
import { problem } from '../../../../src/nuggets/codes.ts';
import { eventPageDocument } from '../../../../src/page/events/document.ts';
import {
  eventColumns,
  eventDocumentIds,
  eventEntry,
  eventIndex,
} from '../../../../src/page/events/report-index.ts';
import { goldText, systemText } from '../../../support/compared-nuggets.ts';
import { eventReport } from '../../../support/event-reports.ts';
import { bestScores, fullScores, nuggetSystem } from '../../../support/nugget-reports.ts';
import { tbf } from '../../../support/nuggets.ts';

const report = eventReport(goldText, { sys: systemText });
const full = { ...report, systems: [nuggetSystem('sys', fullScores)] };

describe('eventIndex', () => {
  it('has the title, the attributes, the settings and the ranking', () => {
    expect(eventIndex(report, [])).toMatchObject({
      title: 'Scores of sys',
      version: '9.9.9',
      profile: '2015',
      attributes: ['type', 'realis'],
      settings: ['span', 'type', 'realis', 'type+realis'],
      main: 'type+realis',
      columns: ['span', 'type', 'realis', 'type+realis'],
      gold: { file: 'gold.tbf', facts: { documents: 1, mentions: 4, clusters: 1 } },
      leftOut: ['broken'],
      documents: [],
    });
  });

  it('has the counts of a system: by verdict, and by wrong attribute', () => {
    const [system] = eventIndex(report, []).systems;
    expect(system.counts).toEqual([2, 1, 1, 1, 1, 1]);
    expect(system).toMatchObject({
      name: 'sys',
      file: 'out/sys.tbf',
      coreference: undefined,
    });
  });

  it('has rows of types, coreference and sequencing; a metric that was not scored has none', () => {
    const [system] = eventIndex(full, []).systems;
    expect(system.types).toEqual([
      { label: '=Die|', recall: 0.375, precision: 0.75, f1: 0.5, gold: 4, system: 2, truePositives: 1.5 },
    ]);
    expect(system.coreference?.average).toBe(0.125);
    expect(system.coreference?.scores.slice(0, 2)).toEqual([
      { label: 'MUC', recall: 0.5, precision: 1, f1: 0.625 },
      { label: 'B³', recall: null, precision: null, f1: null },
    ]);
    expect(system.sequencing).toEqual([{ label: 'All', recall: 0.25, precision: 0.5, f1: 0.375 }]);
  });

  it('has the greedy results beside the best ones', () => {
    const [system] = eventIndex({ ...report, systems: [nuggetSystem('sys', bestScores)] }, []).systems;
    expect([system.detection[0].greedy, system.coreference?.greedy]).toEqual([0.25, 0.0625]);
  });

  it('has the warnings of gold apart from those of the first system', () => {
    const [system] = report.systems;
    const warnings = ['no tables', 'lacks d'].map((message) => problem('document/missing', message, {}));
    const index = eventIndex({ ...report, systems: [{ ...system, warnings, goldWarnings: 1 }] }, []);
    expect([index.gold, index.systems[0]].map((part) => part.warnings.map(({ message }) => message))).toEqual(
      [['no tables'], ['lacks d']],
    );
  });

  it('hides the folders of absolute paths', () => {
    const [system] = report.systems;
    const index = eventIndex(
      { ...report, gold: '/home/x/g.tbf', systems: [{ ...system, path: '/home/x/s' }] },
      [],
    );
    expect([index.gold.file, index.systems[0].file]).toEqual(['g.tbf', 's']);
  });
});

describe('the documents of a report', () => {
  it('are those of gold and of any system, sorted', () => {
    const gold = tbf('b', 'E1 0,1') + tbf('a');
    const several = eventReport(gold, { x: tbf('a') + tbf('c', 'S1 0,1'), y: tbf('a') + tbf('B', 'S1 0,1') });
    expect(eventDocumentIds(several)).toEqual(['B', 'a', 'b', 'c']);
  });

  it('have a column for coreference if it was scored', () => {
    expect(eventColumns(full)).toEqual(['span', 'type+realis', 'coref']);
  });

  it('have an entry with counts and scores, null where there is none', () => {
    const [comparison] = report.comparisons;
    const document = eventPageDocument([comparison.documents[0], undefined], undefined);
    const shape = { attributes: comparison.attributes, columns: ['span', 'none', 'coref'] };
    expect(eventEntry('d', document, [fullScores.documents[0], undefined], shape)).toEqual({
      id: 'd',
      words: 0,
      gold: 4,
      systems: [
        { mentions: 4, counts: [2, 1, 1, 1, 1, 1], scores: [0.625, null, 0.125] },
        { mentions: 0, counts: [0, 0, 0, 0, 0, 0], scores: [null, null, null] },
      ],
    });
  });
});
