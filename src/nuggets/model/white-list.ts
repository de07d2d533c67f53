import type { TbfDocument } from '../../formats/tbf/model.ts';

/** The types of a list, one per line, in the form that is compared; empty lines are skipped. */
export const typeList = (text: string, normal: (value: string) => string): readonly string[] =>
  text
    .split('\n')
    .map((line) => normal(line.trim()))
    .filter((type) => type !== '');

/** A document with the mentions of some types only, without relations that lose mentions and keep fewer than two. */
export function withTypes(
  document: TbfDocument,
  types: readonly string[],
  normal: (value: string) => string,
): TbfDocument {
  const wanted = new Set(types);
  const dropped = new Set<string>();
  const mentions = document.mentions.filter(({ id, type }) => {
    const kept = wanted.has(normal(type));
    if (!kept) dropped.add(id);
    return kept;
  });
  if (dropped.size === 0) return document;
  const relations = document.relations
    .map((relation) => ({ ...relation, args: relation.args.filter((arg) => !dropped.has(arg)) }))
    .filter(({ args }, i) => args.length >= 2 || args.length === document.relations[i].args.length);
  return { ...document, mentions, relations };
}
