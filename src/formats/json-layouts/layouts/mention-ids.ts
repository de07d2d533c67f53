import type { Span } from '../../../core/document.ts';
import type { FoundMention } from '../../found-document.ts';
import type { JsonNode } from '../../json/node.ts';
import { type JsonLayout, nameOf } from '../layout.ts';

const CLUSTERS: readonly string[] = ['clusters', 'hoppers', 'chains', 'coreference'];
const MENTIONS: readonly string[] = ['mentions', 'events', 'event_mentions', 'entity_mentions'];
const MEMBERS: readonly string[] = ['members', 'mentions', 'events', 'cluster', 'mention_ids', 'event_ids'];
const NAMES: readonly string[] = ['id', 'entity', 'hopper_id', 'cluster_id', 'name'];

/** Mentions with ids and places, and clusters that list the ids. Ends are exclusive; a mention that no cluster lists is an entity of its own. */
export const mentionIds: JsonLayout = {
  label: 'clusters of mention ids',
  has: [CLUSTERS, MENTIONS],
  fits: (object) => {
    const [cluster] = listIn(object, CLUSTERS);
    const [mention] = listIn(object, MENTIONS);
    return (
      mention?.is('object') === true &&
      idOf(mention) !== '' &&
      (cluster === undefined || idsIn(cluster) !== undefined)
    );
  },
  read(object) {
    const entityOf = new Map<string, string>();
    listIn(object, CLUSTERS).forEach((cluster, number) => {
      const ids = idsIn(cluster);
      if (ids === undefined) throw cluster.fault('a cluster: a list of ids of mentions');
      const entity = (cluster.is('object') ? nameOf(cluster, ...NAMES) : '') || String(number);
      for (const id of ids) entityOf.set(id, entity);
    });
    const mentions = listIn(object, MENTIONS).map((mention): FoundMention => {
      const type = nameOf(mention, 'type', 'event_type', 'label');
      return { spans: [placeOf(mention)], entity: entityOf.get(idOf(mention)), type, at: mention.at };
    });
    const text = object.member('text');
    const words = object.member('tokens') ?? object.member('words') ?? object.member('sentences');
    return [
      {
        id: nameOf(object, 'doc_id', 'doc_key', 'id', 'document_id'),
        mentions,
        ...(words === undefined ? {} : { sentences: wordsOf(words) }),
        ...(words === undefined && text !== undefined ? { text: text.string('a text') } : {}),
      },
    ];
  },
};

function listIn(object: JsonNode, members: readonly string[]): readonly JsonNode[] {
  const found = members.map((member) => object.member(member)).find((node) => node?.is('list'));
  return found?.items() ?? [];
}

const idOf = (mention: JsonNode): string => nameOf(mention, 'id', 'mention_id', 'event_id', 'm_id');

/** The ids that a cluster lists, itself or in a member; `undefined` if it lists something else. */
function idsIn(cluster: JsonNode): readonly string[] | undefined {
  const list = cluster.is('object')
    ? MEMBERS.map((member) => cluster.member(member)).find((node) => node?.is('list'))
    : cluster;
  if (list === undefined || !list.is('list')) return undefined;
  const items = list.items();
  return items.some((item) => item.is('list') || item.is('object'))
    ? undefined
    : items.map((item) => item.label());
}

/** The place of a mention: `start` and `end` in itself or in its trigger, or a pair. */
function placeOf(mention: JsonNode): Span {
  const pair = mention.member('span') ?? mention.member('offset') ?? mention.member('offsets');
  if (pair?.is('list')) {
    const [start, end] = pair.indices(2, 'a span: [start, end]');
    return [start, end];
  }
  const trigger = mention.member('trigger');
  const node = trigger?.is('object') ? trigger : mention;
  return [node.need('start').index(), node.need('end').index()];
}

function wordsOf(list: JsonNode): string[][] {
  const items = list.items('a list of words or of sentences');
  return items.some((item) => item.is('list')) ? items.map((item) => item.strings()) : [list.strings()];
}
