import type { JsonNode } from '../json/node.ts';
import { hasMembers, type JsonLayout } from './layout.ts';
import { characterIdentification } from './layouts/character-identification.ts';
import { chemuRef } from './layouts/chemu-ref.ts';
import { docred } from './layouts/docred.ts';
import { dygieEvents } from './layouts/dygie-events.ts';
import { labelStudio } from './layouts/label-studio.ts';
import { mavenEre } from './layouts/maven-ere.ts';
import { mentionIds } from './layouts/mention-ids.ts';
import { mentionList, tokenIdList } from './layouts/mention-list.ts';
import { oneie } from './layouts/oneie.ts';
import { prodigy } from './layouts/prodigy.ts';
import { rucoco } from './layouts/rucoco.ts';
import { scico } from './layouts/scico.ts';
import { scirex } from './layouts/scirex.ts';
import { spacy } from './layouts/spacy.ts';
import { xcore } from './layouts/xcore.ts';

/** The most specific first. */
export const layouts: readonly JsonLayout[] = [
  mentionList,
  tokenIdList,
  scico,
  xcore,
  mavenEre,
  rucoco,
  scirex,
  chemuRef,
  docred,
  oneie,
  dygieEvents,
  characterIdentification,
  labelStudio,
  prodigy,
  spacy,
  mentionIds,
];

/** The layout of an object; one whose members are right but whose values are not is none. */
export function layoutOf(object: JsonNode): JsonLayout | undefined {
  const members = object.members();
  return layouts.find(
    (layout) => hasMembers(layout, (member) => members.has(member)) && (layout.fits?.(object) ?? true),
  );
}
