import { expect } from 'vitest';
import { metrics } from '../../src/metrics/index.ts';

/** Scores as JSON has them: numbers, `null`, fractions and parts. */
export type RecordedScores = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The ids of recorded scores that are metrics here. */
export const recordedIds = (scores: RecordedScores): string[] =>
  Object.keys(scores).filter((id) => metrics.some((metric) => metric.id === id));

/** Expects every recorded number of the known metrics, within a tolerance. */
export function expectScores(found: unknown, recorded: RecordedScores, where: string, digits = 12): void {
  const own = found as RecordedScores;
  for (const id of recordedIds(recorded)) expectSame(own[id], recorded[id], `${where} ${id}`, digits);
}

function expectSame(found: unknown, recorded: unknown, where: string, digits: number): void {
  if (typeof recorded === 'number') expect(found, where).toBeCloseTo(recorded, digits);
  else if (typeof recorded === 'object' && recorded !== null)
    for (const [name, value] of Object.entries(recorded))
      expectSame((found as Record<string, unknown>)?.[name], value, `${where}.${name}`, digits);
  else expect(found ?? null, where).toBe(recorded);
}
