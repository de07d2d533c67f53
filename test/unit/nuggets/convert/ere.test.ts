import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type EreInput, readEre } from '../../../../src/formats/ere/read.ts';
import { writeTbf } from '../../../../src/formats/tbf/write.ts';
import { ereEvents } from '../../../../src/nuggets/convert/ere-events.ts';
import { ereToBrat, withoutTags } from '../../../../src/nuggets/convert/ere-to-brat.ts';
import { ereToTbf } from '../../../../src/nuggets/convert/ere-to-tbf.ts';
import type { OffsetUnit } from '../../../../src/tokenizer/index.ts';
import { collectProblems } from '../../../support/collect-problems.ts';

const fixture = (name: string) =>
  readFileSync(new URL(`../../../fixtures/events/converter/${name}`, import.meta.url), 'utf8');

function convert(xml: string, text: string, options: { input?: EreInput; offsets?: OffsetUnit } = {}) {
  const { problems, report } = collectProblems();
  const { mentions } = readEre({ name: 'docA.xml', text: xml }, report, options.input);
  const source = { file: 'docA.xml', document: 'docA', text, offsets: options.offsets };
  const events = ereEvents(mentions, source, report);
  return {
    events,
    problems,
    tbf: writeTbf([ereToTbf(events, 'docA', 'rich_ere')]),
    brat: ereToBrat(events, text),
  };
}

/** The public converter breaks the line where a trigger crosses a line break; we must not. */
const repaired = (tbf: string) => tbf.replace('born\nin', 'born in');

describe('ERE to tbf and brat', () => {
  const text = fixture('txt/docA.txt');

  it('gives the tbf of the public converter, except that a line break in a trigger is a blank', () => {
    const { tbf, problems } = convert(fixture('xml/docA.rich_ere.xml'), text);
    expect(tbf).toBe(repaired(fixture('expected_hoppers.tbf')));
    expect(problems).toEqual([]);
  });

  it('gives the tbf of event nugget files', () => {
    const { tbf } = convert(fixture('xml/docA.event_nuggets.xml'), text, { input: 'event-nugget' });
    expect(tbf).toBe(repaired(fixture('expected_event_nugget.tbf')));
  });

  it('gives the brat files of the public converter, with tags and without', () => {
    expect(convert(fixture('xml/docA.rich_ere.xml'), text).brat).toBe(fixture('expected_brat/docA.ann'));
    expect(withoutTags(text)).toBe(fixture('expected_brat_detagged/docA.txt'));
  });

  const xml = (...mentions: [id: string, offset: number, length: number, trigger: string][]) =>
    `<x><hoppers><hopper id="h">${mentions
      .map(
        ([id, offset, length, trigger]) =>
          `<event_mention id="${id}" type="a b" subtype="beborn"><trigger offset="${offset}" length="${length}">${trigger}</trigger></event_mention>`,
      )
      .join('')}</hopper></hoppers></x>`;

  it('counts code points, or code units on request', () => {
    expect(convert(xml(['em-1', 2, 3, 'war']), '😀 war').problems).toEqual([]);
    const { problems, brat, tbf } = convert(xml(['em-1', 3, 3, 'war']), '😀 war', { offsets: 'utf16' });
    expect(problems).toEqual([]);
    expect(brat).toContain('T1\tA_B_Beborn 2 5\twar\n');
    expect(tbf).toContain('\t3,6\twar\tA B_Beborn\tNOT_ANNOTATED\n');
  });

  it('makes a trigger over line breaks discontinuous in brat', () => {
    expect(convert(xml(['em-1', 0, 7, 'a  b  c']), 'a\r\nb\n\nc').brat).toContain(
      'T1\tA_B_Beborn 0 1;3 4;6 7\ta b c\n',
    );
    expect(convert(xml(['em-1', 0, 1, ' ']), '\n').brat).toContain('T1\tA_B_Beborn 0 1\t \n');
  });
});
