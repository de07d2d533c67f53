import { describe, expect, it } from 'vitest';
import { jsonlines } from '../../../../src/formats/jsonlines/jsonlines.ts';
import { readAll } from '../../../support/json-documents.ts';

const read = (text: string, options: object = {}) => readAll(jsonlines, text, options);

describe('one object for each mention', () => {
  const mention = (doc_id: string, coref_chain: unknown, tokens_number: number[], more: object = {}) => ({
    mention_id: 'm',
    doc_id,
    coref_chain,
    tokens_number,
    ...more,
  });

  it('is collected to documents, with gaps', () => {
    const list = [
      mention('b', 17740950239373139n.toString(), [3, 4]),
      mention('a', '__proto__', [1]),
      mention('b', '__proto__', [9, 7]),
    ];
    const { documents, facts } = read(JSON.stringify(list));
    expect(facts).toEqual(['one object for each mention, as uCDCR writes them']);
    expect(documents.map(({ id, entities, mentions }) => [id, entities, mentions.length])).toEqual([
      ['b', ['17740950239373139', '__proto__'], 2],
      ['a', ['__proto__'], 1],
    ]);
    expect(documents[0].mentions.at(1)).toEqual({
      start: 7,
      end: 10,
      entity: 1,
      parts: [
        [7, 8],
        [9, 10],
      ],
    });
  });

  it('is read as a whole even if each mention has its line: any line may belong to any document', () => {
    const lines = [mention('a', 1, [1]), mention('b', 1, [1]), mention('a', 1, [5])].map((one) =>
      JSON.stringify(one),
    );
    const { whole, documents } = read(lines.join('\n'));
    expect([whole, documents.map(({ id }) => id)]).toEqual([true, ['a', 'b']]);
  });

  it('has tokens of different sentences at different places', () => {
    const list = [mention('a', 1, [3], { sent_id: 0 }), mention('a', 1, [3], { sent_id: 2 })];
    const [{ mentions }] = read(JSON.stringify(list)).documents;
    expect(new Set(mentions.starts).size).toBe(2);
  });
});
