import { SPLIT_ANTECEDENT } from '../../../core/document.ts';
import type { FoundDocument, FoundMention, FoundRelation } from '../../found-document.ts';
import type { JsonNode } from '../../json/node.ts';
import { type JsonLayout, nameOf, Sentences } from '../layout.ts';

/** Names in signs such as `#OTHER#` are classes of characters, not characters. */
const CLASS_NAME = /^#.*#$/;

/** Scenes of a television series as documents. A mention names its character; several for a group. Ends are exclusive. */
export const characterIdentification: JsonLayout = {
  label: 'Character Identification',
  has: ['episodes'],
  isAcross: true,
  read: (season) =>
    season
      .need('episodes')
      .items('a list of episodes')
      .flatMap((episode) => episode.need('scenes').items('a list of scenes').map(sceneOf)),
};

function sceneOf(scene: JsonNode): FoundDocument {
  const words: string[][] = [];
  const found: { sentence: number; item: JsonNode }[] = [];
  for (const utterance of scene.need('utterances').items('a list of utterances')) {
    const first = words.length;
    for (const sentence of utterance.need('tokens').items('a list of sentences'))
      words.push(sentence.strings());
    utterance
      .member('character_entities')
      ?.items('a list of mentions for each sentence')
      .forEach((list, i) => {
        for (const item of list.items('a list of mentions')) found.push({ sentence: first + i, item });
      });
  }
  const sentences = new Sentences(words);
  const mentions: FoundMention[] = [];
  const relations: FoundRelation[] = [];
  for (const { sentence, item } of found) {
    const [start, end, ...names] = item.items('[start, end, name]');
    if (names.length === 0) throw item.fault('[start, end, name]');
    const characters = names.map((name) => name.string('the name of a character'));
    const entity = characters.length > 1 ? [...characters].sort().join(' + ') : characters[0];
    const spans = [sentences.span(sentence, start.index(), end.index())];
    mentions.push({ spans, entity: CLASS_NAME.test(entity) ? undefined : entity, at: item.at });
    const known = characters.filter((name) => !CLASS_NAME.test(name));
    if (characters.length > 1 && known.length > 0)
      relations.push({ type: SPLIT_ANTECEDENT, from: entity, to: known });
  }
  return {
    id: nameOf(scene, 'scene_id'),
    sentences: sentences.words,
    mentions,
    relations: distinct(relations),
  };
}

/** One relation for each entity: the same group may be mentioned often. */
const distinct = (relations: readonly FoundRelation[]): FoundRelation[] => [
  ...new Map(relations.map((relation) => [relation.from, relation])).values(),
];
