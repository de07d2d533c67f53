import { suggestion } from './nearest.ts';
import { type CodeCard, type ProblemCodes, UsageError } from './problem.ts';

/** Throws if one of these codes is not the code of a warning. `option` is how the message calls the option. */
export function checkAllowed(
  codes: readonly string[] | undefined,
  option: string,
  known: ProblemCodes,
): void {
  if (codes === undefined) return;
  if (!Array.isArray(codes)) throw new UsageError(`Expected ${option} to be a list of codes.`);
  const cards = new Map<string, CodeCard>(Object.entries(known));
  const warnings = [...cards].filter(([, { severity }]) => severity === 'warning').map(([code]) => code);
  for (const code of codes) {
    const card = cards.get(code);
    if (card === undefined) {
      throw new UsageError(
        `Unknown code "${code}" for ${option}.${suggestion(code, warnings)}`,
        'a warning shows its code in brackets: warning[document/missing]; docs/errors/README.md lists all codes',
      );
    }
    if (card.severity === 'error') {
      const lenient = option.startsWith('--') ? '--lenient' : 'the option `lenient`';
      throw new UsageError(
        `${code} is an error, not a warning: ${option} does not let it pass.`,
        card.lenient === undefined ? undefined : `${lenient} does: ${card.lenient}`,
      );
    }
  }
}
