export type Match = 'exact' | 'partial' | 'head';
export type ZeroMatch = 'linear' | 'dependent';

export interface ScorerSettings {
  readonly match: Match;
  readonly keepSingletons: boolean;
  readonly zeros: ZeroMatch;
}
