import { describe, expect, it } from 'vitest';
import { plain } from '../../../../../src/problems/render.ts';
import { comparisonText, cutTypes } from '../../../../../src/report/nuggets/compare/text.ts';
import { comparedTexts, goldText, systemText } from '../../../../support/compared-nuggets.ts';
import { tbf } from '../../../../support/nuggets.ts';

describe('comparisonText', () => {
  it('is shown side by side', () => {
    const shown = comparisonText(comparedTexts(goldText, systemText)).split('\n');
    expect(shown[0]).toBe('d');
    expect(shown.slice(1, 7).map((line) => line.split(/ {2,}/).filter((cell) => cell !== ''))).toEqual([
      ['Dice', 'Gold', 'Span', 'Type', 'Realis', 'System', 'Span', 'Type', 'Realis'],
      ['right', '1.00', 'E1 e1', '0,4', 'Life_Die', 'Actual', 'S1 s1', '0,4', 'Life_Die', 'Actual'],
      [
        'type error',
        '1.00',
        'E2 e2',
        '10,14',
        'Life_Die',
        'Actual',
        'S2 s2',
        '10,14',
        'Life_Injure',
        'Actual',
      ],
      [
        'span, realis error',
        '0.80',
        'E3 e3',
        '20,26',
        'Life_Die',
        'Other',
        'S3 s3',
        '20,24',
        'Life_Die',
        'Actual',
      ],
      ['missing', 'E4 e4', '30,34', 'Conflict_Attack', 'Actual', '–'],
      ['extra', '–', 'S4 s4', '50,54', 'Conflict_Attack', 'Actual'],
    ]);
    expect(shown.slice(7)).toEqual([
      '  gold cluster     E1 e1, E3 e3',
      '  gold After       E2 e2 → E1 e1',
      '  system cluster   S1 s1, S2 s2',
      '  system Subevent  S2 s2 → S3 s3',
      '  system After     S4 s4 → S1 s1',
      '',
      '1 document: 2 right spans, 1 span error, 1 missing, 1 extra, 1 type error, 1 realis error',
      '',
    ]);
  });

  it('fits into a terminal: texts are cut, spans are left out, and then a pair takes two lines', () => {
    const long = (text: string) => text.replaceAll('Life_Die', 'Life_Die_With_A_Long_Name_Of_A_Subtype');
    const comparison = comparedTexts(long(goldText), long(systemText));
    const lines = (columns: number) => comparisonText(comparison, undefined, columns).split('\n');
    const widest = (columns: number) => Math.max(...lines(columns).map((line) => line.length));
    for (const columns of [200, 150, 120, 100, 80, 60]) {
      expect(widest(columns), `${columns}`).toBeLessThanOrEqual(columns);
    }
    expect(lines(200)[1]).toContain('Span');
    expect(lines(100)[1]).not.toContain('Span');
    expect(lines(100)[2]).toMatch(/^right .*E1 e1 .*S1 s1/);
    expect(
      lines(60)
        .slice(1, 4)
        .map((line) => line.split(/ {2,}/).slice(0, 4)),
    ).toEqual([
      ['Verdict, Dice', 'Mention', 'Type', 'Realis'],
      ['right 1.00', 'gold', 'E1 e1', expect.stringMatching(/^Life.*…/)],
      ['', 'system', 'S1 s1', expect.stringMatching(/^Life.*…/)],
    ]);
    const clusters = tbf(
      'd',
      ...Array.from({ length: 30 }, (_, m) => `E${m} ${10 * m},${10 * m + 4}`),
    ).replace('#End', `@Coreference\tR1\t${Array.from({ length: 30 }, (_, m) => `E${m}`).join(',')}\n#End`);
    const wrapped = comparisonText(comparedTexts(clusters, systemText), undefined, 60).split('\n');
    const first = wrapped.findIndex((line) => line.startsWith('  gold cluster'));
    expect(wrapped[first + 1]).toMatch(/^ {19}E\d+ e\d+, /);
    expect(
      wrapped
        .slice(first, first + 8)
        .join(' ')
        .match(/E\d+ e\d+/g),
    ).toHaveLength(30);
  });

  it('keeps the types of the task whole on 80 columns, and says what is wrong on both lines of a pair', () => {
    const gold = tbf(
      'd',
      'E1 0,4 Personnel_Start-Position Generic',
      'E2 10,14 Movement_Transport-Artifact Other',
    );
    const system = tbf(
      'd',
      'S1 0,4 Personnel_End-Position Actual',
      'S2 10,14 Movement_Transport-Artifact Other',
    );
    expect(comparisonText(comparedTexts(gold, system), undefined, 80).split('\n').slice(1, 6)).toEqual([
      'Verdict, Dice          Mention  Span   Type                         Realis',
      'type, realis   gold    E1 e1    0,4    Personnel_Start-Position     Generic',
      'error 1.00     system  S1 s1    0,4    Personnel_End-Position       Actual',
      'right 1.00     gold    E2 e2    10,14  Movement_Transport-Artifact  Other',
      '               system  S2 s2    10,14  Movement_Transport-Artifact  Other',
    ]);
  });

  it('shows a dash for an attribute that the file leaves empty', () => {
    const text = comparisonText(
      comparedTexts(tbf('d', 'E1 0,4 Life_Die Actual'), tbf('d', 'S1 0,4 Life_Die  1')),
    );
    expect(text.split('\n')[2]).toMatch(/^realis error .*Life_Die {2}–$/);
  });

  it('shows control characters of a file as text', () => {
    const shown = comparisonText(comparedTexts(goldText.replace('\te1\t', '\t\u001b[31m\t'), systemText));
    expect(shown).not.toContain('\u001b');
  });

  it('paints what is missing or extra red, and what has a wrong span or attribute yellow', () => {
    const paint = {
      ...plain,
      red: (text: string) => text.toLowerCase().replaceAll(/[a-z]/g, 'r'),
      yellow: (text: string) => text.toLowerCase().replaceAll(/[a-z]/g, 'y'),
    };
    const lines = comparisonText(comparedTexts(goldText, systemText), paint).split('\n').slice(2, 7);
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['right', 'yyyy', 'yyyy,', 'rrrrrrr', 'rrrrr']);
    const shorter = comparedTexts(tbf('d', 'E1 0,4'), tbf('d', 'S1 0,2'));
    expect(comparisonText(shorter, paint).split('\n')[2]).toMatch(/^yyyy yyyyy /);
  });

  it('counts documents that only the system has, and says which file lacks a document', () => {
    const comparison = comparedTexts(tbf('d', 'E1 0,4'), tbf('e', 'S1 0,4'));
    const text = comparisonText(comparison);
    expect(text.split('\n')[0]).toBe('d (not in the system file)');
    expect(text).toContain('\n\ne (not in the gold file)\n');
    expect(text.split('\n').at(-2)).toBe(
      '1 document + 1 extra: 0 right spans, 0 span errors, 1 missing, 1 extra, 0 type errors, 0 realis errors',
    );
  });
});

