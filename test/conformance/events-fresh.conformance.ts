import { describe, expect, it } from 'vitest';
import { compareFreshCase, freshCases, freshEvents } from '../support/fresh-events.ts';

describe.each(['dev.jsonl', 'cli.jsonl'])('evmeval on the recorded runs of %s', (file) => {
  const cases = freshCases(new URL(file, freshEvents));
  it.each(cases.map((recorded) => [recorded.id, recorded] as const))('%s', (_, recorded) => {
    const { got, wanted } = compareFreshCase(recorded);
    expect(got).toEqual(wanted);
  });
});
