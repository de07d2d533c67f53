/** What each mention has of its entity, by a metric that can be told mention by mention. */
import { type BoardEntities, entityOf } from './board.ts';

export interface MentionFraction {
  readonly num: number;
  readonly den: number;
}

export const fractionChoices = [
  ['', 'no fractions'],
  ['bcub', 'B³'],
  ['lea', 'LEA'],
  ['muc', 'MUC links'],
] as const;
export type FractionChoice = (typeof fractionChoices)[number][0];

/** What the number under a mention is, in words; `own` is the side of the mention. */
export function fractionCaption(choice: FractionChoice, own: 'key' | 'response'): string {
  const [other, name] = own === 'key' ? ['response', 'recall'] : ['key', 'precision'];
  const texts: Readonly<Record<FractionChoice, string>> = {
    '': '',
    bcub: `the share of its ${own} entity that the ${other} has together with it (${name})`,
    lea: `the share of its links in its ${own} entity that the ${other} has, too (${name})`,
    muc: `whether the ${other} links it to a mention before it in its ${own} entity (${name})`,
  };
  return texts[choice];
}

/**
 * The fraction of each mention of a side, by name; `undefined` where the metric has none, as MUC for the first mention of an entity.
 *
 * B³ is their mean over the mentions. The mean over the mentions of an entity is what LEA has for the entity; a singleton
 * counts if the other side has it as a singleton. The sum over all links of MUC is its numerator.
 */
export function mentionFractions(
  own: BoardEntities,
  other: BoardEntities,
  choice: FractionChoice,
): ReadonlyMap<string, MentionFraction | undefined> {
  const found = new Map<string, MentionFraction | undefined>();
  if (choice === '') return found;
  for (const entity of own) {
    const places = entity.map((name) => entityOf(other, name));
    const shared = (place: number) => (place < 0 ? 0 : places.filter((each) => each === place).length);
    entity.forEach((name, at) => {
      const place = places[at];
      found.set(name, fractionOf(choice, entity.length, place, shared(place), at, places, other));
    });
  }
  return found;
}

function fractionOf(
  choice: Exclude<FractionChoice, ''>,
  size: number,
  place: number,
  shared: number,
  at: number,
  places: readonly number[],
  other: BoardEntities,
): MentionFraction | undefined {
  if (choice === 'bcub') return { num: shared, den: size };
  if (choice === 'muc') {
    if (at === 0) return undefined;
    return { num: Number(place >= 0 && places.indexOf(place) < at), den: 1 };
  }
  if (size === 1) return { num: Number(place >= 0 && other[place].length === 1), den: 1 };
  return { num: Math.max(0, shared - 1), den: size - 1 };
}
