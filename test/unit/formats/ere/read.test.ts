import { describe, expect, it } from 'vitest';
import { type EreInput, readEre } from '../../../../src/formats/ere/read.ts';
import { collectProblems } from '../../../support/collect-problems.ts';

function read(text: string, input?: EreInput) {
  const { problems, report, shown } = collectProblems();
  return { ...readEre({ name: 'a.xml', text }, report, input), problems, shown };
}

const mention = (id: string, trigger = '<trigger source="d" offset="3" length="4">died</trigger>') =>
  `<event_mention id="${id}" type="life" subtype="die" realis="actual">${trigger}<em_arg>x</em_arg></event_mention>`;
const rich = (inside: string) => `<deft_ere><entities/><hoppers>${inside}</hoppers></deft_ere>`;

describe('readEre', () => {
  it('reads mentions in hoppers and mentions below the root', () => {
    const both = `<deft_ere><hoppers><hopper id="h-1">${mention('em-1')}</hopper></hoppers>${mention('em-2')}</deft_ere>`;
    const first = {
      type: 'life',
      subtype: 'die',
      realis: 'actual',
      offset: 3,
      length: 4,
      trigger: 'died',
      line: 1,
    };
    expect(read(both).mentions).toEqual([
      { id: 'em-1', hopper: 'h-1', ...first },
      { id: 'em-2', hopper: undefined, ...first },
    ]);
    expect(read(both, 'hoppers').mentions.map(({ id }) => id)).toEqual(['em-1']);
    expect(read(both, 'event-nugget').mentions.map(({ id }) => id)).toEqual(['em-2']);
    expect([...read(both, 'hoppers').skipped]).toEqual([
      ['em_arg', 2],
      ['event_mention', 1],
    ]);
  });

  it('takes the text of a trigger from text, entities of XML itself, and CDATA', () => {
    const trigger = '<trigger offset="1" length="2">a&amp;<b>no</b>&#x41;<![CDATA[<c>]]></trigger>';
    expect(read(rich(`<hopper id="h-1">${mention('em-1', trigger)}</hopper>`)).mentions[0].trigger).toBe(
      'a&A<c>',
    );
  });

  it('keeps hoppers without ids apart', () => {
    const { mentions } = read(rich(`<hopper>${mention('em-1')}</hopper><hopper>${mention('em-2')}</hopper>`));
    expect(new Set(mentions.map(({ hopper }) => hopper)).size).toBe(2);
  });

  it.each([
    ['', 'has no trigger'],
    ['<trigger length="4">died</trigger>', 'has a trigger without offset or length'],
    ['<trigger offset="-1" length="4">died</trigger>', 'has a trigger without offset or length'],
  ])('reports a mention with %j for a trigger', (trigger, fault) => {
    const { mentions, problems } = read(rich(`<hopper>${mention('em-1', trigger)}</hopper>`));
    expect(mentions).toEqual([]);
    expect(problems).toMatchObject([{ code: 'ere/mention', message: `Event mention "em-1" ${fault}.` }]);
  });

  it('says so where there is no mention', () => {
    expect(read(rich('')).problems).toMatchObject([{ code: 'ere/none', severity: 'warning' }]);
  });

  it('refuses a document type declaration, and with it every declared entity', () => {
    const bomb = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>';
    const { mentions, problems } = read(`${bomb}<deft_ere>${mention('em-1')}</deft_ere>`);
    expect(mentions).toEqual([]);
    expect(problems).toMatchObject([{ code: 'xml/doctype', severity: 'error', line: 1 }]);
  });

  it.each([
    '',
    'no xml',
    '<a>',
    '<a></b>',
    '<a>&undeclared;</a>',
    '<a>&constructor;</a>',
    '<a x="1" x="2"/>',
    '<a/><b/>',
    '<a>\u0000</a>',
  ])('reports %j as not well-formed', (text) => {
    expect(read(text).problems).toMatchObject([{ code: 'xml/malformed', severity: 'error' }]);
  });

  it('shows where the fault is', () => {
    expect(read('<deft_ere>\n <a>\n</deft_ere>').shown()).toMatch(
      /^a\.xml:3:\d+: error\[xml\/malformed\]: Not well-formed XML: .+\.\n {2}3 \| <\/deft_ere>\n {2}help: repair the file; nothing after this place is read$/,
    );
  });

  it('refuses elements in a hundred thousand elements', () => {
    const depth = 1e5;
    const { problems } = read(`<a>${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}</a>`);
    expect(problems).toMatchObject([{ code: 'xml/depth', line: 1, column: 1 + 3 * 512 }]);
  });
});
