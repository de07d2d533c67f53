import { joinBytes, linesOf } from '../test/support/mutate.ts';
import type { Case } from './target.ts';

type StillFails = (input: Case) => boolean | Promise<boolean>;

/**
 * A smaller case that fails in the same way: delta debugging (Zeller & Hildebrandt 2002) over files, arguments, lines
 * and bytes, for as long as `hasTime`.
 */
export async function minimize(input: Case, stillFails: StillFails, hasTime: () => boolean): Promise<Case> {
  let best = input;
  const attempt = async (smaller: Case): Promise<boolean> => {
    if (!hasTime() || !(await stillFails(smaller))) return false;
    best = smaller;
    return true;
  };
  for (let before = Number.POSITIVE_INFINITY; sizeOf(best) < before && hasTime(); ) {
    before = sizeOf(best);
    for (const name of Object.keys(best.files)) {
      const { [name]: content, ...others } = best.files;
      if (await attempt({ ...best, files: others })) continue;
      const withContent = (parts: readonly Uint8Array[]) => ({
        ...best,
        files: { ...best.files, [name]: joinBytes(parts) },
      });
      await reduce(linesOf(content), (lines) => attempt(withContent(lines)), hasTime);
      const bytes = Array.from(best.files[name], (byte) => Uint8Array.of(byte));
      await reduce(bytes, (parts) => attempt(withContent(parts)), hasTime);
    }
    await reduce(best.args, (args) => attempt({ ...best, args }), hasTime);
  }
  return best;
}

const sizeOf = ({ files, args }: Case): number =>
  Object.values(files).reduce((sum, { length }) => sum + length + 1, args.join(' ').length);

/** Removes smaller and smaller sequences of parts as long as `attempt` accepts the rest. */
async function reduce<T>(
  parts: readonly T[],
  attempt: (rest: readonly T[]) => Promise<boolean>,
  hasTime: () => boolean,
): Promise<void> {
  let kept = parts;
  for (let run = Math.ceil(kept.length / 2); run >= 1; run = run === 1 ? 0 : Math.ceil(run / 2)) {
    for (let at = 0; at < kept.length && hasTime(); ) {
      const rest = [...kept.slice(0, at), ...kept.slice(at + run)];
      if (await attempt(rest)) kept = rest;
      else at += run;
    }
  }
}
