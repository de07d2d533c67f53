/** Lights the words and tags of chains by one rule in a style sheet of its own, so that nothing is drawn again. */
import type { DocumentModel, EntityRef } from './model.ts';

let sheet: CSSStyleSheet | undefined;
const rules = { pinned: '', hovered: '' };

function selectors(model: DocumentModel, entity: EntityRef | undefined, prefix: string): string[] {
  if (entity === undefined) return [];
  const partner = model.partnerOf(entity);
  return [entity, ...(partner === undefined ? [] : [partner])].map(
    (each) => `.${prefix}${each.side === 'key' ? 'k' : 'r'}${each.entity}`,
  );
}

/** Lights an entity with its partner; nothing if there is none. */
export function light(which: keyof typeof rules, model: DocumentModel, entity: EntityRef | undefined): void {
  lightOnly(which, selectors(model, entity, ''), selectors(model, entity, 't'));
}

/** Lights the words and the tags of some selectors. */
export function lightOnly(
  which: keyof typeof rules,
  words: readonly string[],
  tags: readonly string[],
): void {
  const rule =
    words.length === 0
      ? ''
      : `${words.join()}{background-color:var(--lit)}${tags.join()}{background:var(--ink);color:var(--bg)}`;
  if (rules[which] === rule && sheet !== undefined) return;
  rules[which] = rule;
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync(rules.pinned + rules.hovered);
}
