import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tokenize } from '../../src/tokenizer/index.ts';

const probes: [topic: string, text: string, offsets: number[]][] = JSON.parse(
  readFileSync(new URL('../fixtures/tokenizer/probes.json', import.meta.url), 'utf8'),
);

describe('tokenize gives the offsets of Stanford CoreNLP 3.5.1', () => {
  it.each([...new Set(probes.map(([topic]) => topic))])('for %s', (topic) => {
    for (const [, text, offsets] of probes.filter(([name]) => name === topic)) {
      const tokens = [...tokenize(text)];
      expect({ text, offsets: tokens.flatMap(({ start, end }) => [start, end]) }).toEqual({ text, offsets });
    }
  });
});
