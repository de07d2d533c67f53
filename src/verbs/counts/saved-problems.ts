import { problemCodes } from '../../problem-codes.ts';
import type { CodeCard, Problem } from '../../problems/problem.ts';

const cards = new Map<string, CodeCard>(Object.entries(problemCodes));

/** The problems of saved counts, as they were when they were reported: a file does not say which of them `strict` leaves as they are. */
export const savedProblems = (problems: readonly Problem[]): Problem[] =>
  problems.map((found) => ({ ...found, tolerated: cards.get(found.code)?.tolerated }));
