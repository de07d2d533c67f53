/**
 * A queue of drawing work: elements on the screen come first, as many as fit into a time slice, then a frame in which the browser
 * lays them out. Drawing all sentences near the screen at once would block the page.
 */
interface Turn {
  readonly element: Element;
  readonly run: () => void;
  /** Runs only when nothing else waits. */
  readonly isLast: boolean;
}

/** Milliseconds of drawing before a frame. Laying out and painting take several times as long. */
const DRAWING_MILLISECONDS = 3;

const waiting = new Map<object, Turn>();
let working: Promise<void> | undefined;

/**
 * Runs a change of an element when its turn comes, instead of an earlier change of the same `owner`. `isLaidOut` means that the
 * page has not changed since it was laid out, so that the positions of elements are known.
 */
export function takeTurn(owner: object, turn: Turn, isLaidOut: boolean): void {
  waiting.set(owner, turn);
  working ??= work(isLaidOut);
}

/** Drops a waiting change. */
export const leaveTurn = (owner: object): void => {
  waiting.delete(owner);
};

/** Resolves when nothing waits and everything is laid out. */
export async function allTurns(): Promise<void> {
  await nextFrame();
  await working;
}

async function work(isLaidOut: boolean): Promise<void> {
  await (isLaidOut ? undefined : nextFrame());
  while (waiting.size > 0) {
    const until = performance.now() + DRAWING_MILLISECONDS;
    for (const owner of inOrder()) {
      const turn = waiting.get(owner);
      waiting.delete(owner);
      turn?.run();
      await undefined; // the components draw before this goes on
      if (performance.now() > until) break;
    }
    await nextFrame();
  }
  working = undefined;
}

/** From the top of the screen down, then by the distance from the screen. */
function inOrder(): object[] {
  const rank = new Map<object, number>();
  for (const [owner, { element, isLast }] of waiting) {
    const { top, bottom } = element.getBoundingClientRect();
    const away = Math.max(0, -bottom, top - innerHeight);
    rank.set(owner, isLast ? Number.MAX_VALUE : away > 0 ? innerHeight + away : Math.max(0, top));
  }
  return [...rank.keys()].sort((a, b) => (rank.get(a) as number) - (rank.get(b) as number));
}

/** After the next frame, in a task of its own. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
