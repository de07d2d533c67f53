/** Milliseconds of work after which the page gets a chance to draw. */
const SLICE = 12;

/** Work that is done in slices: if `isDue`, the work calls `pause` before it goes on. */
export class Pauses {
  #until = performance.now() + SLICE;

  get isDue(): boolean {
    return performance.now() > this.#until;
  }

  async pause(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve));
    this.#until = performance.now() + SLICE;
  }
}
