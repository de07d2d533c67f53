import type { MentionGroup } from './weighed-stage.ts';

/** Groups of mentions with the same name on both sides; names below 0, and `undefined`, are none. */
export function groupsByName<Name extends number | string | undefined>(
  key: readonly number[],
  response: readonly number[],
  keyName: (mention: number) => Name,
  responseName: (mention: number) => Name,
): Iterable<MentionGroup> {
  const groups = new Map<Name, { key: number[]; response: number[] }>();
  for (const mention of key) {
    const name = keyName(mention);
    if (name === undefined || name === -1) continue;
    const group = groups.get(name);
    if (group === undefined) groups.set(name, { key: [mention], response: [] });
    else group.key.push(mention);
  }
  for (const mention of response) groups.get(responseName(mention))?.response.push(mention);
  return groups.values();
}
