import { describe, expect, it } from 'vitest';
import { headerOf } from '../../../../src/formats/corefud/header.ts';
import { AttributeTable, MentionReader } from '../../../../src/formats/corefud/mention-reader.ts';

/** Reads brackets, one word for each token: `(e1--2`, `e1)`, `(e1)`; several at a token are joined by `+`. */
function read(brackets: string, { header = 'eid-etype-head', empty = [] as number[] } = {}) {
  const complaints: string[] = [];
  const reader = new MentionReader(
    (kind, { label }, line) => complaints.push(`${kind} ${label} ${line}`),
    (start, end) => Array.from({ length: end - start }, (_, i) => start + i).every((t) => empty.includes(t)),
  );
  const tokens = brackets.split(' ');
  for (const [token, cell] of tokens.entries()) {
    const line = token + 10;
    for (const bracket of cell === '-' ? [] : cell.split('+')) {
      const closes = bracket.endsWith(')');
      const inside = bracket.replace(/^\(|\)$/g, '');
      const opening = bracket.startsWith('(')
        ? reader.open(inside.split('-'), headerOf(header), token, line)
        : reader.pop(inside, headerOf(header));
      if (opening === undefined) complaints.push(`not open: ${inside}`);
      else if (closes) reader.close(opening, token, line);
      else reader.push(opening);
    }
  }
  reader.finish(10 + tokens.length);
  return { mentions: [...reader.mentions([])], labels: reader.labels, complaints, reader };
}

const spans = (brackets: string) => {
  const { mentions, labels } = read(brackets);
  return mentions.map(({ start, end, entity }) => `${labels[entity]} ${start}-${end - 1}`);
};

describe('MentionReader', () => {
  it('has mentions in the order in which they are closed, and entities in that of their opening', () => {
    const { mentions, labels, reader } = read('(e2 (__proto__) e2)');
    expect(labels).toEqual(['e2', '__proto__']);
    expect(mentions).toEqual([
      { start: 1, end: 2, entity: 1, line: 11 },
      { start: 0, end: 3, entity: 0, line: 12 },
    ]);
    expect([reader.known('__proto__'), reader.known('constructor')]).toEqual([1, -1]);
  });

  it('nests the brackets of an id, and lets those of different ids cross', () => {
    expect(spans('(a+(a+(b a) a)+(a b)+a)')).toEqual(['a 0-1', 'a 0-2', 'b 0-3', 'a 2-3']);
  });

  it('joins the parts of a mention; its attributes are those of the first, its head that of the last with one', () => {
    const { mentions, complaints } = read('(e[1/2]-x-1+(f) e[1/2]) - (e[2/2]-y-3)');
    expect(complaints).toEqual([]);
    expect(mentions.at(-1)).toEqual({
      start: 0,
      end: 4,
      entity: 0,
      line: 13,
      head: 3,
      parts: [
        [0, 2],
        [3, 4],
      ],
      attributes: new Map([['type', 'x']]),
    });
    expect(read('(e[1/2]-x-2) - (e[2/2])').mentions[0].head).toBe(2);
    expect(spans('(e[1/2]) (e[2/2])')).toEqual(['e 0-1']);
    expect(spans('(e[1/1])')).toEqual(['e 0-0']);
  });

  it('gives a part to the last mention that waits for it', () => {
    const { mentions, complaints } = read('(e[1/2]) (e[1/2]) - (e[2/2]) - (e[2/2])');
    expect(complaints).toEqual([]);
    expect(mentions.map(({ parts }) => parts)).toEqual([
      [
        [1, 2],
        [3, 4],
      ],
      [
        [0, 1],
        [5, 6],
      ],
    ]);
  });

  it('complains of parts and brackets without partners, and keeps the parts that are there', () => {
    expect(read('(e[2/2]) (f[1/3]) (f[3/3]) (g')).toMatchObject({
      complaints: ['part e[2/2] 10', 'part f[3/3] 12', 'unclosed g 13', 'part f[1/3] 11'],
      mentions: [{ start: 0 }, { start: 2 }, { start: 1, line: 14 }],
    });
  });

  it('finds head and minimum span by their positions within the mention', () => {
    const header = 'eid-etype-head-minspan';
    expect(read('- (e--2-2,3 - e)', { header }).mentions).toEqual([
      { start: 1, end: 4, entity: 0, line: 13, head: 2, minStart: 2, minEnd: 4 },
    ]);
    const wrong = read('(a--2) (b--0) (c--x) (d---3) (e---1)', { header });
    expect(wrong.complaints).toEqual(['head a 10', 'head b 11', 'head c 12', 'head d 13']);
    expect(wrong.mentions.map(({ head, minStart }) => [head, minStart])).toEqual([
      ...Array.from({ length: 4 }, () => [undefined, undefined]),
      [undefined, 4],
    ]);
  });

  it('marks mentions of empty nodes alone', () => {
    const { mentions } = read('(a) (b (c)+b)', { empty: [0, 2] });
    expect(mentions.map(({ zero }) => zero)).toEqual([true, true, undefined]);
  });

  it('reads character references in attributes, up to the last code point', () => {
    const { mentions } = read('(a-x&#45;y&#128512;&#1114112;&#x2d;)');
    expect(mentions[0].attributes).toEqual(new Map([['type', 'x-y😀&#1114112;&#x2d;']]));
  });
});

describe('AttributeTable', () => {
  it('has a code for each distinct value of a name, and −1 where a mention has none', () => {
    const table = new AttributeTable();
    table.set(1, 'type', 'person');
    table.set(1, '__proto__', 'x');
    table.set(2, 'type', 'place');
    table.set(4, 'type', 'person');
    const columns = table.columns(6);
    expect([...(columns?.keys() ?? [])]).toEqual(['type', '__proto__']);
    expect(columns?.get('type')).toEqual({
      values: ['person', 'place'],
      codes: Int32Array.of(-1, 0, 1, -1, 0, -1),
    });
    expect(columns?.get('__proto__')).toEqual({
      values: ['x'],
      codes: Int32Array.of(-1, 0, -1, -1, -1, -1),
    });
  });

  it('keeps the last value of a mention that is set twice', () => {
    const table = new AttributeTable();
    table.set(0, 'type', 'a');
    table.set(0, 'type', 'b');
    expect(table.columns(1)?.get('type')).toEqual({ values: ['a', 'b'], codes: Int32Array.of(1) });
  });

  it('has no columns without attributes', () => expect(new AttributeTable().columns(3)).toBeUndefined());
});
