import { describe, expect, it } from 'vitest';
import { directive } from '../../../../src/formats/conll/header.ts';
import { pairKeyOf } from '../../../../src/formats/pair-key.ts';
import { bytesOf } from '../../../support/conll.ts';

const said = (line: string) => {
  const bytes = bytesOf(line);
  return directive(bytes, 0, bytes.length);
};

describe('a header', () => {
  // biome-ignore format: aligned columns are the point
  it.each([
    // line                                                    name as written                       pair key
    ['#begin document (nw/wsj/00/wsj_0020); part 000',         '(nw/wsj/00/wsj_0020); part 000',     'nw/wsj/00/wsj_0020#0'],
    ['#begin document (nw/wsj/00/wsj_0020); part 012',         '(nw/wsj/00/wsj_0020); part 012',     'nw/wsj/00/wsj_0020#12'],
    ['#begin document (158_emma_brat); part 0',                '(158_emma_brat); part 0',            '158_emma_brat#0'],
    ['#begin document (wb:(Mauritania)-OhbV); part 000',       '(wb:(Mauritania)-OhbV); part 000',   'wb:(Mauritania)-OhbV#0'],
    ['#begin document (ybarbo_p_525)',                         '(ybarbo_p_525)',                     'ybarbo_p_525#0'],
    ['#begin document (evt);',                                 '(evt);',                             'evt#0'],
    ['#begin document(metadoc);',                              '(metadoc);',                         'metadoc#0'],
    ['#begin document test_events',                            'test_events',                        'test_events#0'],
    ['#begin document 001_de',                                 '001_de',                             '001_de#0'],
    ['# begin document GUM_bio_dvorak',                        'GUM_bio_dvorak',                     'GUM_bio_dvorak#0'],
    ['#\tbegin document\tGUM_bio_dvorak',                      'GUM_bio_dvorak',                     'GUM_bio_dvorak#0'],
    ['# begin document',                                       '',                                   '#0'],
    ['#begin document (__); __',                               '(__); __',                           '(__); __#0'],
    ['#begin document (a); part 1;',                           '(a); part 1;',                       'a#1'],
    ['#begin document (a) part 1',                             '(a) part 1',                         'a#1'],
    ['#begin document (a); part one',                          '(a); part one',                      'a#one'],
    ['#begin document (a b); part 000',                        '(a b); part 000',                    'a b#0'],
    ['#begin document ()',                                     '()',                                 '#0'],
    ['#begin document (__proto__); part 000',                  '(__proto__); part 000',              '__proto__#0'],
    ['#begin document 文書 ; ',                                 '文書 ;',                              '文書#0'],
  ])('%s', (line, id, pairKey) => {
    expect(said(line)).toEqual({ kind: 'begin', id });
    expect(pairKeyOf(id)).toBe(pairKey);
  });
});

describe('other lines that begin with #', () => {
  it.each(['#end document', '# end document', '#end document 001_de', '#end document (a)'])(
    'end a document: %s',
    (line) => expect(said(line)).toEqual({ kind: 'end' }),
  );

  it.each(['#', '# ', '# sent_id = 1', '#begin', '#begins document', '#End document', '#ending'])(
    'are comments: %s',
    (line) => expect(said(line)).toEqual({ kind: 'comment' }),
  );

  it('are comments if the words come late in the line', () => {
    expect(said(`#${' '.repeat(63)}begin document x`).kind).toBe('begin');
    expect(said(`#${' '.repeat(64)}begin document x`).kind).toBe('comment');
  });
});
