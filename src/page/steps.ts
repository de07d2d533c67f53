/** Work that can be interrupted after each step, and its result: a page does it in slices. */
export type Steps<Result> = Generator<void, Result>;

/** Does all steps at once. */
export function allSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
