import { describe, expect, it } from 'vitest';
import { sacr } from '../../../../src/formats/sacr/sacr.ts';
import { bytesOf } from '../../../support/conll.ts';
import { readText } from '../../../support/read-text.ts';
import { size } from '../../../support/runs.ts';

/** Mentions as entity and text. */
function mentionsOf(text: string) {
  const { documents, messages } = readText(sacr, text);
  const [{ mentions, entities, text: plain = '' }] = documents;
  return {
    document: documents[0],
    mentions: [...mentions].map(
      ({ start, end, entity }) => `${entities[entity]}: ${[...plain].slice(start, end).join('')}`,
    ),
    messages: messages.map((message) => message.split('\n')[0]),
  };
}

describe('readSacr', () => {
  it('reads mentions in braces, with and without properties', () => {
    const { document, mentions, messages } = mentionsOf(
      '\ufeff#title:T\n#textid: aesop \n\n{P:head="1",x="s {subject}, 2" A 😀 {M1 peasant}} found\n{E: an eagle} # and {P him}.\n#COLOR:P=red\n{__proto__ x}',
    );
    expect(messages).toEqual([]);
    expect(document).toMatchObject({
      id: 'aesop',
      unit: 'character',
      text: '\nA 😀 peasant found\nan eagle # and him.\nx',
    });
    expect(mentions).toEqual(['P: A 😀 peasant', 'M1: peasant', 'E: an eagle', 'P: him', '__proto__: x']);
    expect(document.mentions.at(0)).toMatchObject({
      line: 4,
      attributes: new Map([
        ['head', '1'],
        ['x', 's {subject}, 2'],
      ]),
    });
    expect(document.mentions.at(4).line).toBe(7);
  });

  it.each([
    ['a { b', 'f:1:3: error[sacr/mention]: No name follows the opening brace.', [], 'a { b'],
    ['{A:x a}', 'f:1:1: error[sacr/mention]: No name follows the opening brace.', [], '{A:x a}'],
    ['a}\n{B b}', 'f:1:2: error[sacr/unopened]: The closing brace has no opening brace.', ['B: b'], 'a}\nb'],
    ['{A a {B b}', 'f:1:1: error[sacr/unclosed]: The mention of "A" is not closed.', ['B: b'], 'a b'],
    ['{A }b', 'f:1:1: error[sacr/empty]: The mention of "A" contains no text.', [], 'b'],
  ])('reports %s', (text, message, expected, plain) => {
    const { document, mentions, messages } = mentionsOf(text);
    expect(messages[0]).toBe(message);
    expect(mentions).toEqual(expected);
    expect(document.text).toBe(plain);
  });

  it('leaves out what is nested too deep, and closes the rest', () => {
    const depth = size(100_000);
    const { documents, problems } = readText(sacr, `${'{A '.repeat(depth)}x${'}'.repeat(depth)}`);
    expect(documents[0].mentions.length).toBe(512);
    expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['sacr/nested']));
  });

  it('recognises its files', () => {
    expect(sacr.detect(bytesOf('\n#textid:x\n'))).toBe(
      'a line begins with "#title:", "#textid:" or "#textmetadata:"',
    );
    expect(sacr.detect(bytesOf('The {Eagle:head="1" eagle}'))).toBe(
      'it has mentions of the form {Name:property="…"',
    );
    expect(sacr.detect(bytesOf('{"a": 1}'))).toBeUndefined();
  });
});
