import { describe, expect, it } from 'vitest';
import type { EreMention } from '../../../../src/formats/ere/read.ts';
import { ereEvents, hoppersOf } from '../../../../src/nuggets/convert/ere-events.ts';
import type { OffsetUnit } from '../../../../src/tokenizer/index.ts';
import { collectProblems } from '../../../support/collect-problems.ts';

const mention = (
  id: string,
  offset: number,
  trigger: string,
  rest: Partial<EreMention> = {},
): EreMention => ({
  id,
  offset,
  trigger,
  length: trigger.length,
  line: 7,
  hopper: undefined,
  type: 'conflict',
  subtype: 'attack',
  realis: 'actual',
  ...rest,
});

function convert(text: string, mentions: readonly EreMention[], offsets?: OffsetUnit) {
  const { report, shown } = collectProblems();
  const events = ereEvents(mentions, { file: 'a.xml', document: 'a', text, offsets }, report);
  return { events, shown: shown() };
}

describe('ereEvents', () => {
  it('has ids, types, realis and text as in tbf', () => {
    const { events, shown } = convert('the war\nhas', [mention('em-12', 4, 'war has', { hopper: 'h-1' })]);
    expect(shown).toBe('');
    expect(events).toEqual([
      {
        id: 'E12',
        type: 'Conflict_Attack',
        realis: 'Actual',
        hopper: 'h-1',
        text: 'war\nhas',
        start: 4,
        end: 11,
        units: { start: 4, end: 11 },
      },
    ]);
  });

  it('writes subtypes with the hyphens of the type lists, and each word with a capital', () => {
    const subtypes = ['transfermoney', 'chargeindict', 'beborn', 'phone write', '__proto__', ''];
    const { events } = convert(
      'war',
      subtypes.map((subtype, i) => mention(`em-${i}`, 0, 'war', { type: 'a bC', subtype, realis: '' })),
    );
    expect(events.map(({ type }) => type)).toEqual([
      'A BC_Transfer-Money',
      'A BC_Charge-Indict',
      'A BC_Beborn',
      'A BC_Phone Write',
      'A BC___proto__',
      'A BC_',
    ]);
    expect(events[0].realis).toBe('');
  });

  it('counts code points, or code units on request', () => {
    const points = convert('😀 war', [mention('em-1', 2, 'war')]);
    expect([points.shown, points.events[0].start, points.events[0].units]).toEqual([
      '',
      2,
      { start: 3, end: 6 },
    ]);
    const units = convert('😀 war', [mention('em-1', 3, 'war')], 'utf16');
    expect([units.shown, units.events[0].start, units.events[0].units]).toEqual([
      '',
      3,
      { start: 3, end: 6 },
    ]);
  });

  it('reports a trigger that the text does not have, and keeps the offsets', () => {
    const { events, shown } = convert('the war', [mention('em-1', 4, 'peace', { length: 3 })]);
    expect(events).toMatchObject([{ id: 'E1', start: 4, end: 7, text: 'war' }]);
    expect(shown).toBe(
      `a.xml:7: warning[ere/trigger]: The trigger of "em-1" is "peace", but the text at 4 has "war".
  help: the offsets are used, not the text; check that the source text belongs to this file`,
    );
  });

  it('reports a trigger outside of the text, or of no length, and leaves it out', () => {
    const { events, shown } = convert('war', [
      mention('em-1', 2, 'war'),
      mention('em-2', 1, ''),
      mention('em-3', 0, 'war'),
    ]);
    expect(events.map(({ id }) => id)).toEqual(['E3']);
    const help = '\n  help: check that the source text is the right one; --lenient skips the mention';
    expect(shown).toBe(
      `a.xml:7: error[ere/offset]: The trigger of "em-1" is at 2 to 5 of a text of 3 characters.${help}
a.xml:7: error[ere/offset]: The trigger of "em-2" is at 1 to 1 of a text of 3 characters.${help}`,
    );
  });

  it('gives ids that are not numbers, or are taken, numbers after the highest', () => {
    const ids = ['em-x', 'em-7', 'em-7', '__proto__'];
    const { events, shown } = convert(
      'abcd',
      ids.map((id, i) => mention(id, i, 'abcd'[i])),
    );
    expect(events.map(({ id }) => id)).toEqual(['E8', 'E7', 'E9', 'E10']);
    expect(shown).toBe(
      'a.xml:7: warning[ere/duplicate-id]: "em-7" was given before.\n  help: the later one gets a new number',
    );
  });
});

describe('hoppersOf', () => {
  it('has the events of each hopper with two or more, in the order of the file', () => {
    const hoppers = ['h-2', undefined, '__proto__', 'h-1', 'h-2', '__proto__'];
    const { events } = convert(
      'abcdef',
      hoppers.map((hopper, i) => mention(`em-${i}`, i, 'abcdef'[i], { hopper })),
    );
    expect(Array.from(hoppersOf(events), ([name, members]) => [name, members.map(({ id }) => id)])).toEqual([
      ['h-2', ['E0', 'E4']],
      ['__proto__', ['E2', 'E5']],
    ]);
    expect(hoppersOf([]).size).toBe(0);
  });
});
