/** Highlights the words and tags of chains by one rule in a separate style sheet, so that nothing is drawn again. */
import type { DocumentModel, EntityRef } from './model.ts';

let sheet: CSSStyleSheet | undefined;
const rules = { pinned: '', hovered: '' };

/** The classes of an entity and of its partner. */
function classesOf(model: DocumentModel, entity: EntityRef | undefined): string[] {
  if (entity === undefined) return [];
  const partner = model.partnerOf(entity);
  return [entity, ...(partner === undefined ? [] : [partner])].map(
    (each) => `${each.side === 'key' ? 'k' : 'r'}${each.entity}`,
  );
}

/** Highlights an entity, its partner, and the partner in a system beside the response; nothing if `entity` is undefined. */
export function light(
  which: keyof typeof rules,
  model: DocumentModel,
  entity: EntityRef | undefined,
  beside?: DocumentModel,
): void {
  const key = entity?.side === 'response' ? model.partnerOf(entity) : entity;
  const further = key === undefined ? -1 : (beside?.partners[key.entity] ?? -1);
  const names = [...classesOf(model, entity), ...(further < 0 ? [] : [`q${further}`])];
  lightOnly(
    which,
    names.map((name) => `.${name}`),
    names.map((name) => `.t${name}`),
  );
}

/** The same for an entity of the system beside the response. */
export function lightBeside(
  model: DocumentModel,
  beside: DocumentModel,
  entity: EntityRef | undefined,
): void {
  const key = entity && beside.partnerOf(entity);
  if (entity === undefined || key !== undefined) light('hovered', model, key, beside);
  else lightOnly('hovered', [`.q${entity.entity}`], [`.tq${entity.entity}`]);
}

/** Highlights the words and the tags of some selectors. */
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
