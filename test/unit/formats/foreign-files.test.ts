import { describe, expect, it } from 'vitest';
import { foreignFile, foreignToEvents } from '../../../src/formats/foreign-files.ts';
import { conll } from '../../../src/formats/index.ts';
import { bytesOf } from '../../support/conll.ts';

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
    [
      '<?xml version="1.0" encoding="utf-8"?>\n<FoLiA xmlns="http://ilk.uvt.nl/folia" version="2.5">',
      'FoLiA',
    ],
    ['<?xml version="1.0"?><proiel export-time="2020">', 'PROIEL'],
    ['# S-ID:950101003-001 KNP:96/10/27\n* 1D\n+ 1D <rel type="=" target="x"/>\n', 'KNP'],
    ['<Sentence id="1">\n1\t((\tNP\t<fs name="NP">\n', 'SSF'],
    ['<referent id="referent_2" entity="place" group="2">\nNew\n', 'SGML of xrenner'],
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

describe('foreignToEvents', () => {
  it('recognizes files that no verb scores', () => {
    expect(foreignToEvents(bytesOf('<xmi:XMI xmlns:xmi="http://www.omg.org/XMI">'))?.label).toBe(
      'UIMA XMI (INCEpTION, WebAnno, DKPro, CorefAnnotator)',
    );
  });

  it('recognizes documents of coreference, and names the verb that scores them', () => {
    expect(foreignToEvents(bytesOf('#begin document (a); part 000\na 0 0 x (1)\n'))).toEqual({
      label: conll.label,
      help: 'coreference is scored with: corefeval score KEY RESPONSE',
    });
  });

  it('prefers the file of events to the format of coreference with the same bytes', () => {
    expect(foreignToEvents(bytesOf('T1\tPerson 0 3\tTom\n'))?.help).toMatch(/^convert events to tbf: /);
  });

  it('is undefined for other text, and for a sign after the first bytes', () => {
    expect(foreignToEvents(bytesOf('Dear reader'))).toBeUndefined();
    expect(foreignToEvents(new Uint8Array())).toBeUndefined();
    const late = bytesOf(`${'Dear reader\n'.repeat(6000)}#begin document (a); part 000\n`);
    expect(foreignToEvents(late)).toBeUndefined();
  });
});
