import { describe, expect, it } from 'vitest';
import { scanSgml, tagAttributes } from '../../../../src/formats/muc/scan.ts';
import { bytesOf } from '../../../support/conll.ts';

/** Pieces as `offset text`, `offset <NAME source>` and `offset </NAME>`. */
const scan = (text: string, from = 0): string[] =>
  Array.from(scanSgml(bytesOf(text), from), (piece) => {
    if (piece.kind === 'text') return `${piece.at} ${piece.text}`;
    return `${piece.at} <${piece.kind === 'close' ? '/' : ''}${piece.name}${piece.source}>`;
  });

describe('scanSgml', () => {
  it('has tags with names in capitals, and the text between them', () => {
    expect(scan('xa<coref ID="1">b</Coref >c<br/>', 1)).toEqual([
      '1 a',
      '2 <COREF ID="1">',
      '16 b',
      '17 </COREF>',
      '26 c',
      '27 <BR/>',
    ]);
  });

  it('takes for text what begins no tag, and references that are not known', () => {
    expect(scan('a < b <3 &lt; &QL; &#65; <x')).toEqual(['0 a < b <3 < &QL; A <x']);
    expect(scan('</ a> <')).toEqual(['0 </ a> <']);
  });

  it('leaves out comments and declarations; a comment without an end is text', () => {
    expect(scan('a<!-- <b> -- -->c<!DOCTYPE x><?pi?>d<!-- e')).toEqual(['0 a', '16 c', '35 d<!-- e']);
  });

  it('ends a tag at ">" outside of quotes, or at the first ">" if a quote does not end before the next tag', () => {
    expect(scan('<A M="x > y">z')).toEqual(['0 <A M="x > y">', '13 z']);
    expect(scan('<A M="x>y<B>')).toEqual(['0 <A M="x>', '8 y', '9 <B>']);
    expect(scan("<A don't>x")).toEqual(["0 <A don't>", '9 x']);
  });

  it('has nothing for no bytes', () => expect(scan('')).toEqual([]));
});

describe('attributesOf', () => {
  it('reads values in quotes or without; the first one of a name counts', () => {
    expect([...tagAttributes(` id="1" REF=2\tMIN = 'a "b"' ID="9" __proto__='' `)]).toEqual([
      ['ID', '1'],
      ['REF', '2'],
      ['MIN', 'a "b"'],
      ['__PROTO__', ''],
    ]);
  });

  it('resolves references, and ignores names without a value and stray signs', () => {
    expect([...tagAttributes('A="x &amp; &QL;" OPT ="y" = B=')]).toEqual([
      ['A', 'x & &QL;'],
      ['OPT', 'y'],
      ['B', ''],
    ]);
    expect([...tagAttributes('OPT /')]).toEqual([]);
  });
});
