import { describe, expect, it } from 'vitest';
import { foreignFile } from '../../../src/formats/foreign-files.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('foreignFile', () => {
  it.each([
    ['#BeginOfDocument d\n', 'tbf'],
    ['\n\ufeffT1\tX 0 4;5 6\tdied\n', 'brat'],
    ['E1\tX:T1 \n', 'brat'],
    ['*\tEquiv T1 T2\n', 'brat'],
    ['<?xml version="1.0"?>\n<deft_ere>', 'ERE'],
    ['1\tdied\t0\t3\r\n', 'token table'],
    ['t0\tdied\t0\t3', 'token table'],
    ['ID\tText\tPronoun\tPronoun-offset\tA\tA-offset\tA-coref\tB\tB-offset\tB-coref\tURL\n', 'GAP TSV'],
    ['<?xml version="1.0"?><xmi:XMI xmlns:xmi="http://www.omg.org/XMI">', 'UIMA XMI'],
    ['<knowtator-project>', 'Knowtator'],
    ['<referent id="referent_2" entity="place" group="2">\nNew\n', 'SGML of xrenner'],
    ['<?xml version="1.0"?>\n<annotations textSource="1.txt">', 'Knowtator'],
    [
      '<?xml version="1.0"?>\n<!DOCTYPE source_file SYSTEM "apf.dtd">\n<source_file URI="a.sgm" SOURCE="newswire">',
      'ACE',
    ],
    ['{"schema":"corefeval/counts/1"', 'counts'],
    ['{\n  "schema": "corefeval/score/1"', 'report'],
  ])('recognizes %j', (text, label) => {
    expect(foreignFile(bytes(text))?.label).toContain(label);
  });

  it.each(['', 'T1 is a tank', 'Dear reader', '1\tdied\t0\t3\t(1)\n', '{"clusters": []}', 'E1'])(
    'does not recognize %j',
    (text) => {
      expect(foreignFile(bytes(text))).toBeUndefined();
    },
  );
});
