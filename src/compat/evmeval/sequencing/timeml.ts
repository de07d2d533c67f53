import type { SequencingRelation } from '../../../nuggets/model/relation-names.ts';
import type { TimedLink } from '../../../nuggets/sequencing/intervals.ts';
import { linksInGroup, sequencingGroups } from '../../../nuggets/sequencing/score-sequencing.ts';
import { crash } from '../python/log.ts';
import type { SequencedDocument } from './sequencing.ts';

/** Longest file name on the systems that the tool runs on. */
const MAX_NAME_BYTES = 255;

/** The TimeML files of a document, by their path relative to the directory of the sequencing output. */
export function timeMlFiles(document: SequencedDocument): [path: string, text: string][] {
  const { id, gold, system, goldNodes, systemNodes } = document;
  const name = `${id.replaceAll('\\', '_')}.tml`;
  if (/[/\0]/.test(name) || name.length > MAX_NAME_BYTES) {
    throw crash(`The document id "${id}" cannot be the name of a TimeML file.`);
  }
  return sequencingGroups.flatMap((group): [string, string][] => [
    [`${group}/gold/${name}`, timeMl(goldNodes, linksInGroup(gold, group))],
    [`${group}/sys/${name}`, timeMl(systemNodes, linksInGroup(system, group))],
  ]);
}

/** The name of an event node. */
const nodeName = (node: number): string => `te${node}`;

const RELATION_NAMES: Readonly<Record<SequencingRelation, string>> = {
  After: 'BEFORE',
  Subevent: 'INCLUDES',
};

/** The links of one side as the TimeML file of the tool: the root element is misspelt, and every link has the id `l0`. */
function timeMl(nodes: readonly number[], links: readonly TimedLink[]): string {
  const names = nodes.map(nodeName);
  const events = names.map((name) => `    <EVENT eid="${name}"/>\n`).join('');
  const instances = names.map((name) => `  <MAKEINSTANCE eid="${name}" eiid="instance_${name}"/>\n`);
  const rows = links.map(
    ({ relation, from, to }) =>
      `  <TLINK eventInstanceID="${nodeName(from)}" lid="l0" relType="${RELATION_NAMES[relation]}" relatedToEventInstance="${nodeName(to)}"/>\n`,
  );
  return [FILE_HEAD, events === '' ? '  <TEXT/>\n' : `  <TEXT>\n${events}  </TEXT>\n`, ...instances, ...rows]
    .join('')
    .concat('</TimML>\n');
}

const FILE_HEAD = `<?xml version="1.0" ?>
<TimML xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="http://timeml.org/timeMLdocs/TimeML_1.2.1.xsd">
  <DCT>
    <TIMEX3 functionInDocument="CREATION_TIME" scriptFunction="false" tid="t0" type="TIME" value=""/>
  </DCT>
`;
