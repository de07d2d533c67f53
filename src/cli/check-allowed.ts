import { problemCodes } from '../problem-codes.ts';
import { suggestion } from '../problems/nearest.ts';
import { type CodeCard, UsageError } from '../problems/problem.ts';

/** Throws if a value of --allow is not the code of a warning. */
export function checkAllowed(codes: readonly string[]): void {
  const cards = new Map<string, CodeCard>(Object.entries(problemCodes));
  const warnings = [...cards].filter(([, { severity }]) => severity === 'warning').map(([code]) => code);
  for (const code of codes) {
    const card = cards.get(code);
    if (card === undefined) {
      throw new UsageError(
        `Unknown code "${code}" for --allow.${suggestion(code, warnings)}`,
        'a warning shows its code in brackets: warning[document/missing]; docs/errors.md lists all codes',
      );
    }
    if (card.severity === 'error') {
      throw new UsageError(
        `${code} is an error, not a warning: --allow does not let it pass.`,
        card.lenient === undefined ? undefined : `--lenient does: ${card.lenient}`,
      );
    }
  }
}
