import type { FoundRelation } from '../../found-document.ts';
import { type JsonLayout, nameOf, sentencesOf } from '../layout.ts';

/** Entities of `vertexSet`, and relations between them as `labels`. Ends are exclusive. */
export const docred: JsonLayout = {
  label: 'DocRED',
  has: ['vertexSet', 'sents'],
  read(object) {
    const sentences = sentencesOf(object.need('sents'));
    const mentions = object
      .need('vertexSet')
      .items('a list of entities')
      .flatMap((entity, number) =>
        entity.items('an entity: a list of mentions').map((mention) => {
          const [start, end] = mention.need('pos').indices(2, 'a span: [start, end]');
          const sentence = mention.need('sent_id').index('the number of a sentence');
          const spans = [sentences.span(sentence, start, end)];
          return { spans, entity: String(number), type: nameOf(mention, 'type'), at: mention.at };
        }),
      );
    const relations = (object.member('labels')?.items('a list of relations') ?? []).map(
      (label): FoundRelation => ({
        type: label.need('r').label('a relation'),
        from: label.need('h').label('the number of an entity'),
        to: [label.need('t').label('the number of an entity')],
      }),
    );
    return [{ id: nameOf(object, 'title', 'doc_id'), sentences: sentences.words, mentions, relations }];
  },
};
