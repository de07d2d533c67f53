import type { AdjudicationRule } from './rows.ts';

/** The voters for one answer, by their numbers. `choice` is a span or an entity; −1 is "not a mention" or "new". */
export interface Vote {
  readonly choice: number;
  readonly voters: readonly number[];
}

/** Whether the mention is one: `undefined` if the votes do not decide. */
export function isMention(having: number, all: number, rule: AdjudicationRule): boolean | undefined {
  if (rule === 'ask') return having === all ? true : undefined;
  return 2 * having === all ? undefined : 2 * having > all;
}

/** The answer with enough votes: more than half of them, or with `ask` all; and no other has as many. `undefined` if there is none. */
export function winner(votes: readonly Vote[], having: number, rule: AdjudicationRule): number | undefined {
  const most = Math.max(...votes.map(({ voters }) => voters.length));
  const best = votes.filter(({ voters }) => voters.length === most);
  const isEnough = rule === 'ask' ? most === having : 2 * most > having;
  return best.length === 1 && isEnough ? best[0].choice : undefined;
}

/** Votes for each choice, in the order in which choices are first met. */
export function votesFor(pairs: Iterable<readonly [choice: number, voter: number]>): Vote[] {
  const voters = new Map<number, number[]>();
  for (const [choice, voter] of pairs) voters.set(choice, [...(voters.get(choice) ?? []), voter]);
  return Array.from(voters, ([choice, list]) => ({ choice, voters: list }));
}
