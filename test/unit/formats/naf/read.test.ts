import { describe, expect, it } from 'vitest';
import { naf } from '../../../../src/formats/naf/naf.ts';
import { bytesOf, wordsOf } from '../../../support/conll.ts';
import { readText, spansOf } from '../../../support/read-text.ts';

const WORDS = ['Tom', 'Jones', 'took', 'it', 'off', 'He'];
const span = (...targets: string[]) =>
  `<span><!--x-->${targets.map((id) => `<target id="${id}"/>`).join('')}</span>`;
const text = WORDS.map((word, i) => `<wf id="w${i + 1}" sent="${i < 5 ? 1 : 2}">${word}</wf>`).join('\n');
const terms = [`<term id="t1">${span('w1', 'w2')}</term>`, `<term id="t2">${span('w6')}</term>`].join('');
const file = (corefs: string, header = '<nafHeader><public publicId="story" uri="x"/></nafHeader>') =>
  `<?xml version="1.0"?>\n<NAF version="v3">${header}<text>${text}</text><terms>${terms}</terms>\n${corefs}</NAF>`;

describe('readNaf', () => {
  it('reads chains over terms and words, with heads, gaps and types', () => {
    const corefs = `<coreferences><coref id="co1" type="person"><span><target id="t1" head="yes"/></span>${span('t2')}</coref>
<coref id="co2">${span('w3', 'w5')}</coref></coreferences><srl><predicate id="p">${span('t1')}</predicate></srl>`;
    const { documents, messages } = readText(naf, file(corefs));
    expect(messages).toEqual([]);
    const [document] = documents;
    expect(spansOf(document)).toEqual(['co1 0-1', 'co2 2-2,4-4', 'co1 5-5']);
    expect([document.id, wordsOf(document), Array.from(document.sentences)]).toEqual([
      'story',
      WORDS,
      [0, 5],
    ]);
    const [first] = document.mentions;
    expect([first.head, first.attributes?.get('type')]).toEqual([0, 'person']);
  });

  it('reads KAF, whose ids have other names, and names the document like its file', () => {
    const kaf =
      '<KAF><text><wf wid="w1" sent="1">a</wf><wf wid="w2" sent="1">b</wf></text><terms><term tid="t1"><span><target id="w2"/></span></term></terms><coreferences><coref coid="c"><span><target id="t1"/></span></coref></coreferences></KAF>';
    const { documents, messages } = readText(naf, kaf);
    expect([messages, documents[0].id, spansOf(documents[0])]).toEqual([[], 'f', ['c 1-1']]);
  });

  it('reports targets that do not exist, and files without coreference', () => {
    const { documents, messages } = readText(
      naf,
      file(`<coref id="__proto__">${span('t9')}${span('t2')}</coref>`),
    );
    expect(spansOf(documents[0])).toEqual(['__proto__ 5-5']);
    expect(messages[0].split('\n')[0]).toBe('f:8:37: error[naf/target]: There is no term "t9" with words.');
    expect(readText(naf, file('')).messages[0]).toContain(
      'error[naf/no-coreference]: The document has no coreference.',
    );
  });

  it('is recognised by its first element', () => {
    expect(naf.detect(bytesOf(file('')))).toBe('its first element is <NAF>');
    expect(naf.detect(bytesOf('<KAF/>'))).toBe('its first element is <KAF>');
    expect(naf.detect(bytesOf('<root/>'))).toBeUndefined();
  });
});
