import { describe, expect, it } from 'vitest';
import { problemCodes } from '../../src/problem-codes.ts';

describe('codes', () => {
  it('have a form, a sentence and a severity', () => {
    for (const [code, { severity, summary }] of Object.entries(problemCodes)) {
      expect(code).toMatch(/^[a-z][a-z\d]*\/[a-z-]+$/);
      expect(summary).toMatch(/^[A-Z].*\.$/);
      expect(['error', 'warning', 'note']).toContain(severity);
    }
  });

  it('can be stepped over only if they are errors', () => {
    for (const card of Object.values(problemCodes)) {
      if ('lenient' in card) expect(card.severity).toBe('error');
    }
  });
});
