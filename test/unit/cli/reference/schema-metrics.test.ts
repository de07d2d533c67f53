import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withMetricIds } from '../../../../src/cli/reference/schema-metrics.ts';
import { metrics } from '../../../../src/metrics/index.ts';

const folder = new URL('../../../../schemas/', import.meta.url);
const schema = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const ids = metrics.map(({ id }) => id);

describe('metric ids in schemas', () => {
  it.each(readdirSync(folder))('are those of the registry in %s: if not, run npm run docs', (name) => {
    expect(withMetricIds(schema(name), ids)).toBe(schema(name));
  });

  it.each(['score-1.json', 'nuggets-score-1.json'])('are replaced in %s, and nothing else is', (name) => {
    const changed = withMetricIds(schema(name), ['muc', 'another']);
    expect(JSON.parse(changed).$defs.metric.enum).toEqual(['muc', 'another']);
    expect(withMetricIds(changed, ids)).toBe(schema(name));
  });
});
