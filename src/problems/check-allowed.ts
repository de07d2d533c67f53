import { suggestion } from './nearest.ts';
import { type CodeCard, type ProblemCodes, UsageError } from './problem.ts';

/** Throws if one of these codes is neither that of a warning nor that of an error that can be allowed. `option` is how the message calls the option. */
export function checkAllowed(
  codes: readonly string[] | undefined,
  option: string,
  known: ProblemCodes,
): void {
  if (codes === undefined) return;
  if (!Array.isArray(codes)) throw new UsageError(`Expected ${option} to be a list of codes.`);
  const cards = new Map<string, CodeCard>(Object.entries(known));
  const canBeAllowed = ({ severity, allow }: CodeCard) => severity === 'warning' || allow !== undefined;
  const warnings = [...cards].filter(([, card]) => canBeAllowed(card)).map(([code]) => code);
  for (const code of codes) {
    const card = cards.get(code);
    if (card === undefined) {
      throw new UsageError(
        `Unknown code "${code}" for ${option}.${suggestion(code, warnings)}`,
        'a warning shows its code in brackets: warning[document/missing]; docs/errors/README.md lists all codes',
      );
    }
    if (card.severity === 'error' && card.allow === undefined) {
      const lenient = option.startsWith('--') ? '--lenient' : 'the option `lenient`';
      throw new UsageError(
        `${code} is an error, not a warning: ${option} does not let it pass.`,
        card.lenient === undefined ? undefined : `${lenient} does: ${card.lenient}`,
      );
    }
  }
}
