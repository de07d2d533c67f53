import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tokenize } from '../../src/tokenizer/index.ts';

const golden = new URL('../../../shared/golden/tokenizer/', import.meta.url);
const load = (name: string) => JSON.parse(readFileSync(new URL(name, golden), 'utf8'));

const offsets = (text: string) => [...tokenize(text)].flatMap(({ begin, end }) => [begin, end]);

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

describe('tokenize is fast', () => {
  it('reads at least 8 million characters of running text a second, once warm', () => {
    const novel = new URL('../../../shared/data/litbank-booknlp-emma/gold.brat.txt', import.meta.url);
    const text = readFileSync(novel, 'utf8').repeat(400);
    let best = 0;
    for (let round = 0; round < 8; round++) {
      // Processor time, not wall-clock time: the machine may be busy.
      const start = process.cpuUsage();
      for (const _ of tokenize(text));
      const { user, system } = process.cpuUsage(start);
      best = Math.max(best, text.length / (user + system));
    }
    console.log(`${best.toFixed(1)} million characters a second`);
    expect(best).toBeGreaterThan(8);
  });

  it.each(['<', '@', "'", 'a', '“'])('takes linear time for 10 MB of %s', (char) => {
    const time = (length: number) => {
      const text = char.repeat(length);
      const start = performance.now();
      for (const _ of tokenize(text));
      return performance.now() - start;
    };
    time(1e6);
    const small = time(1e6);
    const large = time(1e7);
    console.log(`${char}: ${small.toFixed(0)} ms for 1 MB, ${large.toFixed(0)} ms for 10 MB`);
    expect(large).toBeLessThan(Math.max(40 * small, 5000));
  });
});
