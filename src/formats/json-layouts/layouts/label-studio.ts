import type { FoundMention, FoundRelation } from '../../found-document.ts';
import type { JsonNode } from '../../json/node.ts';
import { entitiesByLinks, isIdentityName } from '../../linked-entities.ts';
import { type JsonLayout, nameOf } from '../layout.ts';

/** Tasks of Label Studio: regions of a text, and relations between them. A relation without a label is identity; offsets are UTF-16 code units. */
export const labelStudio: JsonLayout = {
  label: 'Label Studio',
  has: ['data', ['annotations', 'completions', 'predictions']],
  fits: (object) => object.need('data').is('object'),
  read(object) {
    const data = object.need('data');
    const results = resultsOf(object);
    const regions = results.filter(
      (result) => result.member('value') !== undefined && nameOf(result, 'id') !== '',
    );
    const links = results
      .filter((result) => nameOf(result, 'type') === 'relation')
      .map((result) => {
        const type = (result.member('labels')?.items() ?? []).map((label) => label.label()).join(' ');
        return {
          type,
          from: nameOf(result, 'from_id'),
          to: nameOf(result, 'to_id'),
          isIdentity: type === '' || isIdentityName(type),
        };
      });
    const entityOf = entitiesByLinks(
      links.filter((link) => link.isIdentity).map(({ from, to }) => [from, to] as const),
    );
    const mentions = regions.flatMap((region): FoundMention[] => {
      const value = region.need('value');
      if (value.member('start') === undefined || value.member('end') === undefined) return [];
      const id = nameOf(region, 'id');
      const spans = [[value.need('start').index(), value.need('end').index()] as const];
      const [type] = value.member('labels')?.items() ?? [];
      return [{ spans, entity: entityOf.get(id) ?? id, type: type?.label(), at: region.at }];
    });
    const relations = links
      .filter((link) => !link.isIdentity)
      .map(
        ({ type, from, to }): FoundRelation => ({
          type,
          from: entityOf.get(from) ?? from,
          to: [entityOf.get(to) ?? to],
        }),
      );
    const id = nameOf(data, 'doc_id', 'doc_key', 'id', 'name') || nameOf(object, 'id');
    return [{ id, text: textOf(data), inUnits: true, mentions, relations }];
  },
};

/** The first annotation that was not cancelled; where there is none, the first prediction. */
function resultsOf(task: JsonNode): readonly JsonNode[] {
  for (const member of ['annotations', 'completions', 'predictions'])
    for (const annotation of task.member(member)?.items('a list of annotations') ?? []) {
      const cancelled = annotation.members().get('was_cancelled');
      if (annotation.is('object') && !cancelled?.isTrue())
        return annotation.need('result').items('a list of results');
    }
  return [];
}

/** The text of a task: the member "text", or the only string. */
function textOf(data: JsonNode): string {
  const text = data.member('text');
  if (text?.is('string')) return text.string();
  const [only, ...others] = [...data.members().values()].filter((value) => value.is('string'));
  if (only === undefined || others.length > 0) throw data.fault('the text of the task in "text"');
  return only.string();
}
