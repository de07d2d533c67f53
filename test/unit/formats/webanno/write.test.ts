import { describe, expect, it } from 'vitest';
import { Mentions } from '../../../../src/core/mentions.ts';
import { webanno } from '../../../../src/formats/webanno/webanno.ts';
import { documentWith, wordList } from '../../../support/documents.ts';
import { readText, writeText } from '../../../support/read-text.ts';

const text = { tokens: wordList('Tom', '😀', 'he\\', 'slept', '.'), length: 5, sentences: [0, 3] };

describe('a WebAnno file that is written', () => {
  it('has a chain for each entity, in the layer that every project has', () => {
    const document = documentWith(
      [
        ['x', '0-1', '2'],
        ['y', '1'],
      ],
      text,
    );
    expect(writeText(webanno, document)).toEqual({
      text: [
        '#FORMAT=WebAnno TSV 3.3',
        '#T_CH=de.tudarmstadt.ukp.dkpro.core.api.coref.type.CoreferenceLink|referenceType|referenceRelation',
        '',
        '',
        '#Text=Tom 😀 he\\\\',
        '1-1\t0-3\tTom\t*[1]\t*->1-1\t',
        '1-2\t4-6\t😀\t*[1]|*[2]\t*->1-1|*->2-1\t',
        '1-3\t7-10\the\\\t*[1]\t*->1-2\t',
        '',
        '#Text=slept .',
        '2-1\t11-16\tslept\t_\t_\t',
        '2-2\t17-18\t.\t_\t_\t',
        '',
      ].join('\n'),
      codes: [],
      messages: [],
    });
  });

  it('escapes types, and reports what chains cannot hold', () => {
    const gapped = { start: 0, end: 3, entity: 0, parts: [[0, 1] as const, [2, 3] as const] };
    const document = {
      ...documentWith([['x', '0']], text),
      mentions: Mentions.of([
        { ...gapped, attributes: new Map([['type', 'a|b_[c]->d']]) },
        { start: 3, end: 4, entity: 0 },
      ]),
      relations: [{ type: 'Bridge', from: 0, to: [0] }],
    };
    const written = writeText(webanno, document);
    expect(written.text).toContain('1-1\t0-3\tTom\ta\\|b\\_\\[c\\]\\->d[1]\t*->1-1\t\n');
    expect(written.messages).toEqual([
      'warning[webanno/inexpressible]: 1 mentions have gaps.\n  help: they are read back here; INCEpTION reads them from their first to their last word',
      'warning[webanno/inexpressible]: 1 relations are not written.\n  help: chains have identity alone; corefud and ua can hold relations',
    ]);
    const [again] = readText(webanno, written.text).documents;
    expect([...again.mentions][0]).toMatchObject({ parts: gapped.parts });
    expect([...again.mentions][0].attributes).toEqual(new Map([['type', 'a|b_[c]->d']]));
  });

  it('is empty where there is no document', () => {
    expect(writeText(webanno).text).toBe('');
  });
});
