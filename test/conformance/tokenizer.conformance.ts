import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tokenize } from '../../src/tokenizer/index.ts';

const golden = new URL('../../../shared/golden/tokenizer/', import.meta.url);
const load = (name: string) => JSON.parse(readFileSync(new URL(name, golden), 'utf8'));

const offsets = (text: string) => [...tokenize(text)].flatMap(({ start, end }) => [start, end]);

describe('tokenize gives the offsets of Stanford CoreNLP 3.5.1', () => {
  it.each(['official', 'later', 'probes'])('for every string of %s', (group) => {
    const cases: { input: string; spans: [number, number][] }[] = load('cases.json')[group];
    expect(cases.length).toBeGreaterThan(40);
    for (const { input, spans } of cases) {
      expect({ input, offsets: offsets(input) }).toEqual({ input, offsets: spans.flat() });
    }
  });

  it('for every random string', () => {
    const { cases }: { cases: [string, number[]][] } = load('fuzz.json');
    expect(cases.length).toBeGreaterThan(2000);
    for (const [input, expected] of cases) {
      expect({ input, offsets: offsets(input) }).toEqual({ input, offsets: expected });
    }
  });
});
