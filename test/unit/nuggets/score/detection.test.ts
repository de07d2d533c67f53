import { describe, expect, it } from 'vitest';
import { document2015, evmeval18 } from '../../../../src/nuggets/model/profile.ts';
import {
  addDetections,
  countDetections,
  detectionScore,
  macroScore,
  microScore,
  noDetections,
} from '../../../../src/nuggets/score/detection.ts';

const rules = document2015.detection;
const count = (gold: number, system: number, hits: number, by = rules) =>
  countDetections(gold, system, hits, by);

describe('counts', () => {
  it('of documents add up; micro is of the sums, macro the mean of documents', () => {
    const sum = addDetections(count(1, 1, 1), count(4, 2, 1));
    expect(microScore(sum, rules)).toMatchObject({ recall: 2 / 5, precision: 2 / 3, f1: 1 / 2 });
    expect(macroScore(sum, rules)).toMatchObject({ recall: 5 / 8, precision: 3 / 4 });
  });

  it('of a document without gold mentions count, but not in evmeval', () => {
    expect(count(0, 2, 0)).toMatchObject({ documents: 1, system: 2, recallSum: 0 });
    expect(count(0, 2, 0, evmeval18.detection)).toBe(noDetections);
  });

  it('are scaled where the rules say so', () => {
    expect(count(4, 2, 1, { ...rules, scale: 100 })).toMatchObject({
      truePositives: 100,
      precisionSum: 50,
      recallSum: 25,
    });
  });
});

describe('F₁', () => {
  it.each([
    [0, 2, 2, 0, null],
    [0, 0, 2, 0, null],
    [0, 0, 0, null, null],
    [1, 2, 2, 1 / 2, 1 / 2],
  ])('of %d right of %d gold and %d system mentions', (hits, gold, system, byTask, byTool) => {
    expect(detectionScore(hits, gold, system, rules).f1).toBe(byTask);
    expect(detectionScore(hits, gold, system, evmeval18.detection).f1).toBe(byTool);
  });
});
