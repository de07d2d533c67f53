/** A further system beside the response, in the drawing side by side. */
import { useEffect, useState } from 'preact/hooks';
import type { PageIndex } from '../../page/types.ts';
import { setParams } from '../frame/route.ts';
import { Choice } from '../parts/choice.tsx';

/** Windows with room for three columns of text. */
const WIDE_WINDOW = '(min-width: 1400px)';
const NONE = 'none';

export function useWide(): boolean {
  const [isWide, setWide] = useState(() => globalThis.matchMedia?.(WIDE_WINDOW).matches ?? false);
  useEffect(() => {
    const query = matchMedia(WIDE_WINDOW);
    const follow = () => setWide(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return isWide;
}

/** The system of the address (`b=1` is the second); without one the first that is not the chosen one. */
export function besideOf(systems: number, chosen: number, asked: string | undefined): number | undefined {
  if (asked === NONE) return undefined;
  const others = Array.from({ length: systems }, (_, system) => system).filter((system) => system !== chosen);
  return others.find((system) => `${system}` === asked) ?? others[0];
}

interface BesideChoiceProps {
  readonly systems: PageIndex['systems'];
  /** The system that has a column already. */
  readonly chosen: number;
  readonly beside: number | undefined;
}

export function BesideChoice({ systems, chosen, beside }: BesideChoiceProps) {
  const options = systems.flatMap(({ name }, system) =>
    system === chosen ? [] : [[`${system}`, name] as const],
  );
  return (
    <Choice
      label="beside it"
      value={beside === undefined ? NONE : `${beside}`}
      options={[...options, [NONE, 'nothing']]}
      onChange={(b) => setParams({ b })}
    />
  );
}
