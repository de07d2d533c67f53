import type { JsonNode } from '../../json/node.ts';
import { type JsonLayout, nameOf } from '../layout.ts';

/** Entities by name in `coref`, sentences as ranges of `words`, types of mentions in `ner`. Ends are exclusive. */
export const scirex: JsonLayout = {
  label: 'SciREX',
  has: ['words', 'coref', 'ner'],
  fits: (object) => object.need('coref').is('object'),
  read(object) {
    const words = object.need('words').strings();
    const types = new Map<string, string>();
    for (const item of object.need('ner').items('a list of mentions')) {
      const [start, end, type] = item.items('[start, end, type]');
      if (type === undefined) throw item.fault('[start, end, type]');
      types.set(`${start.index()} ${end.index()}`, type.label('a type'));
    }
    const mentions = [...object.need('coref').members()].flatMap(([entity, list]) =>
      list.items('an entity: a list of spans').map((span) => {
        const [start, end] = span.indices(2, 'a span: [start, end]');
        return { spans: [[start, end] as const], entity, type: types.get(`${start} ${end}`), at: span.at };
      }),
    );
    return [
      { id: nameOf(object, 'doc_id'), sentences: sentencesIn(words, object.member('sentences')), mentions },
    ];
  },
};

/** The words of each sentence; sentences that do not cover the words in order are not used. */
function sentencesIn(words: readonly string[], node: JsonNode | undefined): readonly (readonly string[])[] {
  const spans = (node?.items('a list of sentences') ?? []).map((item) => item.indices(2, '[start, end]'));
  const isCover =
    spans.length > 0 &&
    spans.every(([start, end], i) => start === (i === 0 ? 0 : spans[i - 1][1]) && end >= start) &&
    spans[spans.length - 1][1] === words.length;
  return isCover ? spans.map(([start, end]) => words.slice(start, end)) : [words];
}
