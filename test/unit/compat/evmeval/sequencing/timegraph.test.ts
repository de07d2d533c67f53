import { describe, expect, it } from 'vitest';
import { Timegraph } from '../../../../../src/compat/evmeval/sequencing/timegraph.ts';
import type { TimedLink } from '../../../../../src/nuggets/sequencing/intervals.ts';

/** `0<1` for 0 before 1, `0>1` for 0 including 1. */
const link = (text: string): TimedLink => ({
  relation: text[1] === '<' ? 'After' : 'Subevent',
  from: Number(text[0]),
  to: Number(text[2]),
});
const graph = (...links: string[]) => new Timegraph(links.map(link));
const kept = (...links: string[]) =>
  graph(...links).links.map(({ relation, from, to }) => `${from}${relation === 'After' ? '<' : '>'}${to}`);

describe('Timegraph', () => {
  it('drops a link that follows from the links before it', () => {
    expect(kept('0<1', '1<2', '0<2')).toEqual(['0<1', '1<2']);
    expect(kept('0>1', '1>2', '0>2')).toEqual(['0>1', '1>2']);
    expect(kept('0<1', '1>2', '0<2')).toEqual(['0<1', '1>2']);
  });

  it('depends on the order of the links, unlike a correct one', () => {
    // The third link closes the chain, but the first was kept by then.
    expect(kept('0<2', '0<1', '1<2')).toEqual(['0<2', '0<1', '1<2']);
  });

  it('keeps a link that contradicts the graph, and derives nothing from it', () => {
    expect(kept('0<1', '1<0', '0>1')).toEqual(['0<1', '1<0', '0>1']);
    const contradicted = graph('0<1', '1<0', '0>1');
    expect(['0<1', '1<0', '0>1'].map((text) => contradicted.entails(link(text)))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('derives nothing from a contradiction between chains either', () => {
    // 5 is before 1, on a chain of its own. If 1 were before 5 as well, so would be 0.
    const contradicted = graph('1<2', '0<1', '5<1', '1<5');
    expect(contradicted.links).toHaveLength(4);
    expect(contradicted.entails(link('0<5'))).toBe(false);
  });

  it('finds paths over crossings between chains, in one direction', () => {
    // 5 is placed on a chain of its own, since 0 is already before 1.
    const crossed = graph('1<2', '0<1', '5<1');
    const known = ['5<1', '5<2', '0<2'];
    const unknown = ['0<5', '5<0', '2<5', '5>1'];
    expect(known.filter((text) => !crossed.entails(link(text)))).toEqual([]);
    expect(unknown.filter((text) => crossed.entails(link(text)))).toEqual([]);
  });

  it('nests events in an event that already has one on a chain of their own', () => {
    const nested = graph('0>1', '0>2', '2>3');
    expect(['0>1', '0>2', '0>3'].filter((text) => !nested.entails(link(text)))).toEqual([]);
    expect(['1<2', '2<1', '1>2', '3>0'].filter((text) => nested.entails(link(text)))).toEqual([]);
  });

  it('says nothing about events that it does not have', () => {
    expect(graph('0<1').entails(link('0<9'))).toBe(false);
    expect(graph().entails(link('0<1'))).toBe(false);
  });
});
