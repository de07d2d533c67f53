/** The original stops with an exception: exit code 1 and this message. */
export class ScorerFailure extends Error {}
