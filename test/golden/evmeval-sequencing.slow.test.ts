import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Timegraph } from '../../src/compat/evmeval/sequencing/timegraph.ts';
import type { TimedLink } from '../../src/nuggets/sequencing/intervals.ts';
import { compareFreshCase, freshCases } from '../support/fresh-events.ts';

const fixtures = new URL('../fixtures/events/', import.meta.url);

describe('evmeval -a leaves the files, the log and the exit code of the public scorer', () => {
  const cases = freshCases(new URL('sequencing.jsonl', fixtures));
  it.each(cases.map((recorded) => [recorded.id, recorded] as const))('%s', (_, recorded) => {
    const { got, wanted } = compareFreshCase(recorded);
    expect(got).toEqual(wanted);
  });
});

type RecordedLink = [from: number, to: number, relation: 'BEFORE' | 'INCLUDES'];

const timed = (links: readonly RecordedLink[]): TimedLink[] =>
  links.map(([from, to, name]) => ({ relation: name === 'BEFORE' ? 'After' : 'Subevent', from, to }));

describe('a time graph finds what the one of the public scorer finds', () => {
  const graphs: Record<'links' | 'redundant' | 'follows' | 'unknown', RecordedLink[]>[] = readFileSync(
    new URL('timegraphs.jsonl', fixtures),
    'utf8',
  )
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
  it.each(graphs.map((graph, i) => [i + 1, graph] as const))('graph %i', (_, graph) => {
    const built = new Timegraph(timed(graph.links));
    const redundant = timed(graph.links).filter(
      (link) => !built.links.some((kept) => JSON.stringify(kept) === JSON.stringify(link)),
    );
    expect(redundant).toEqual(timed(graph.redundant));
    expect(timed(graph.follows).filter((link) => !built.entails(link))).toEqual([]);
    expect(timed(graph.unknown).filter((link) => built.entails(link))).toEqual([]);
  });
});
