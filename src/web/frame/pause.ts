import type { Steps } from '../../page/steps.ts';

/** Milliseconds of work after which the page gets a chance to draw. */
const WORK_MILLISECONDS = 12;

/** Work that is done in slices: if `isDue`, the work calls `pause` before it goes on. */
export class Pauses {
  #until = performance.now() + WORK_MILLISECONDS;

  get isDue(): boolean {
    return performance.now() > this.#until;
  }

  async pause(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve));
    this.#until = performance.now() + WORK_MILLISECONDS;
  }
}

/** Does work step by step, and pauses where it is due. */
export async function inSlices<Result>(steps: Steps<Result>): Promise<Result> {
  const pauses = new Pauses();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (pauses.isDue) await pauses.pause();
  }
}
