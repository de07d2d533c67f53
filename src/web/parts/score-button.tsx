import { percent } from './numbers.ts';

interface ScoreButtonProps {
  readonly value: number | null;
  readonly isBest: boolean;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

/** A number of a leaderboard, which opens the details of its system. */
export function ScoreButton({ value, isBest, isOpen, toggle }: ScoreButtonProps) {
  return (
    <button type="button" class={isBest ? 'cell best' : 'cell'} aria-expanded={isOpen} onClick={toggle}>
      {percent(value)}
      <span class="bullet" aria-hidden="true">
        {isBest ? '•' : ''}
      </span>
      {isBest ? <span class="hidden"> best</span> : null}
    </button>
  );
}
