import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { metrics } from '../../../../src/metrics/index.ts';
import { bibliography } from '../../../../src/report/cite/bibliography.ts';

describe('the bibliography', () => {
  it('has every entry of docs/references.bib once, by its key and in its order', () => {
    const source = readFileSync(new URL('../../../../docs/references.bib', import.meta.url), 'utf8');
    const keys = Array.from(source.matchAll(/^@\w+\{([^,]+),/gm), ([, key]) => key);
    expect(keys.length).toBeGreaterThan(30);
    expect([...bibliography.keys()]).toEqual(keys);
    for (const entry of bibliography.values()) expect(source).toContain(entry);
  });

  it('has entries with author, title and year, of which each ends with a brace', () => {
    for (const entry of bibliography.values()) {
      expect(entry).toMatch(/^@[a-z]+\{[a-z0-9-]+,\n {2}author = \{/);
      expect(entry).toMatch(/\n {2}title = \{.*\},\n/);
      expect(entry).toMatch(/\n {2}year = \{\d{4}\}/);
      expect(entry.endsWith('\n}')).toBe(true);
    }
  });

  it('has what the metrics cite', () => {
    expect(metrics.flatMap(({ cite }) => cite).filter((key) => !bibliography.has(key))).toEqual([]);
  });
});
