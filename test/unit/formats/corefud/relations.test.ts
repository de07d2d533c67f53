import { describe, expect, it } from 'vitest';
import { parseLinks, relationsOf, type WrittenLink } from '../../../../src/formats/corefud/relations.ts';

function links(type: string, value: string) {
  const refused: string[] = [];
  const found = parseLinks(type, `X=${value}`, { line: 7, token: 3 }, (piece) => refused.push(piece));
  return {
    found: found.map(({ from, to, ...rest }) => `${from} ${rest.type} ${to} ${rest.line} ${rest.token}`),
    refused,
  };
}

describe('linksOf', () => {
  it('reads antecedents and anaphors, with the relation of bridging in the type', () => {
    expect(links('Bridge', 'e1<e2:part,e3<e4,e5<e6:,e7<e8:a:b<c')).toEqual({
      found: ['e2 Bridge:part e1 7 3', 'e4 Bridge e3 7 3', 'e6 Bridge e5 7 3', 'e8 Bridge:a:b<c e7 7 3'],
      refused: [],
    });
  });

  it('refuses pieces that are not links', () => {
    expect(links('SplitAnte', 'e1<,<e2,e1<e2<e3,e1:x<e2,,e1<e2')).toEqual({
      found: ['e2 SplitAnte e1 7 3'],
      refused: ['e1<', '<e2', 'e1<e2<e3', 'e1:x<e2', ''],
    });
  });
});

describe('relationsOf', () => {
  const link = (type: string, from: string, to: string): WrittenLink => ({
    type,
    from,
    to,
    line: 1,
    token: 4,
  });
  const relate = (...list: WrittenLink[]) => {
    const unknown: string[] = [];
    const labels = ['a', 'b', 'c', '__proto__'];
    const relations = relationsOf(
      list,
      (label) => labels.indexOf(label),
      (entity, token) => (entity === 3 ? undefined : 10 * entity + token),
      ({ type }, label) => unknown.push(`${type} ${label}`),
    );
    return { relations, unknown };
  };

  it('joins the split antecedents of an anaphor, and no other links', () => {
    const { relations } = relate(
      link('SplitAnte', 'c', 'a'),
      link('Bridge', 'c', 'a'),
      link('SplitAnte', '__proto__', 'a'),
      link('Bridge', 'c', 'b'),
      link('SplitAnte', 'c', 'b'),
    );
    expect(relations).toEqual([
      { type: 'SplitAnte', from: 2, to: [0, 1], fromMention: 24 },
      { type: 'Bridge', from: 2, to: [0], fromMention: 24 },
      { type: 'SplitAnte', from: 3, to: [0], fromMention: undefined },
      { type: 'Bridge', from: 2, to: [1], fromMention: 24 },
    ]);
  });

  it('refuses links with an entity that has no mention, and names the anaphor first', () => {
    expect(relate(link('Bridge', 'x', 'y'), link('Bridge', 'a', 'y'), link('SplitAnte', 'a', 'b'))).toEqual({
      relations: [{ type: 'SplitAnte', from: 0, to: [1], fromMention: 4 }],
      unknown: ['Bridge x', 'Bridge y'],
    });
  });
});
