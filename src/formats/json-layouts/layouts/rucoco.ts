import { SPLIT_ANTECEDENT } from '../../../core/document.ts';
import { type JsonLayout, nameOf } from '../layout.ts';

/** Entities as lists of character ranges of a text; `includes` lists the entities that are parts of an entity. Ends are exclusive. */
export const rucoco: JsonLayout = {
  label: 'RuCoCo',
  has: ['text', 'entities', 'includes'],
  read(object) {
    const mentions = object
      .need('entities')
      .items('a list of entities')
      .flatMap((entity, number) =>
        entity.items('an entity: a list of spans').map((span) => {
          const [start, end] = span.indices(2, 'a span: [start, end]');
          return { spans: [[start, end] as const], entity: String(number), at: span.at };
        }),
      );
    const relations = object
      .need('includes')
      .items('a list of included entities for each entity')
      .flatMap((list, number) => {
        const to = list
          .items('the numbers of entities')
          .map((item) => String(item.index('the number of an entity')));
        return to.length === 0 ? [] : [{ type: SPLIT_ANTECEDENT, from: String(number), to }];
      });
    return [
      { id: nameOf(object, 'id', 'doc_id'), text: object.need('text').string('a text'), mentions, relations },
    ];
  },
};
