import { describe, expect, it } from 'vitest';
import { mmax2 } from '../../../../src/formats/mmax2/mmax2.ts';
import { readText, spansOf } from '../../../support/read-text.ts';

const WORDS = {
  '_words.xml': `<?xml version="1.0"?><!DOCTYPE words SYSTEM "words.dtd"><words>${['a', 'b', 'c', 'd', 'e'].map((word, i) => `<word id="word_${2 * i + 1}">${word}</word>`).join('\n')}</words>`,
};
const markable = (id: string, span: string, rest = '') =>
  `<markable id="${id}" span="${span}" mmax_level="coref" ${rest}/>`;
const file = (...markables: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE markables SYSTEM "markables.dtd">\n<markables xmlns="www.eml.org/NameSpaces/coref">\n${markables.join('\n')}\n</markables>`;

describe('readMmax2', () => {
  it('reads sets of markables over the words', () => {
    const { documents, messages } = readText(
      mmax2,
      file(
        markable('m1', 'word_1..word_3,word_7', 'coref_class="set_1" mention="np" min_ids="word_3"'),
        markable('m2', 'word_5', 'coref_class="set_1"'),
        markable('m3', 'word_9', 'coref_class="empty" mention="empty"'),
        markable('m4', 'word_9', 'coref_class="empty" type="pleonastic"'),
      ),
      WORDS,
    );
    expect(messages).toEqual([]);
    const [document] = documents;
    expect(spansOf(document)).toEqual(['set_1 0-1,3-3', 'set_1 2-2', 'm3 4-4']);
    expect(document.mentions.at(0)).toMatchObject({
      minStart: 1,
      minEnd: 2,
      attributes: new Map([['mention', 'np']]),
      line: 4,
    });
    expect([document.length, document.tokens?.at(4)]).toEqual([5, 'e']);
  });

  it('reads antecedents and relations, and numbers of words without the file of the words', () => {
    const { documents, messages } = readText(
      mmax2,
      file(
        markable('m1', 'word_1', 'coref_set="set_1"'),
        markable('m2', 'word_4..word_5', 'single_phrase_antecedent="phrase:m1"'),
        markable('m3', 'word_8', 'multiple_phrase_antecedents="m1;m4" related_object="phrase:m1"'),
        markable('m4', 'word_9', 'single_phrase_antecedent="phrase:m9"'),
        markable('__proto__', 'word_12'),
      ),
    );
    expect(documents.flatMap(spansOf)).toEqual([
      'set_1 0-0',
      'set_1 3-4',
      'm3 7-7',
      'm4 8-8',
      '__proto__ 11-11',
    ]);
    expect(documents[0].relations).toEqual([
      { type: 'split-antecedent', from: 1, to: [0, 2] },
      { type: 'bridging', from: 1, to: [0] },
    ]);
    expect(messages).toEqual([
      'f:7:1: warning[mmax2/antecedent]: "m4" points to "phrase:m9", which is not in the file.\n' +
        '  7 | <markable id="m4" span="word_9" mmax_level="coref" single_phrase_antecedent="phrase:m9"/>\n' +
        '  expected: the id of a markable\n  help: the pointer is ignored',
    ]);
  });

  it('reads the sets from another attribute', () => {
    const text = file(
      markable('m1', 'word_1', 'entity="x"'),
      markable('m2', 'word_2', 'entity="x" coref_class="y"'),
    );
    const { documents } = readText(mmax2, text, {}, { corefAttribute: 'entity' } as object);
    expect(documents.flatMap(spansOf)).toEqual(['x 0-0', 'x 1-1']);
    expect(readText(mmax2, file(markable('m1', 'word_1'))).problems.map(({ code }) => code)).toEqual([
      'mmax2/no-sets',
    ]);
  });

  it('reports spans and ids that are wrong', () => {
    const bad = ['', 'word_2', 'word_3..word_1', 'x', 'word_1..'].map((span, i) =>
      markable(`m${i}`, span, 'coref_set="s"'),
    );
    const { documents, problems } = readText(
      mmax2,
      file(
        ...bad,
        '<markable span="word_1"/>',
        markable('m', 'word_1', 'coref_set="s"'),
        markable('m', 'word_3'),
      ),
      WORDS,
    );
    expect(problems.map(({ code, line }) => `${line} ${code}`)).toEqual([
      ...[4, 5, 6, 7, 8].map((line) => `${line} mmax2/span`),
      '9 mmax2/id',
      '11 mmax2/id',
    ]);
    expect(documents.flatMap(spansOf)).toEqual(['s 0-0']);
  });

  it('says which file of a project is needed', () => {
    expect(readText(mmax2, WORDS['_words.xml']).messages[0]).toContain(
      'f:1:57: error[mmax2/file]: <words> is not the root of a file of markables.',
    );
  });
});