describe('cutTypes', () => {
  it('leaves types that fit', () => {
    expect(cutTypes('Life_Die', 'Life_Injure', 11)).toEqual(['Life_Die', 'Life_Injure']);
  });

  it('leaves out the type before the subtype', () => {
    expect(cutTypes('Personnel_Start-Position', 'Personnel_End-Position', 16)).toEqual([
      '…Start-Position',
      '…End-Position',
    ]);
    expect(cutTypes('Personnel_Start-Position', 'Life_Die', 12)).toEqual(['Person…ition', 'Life_Die']);
  });

  it('cuts types that differ so that they look different', () => {
    expect(cutTypes('Contact_Meeting', 'Business_Meeting', 9)).toEqual(['…Con…ting', '…Bus…ting']);
    expect(cutTypes('Personnel_Start-Position', 'Personnel_End-Position', 10)).toEqual([
      '…Star…tion',
      '…End-…tion',
    ]);
  });

  it('cuts equal types in the same way', () => {
    const [gold, system] = cutTypes('Movement_Transport-Person', 'Movement_Transport-Person', 18);
    expect([gold, system]).toEqual(['…Transport-Person', '…Transport-Person']);
  });

  it('shows control characters as text', () => {
    expect(cutTypes('\u001b[31m', '', 20).join('')).not.toContain('\u001b');
  });
});
