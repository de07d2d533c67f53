import { booknlp } from '../src/formats/booknlp/booknlp.ts';
import { brat } from '../src/formats/brat/brat.ts';
import { corefud } from '../src/formats/corefud/corefud.ts';
import { i2b2 } from '../src/formats/i2b2/i2b2.ts';
import { brackets, crac25, markdown, mTags } from '../src/formats/inline/inline.ts';
import { litbank } from '../src/formats/litbank/litbank.ts';
import { neleval } from '../src/formats/neleval/neleval.ts';
import { strings } from '../src/formats/strings/strings.ts';
import { tbf } from '../src/formats/tbf/tbf.ts';
import { ua } from '../src/formats/ua/ua.ts';
import { webanno } from '../src/formats/webanno/webanno.ts';
import type { Seed } from './document-target.ts';
import { bitsOf } from './draw.ts';

const conllu = (...lines: string[]): string =>
  lines.map((line) => line.replace(' ', '\t').replace(' ', '\t_\t_\t_\t_\t_\t_\t_\t')).join('\n');

const seeds: readonly Seed[] = [
  {
    format: corefud,
    texts: [
      conllu(
        '# newdoc',
        '# global.Entity = eid-etype-head-minspan-other',
        '# sent_id = 1',

        '1 The Entity=(e1-org-2-',
        '2-3 x _',
        '2 firm Entity=e1)|SpaceAfter=No',
        '3 x _',
        '3.1 _ Entity=(e1--1-1-a:b)',

        '',
        '1 a Entity=(e2[1/2]--1',
        '2 few Entity=e2[1/2])',
        '3 it Entity=(e1-org-1-)(e4-x',
        '4 of Entity=(e2[2/2]--1)',

        '5 them Entity=(e3-person-1-)e4)|SplitAnte=e1<e3,e2<e3|Bridge=e1<e3:part',
        '',
        '# newdoc id = b',
        '1 x Entity=(1)',
        '',
      ),
    ],
    bits: bitsOf(
      'Entity=',
      '(e1-',
      'e1)',
      '(e2[1/3]--1',
      'e2[1/2])',
      '|',
      '-',
      '[',
      '[1/1]',
      '[0/0]',
      '[2/1]',
      '# newdoc\n',
      '&#45;',

      '1.1\t_\t_\t_\t_\t_\t_\t_\t_\t_\n',
      '# global.Entity = GRP\n',
      'Bridge=e1<e1',
      'SplitAnte=',
      'ClusterId=',
      '()',
    ),
  },
  {
    format: ua,
    texts: [
      [
        '# global.columns = ID FORM IDENTITY BRIDGING',
        '# newdoc id = d',
        '1\ta\t(EntityID=1|MarkableID=m1|Min=1,2(EntityID=2\t_',

        '2\tb\t))(EntityID=3|ElementOf=1)\t(MarkableID=m1|Rel=x|EntityAnchor=3)',
        '',
        '# newdoc',
        '2.1\tc\t(EntityID=1)\t_',
        '',
      ].join('\n'),
    ],
    bits: bitsOf(
      '(EntityID=',
      '|',
      ')',
      '(',
      '@',
      'Min=9',
      'ElementOf=,',
      '# newdoc\n',
      'MarkableID=m1',
      '-Pseudo',
      '\t',
    ),
  },
  {
    format: brat,
    texts: [
      'T1\tPer 0 3\tTom\nT2\tPer 9 11\the\nT3\tA-1 9 11\the\nE1\tX:T2\nR1\tCoref Arg1:T3 Arg2:E1\n*\tEquiv T1 E1\n',
    ],
    bits: bitsOf(
      'T1\tA-1 0 3\tTom\n',
      '0 3;5 6',
      '*\tEquiv T1 T2\n',
      'R2\tcop Arg1:T1 Arg2:T1\n',
      '99999999999',
    ),
    companions: { '.txt': 'Tom said he\nslept 😀' },
  },
  {
    format: litbank,
    texts: [
      'MENTION\tT1\t0\t0\t0\t1\tTom\tPER\tNOM\nCOREF\tT1\tTom-1\nMENTION\tT2\t1\t0\t1\t0\tx\nCOP\tT2\tT1\n',
    ],
    bits: bitsOf('COREF\tT2\tTom-1\n', 'MENTION\tT1\t', 'APPOS\tT1\tT1\n', '\t'),
    companions: { '.txt': 'Tom said\n\nhe slept 😀\n' },
  },
  {
    format: booknlp,
    texts: [
      'COREF\tstart_token\tend_token\tprop\tcat\ttext\n1\t0\t1\tPROP\tPER\tTom\n2\t2\t2\tPRON\tPER\the\n',
    ],
    bits: bitsOf('1\t0\t0\n', '\t'),
    companions: { '.tokens': 'sentence_ID\tword\n0\tTom\n0\tJ\n1\the\n' },
  },
  {
    format: webanno,
    texts: [
      [
        '#FORMAT=WebAnno TSV 3.2',
        '#T_SP=x.R|entity|infstat',
        '#T_RL=x.Coref|type|BT_x.R',
        '',
        '#Text=x',

        '1-1\t0-3\tA\tplace[1]\tnew[1]\tcoref\t2-1[0_1]',
        '1-2\t4-5\tB\tplace[1]|x[2]\t_\t_\t_',
        '',
        '2-1\t6-7\tC\tx\t*\t_\t_',
        '',
      ].join('\n'),
    ],
    bits: bitsOf(
      '#T_CH=x|referenceRelation|referenceType\n',
      '*->1-1',
      '[1]',
      '|',
      '\\',
      '_',
      '[0_0]',
      '\t',
      '#T_SP=\n',
    ),
  },
  {
    format: tbf,
    texts: [
      '#BeginOfDocument d\ns\td\tE1\t0,3;5,7\tx\tA_B\tActual\ns\td\tE2\t8,9\tx\tA_B\tOther\n@Coreference\tR1\tE1,E2\n@After\tR2\tE1,E2\n#EndOfDocument\n',
    ],
    bits: bitsOf(
      '#BeginOfDocument e\n',
      '#EndOfDocument\n',
      '@Coreference\tR3\tE1,E2\n',
      't1,t2',
      ';',
      ',',
      '\t',
    ),
    companions: { '.txt': 'the patient slept\n' },
  },
  {
    format: neleval,
    texts: ['a\t0\t3\tE1\t1\tPER\nb\t0\t3\tNIL1\t1\tORG\na\t5\t7\tE1\t1\tPER\n'],
    bits: bitsOf('a\t1\t1\tE\t1\tX\n', '\t'),
  },
  {
    format: i2b2,
    texts: ['c="the patient" 1:0 1:1||c="she" 2:0 2:0||t="coref person"\n'],
    bits: bitsOf('||c="', '||t="', '" 1:0 1:0', 'c="', '||r="coref x"', '||r="'),
    companions: {
      '.txt': 'the patient slept\nshe woke\n',
      '.con': 'c="she" 2:0 2:0||t="person"\nc="slept" 1:2 1:2||t="test"\n',
    },
  },
];

/** Marks of every style of marked text, and what they may be mistaken for. */
const marks = bitsOf(
  '[',
  ']',
  '](#1)',
  '](#',
  '(#)',
  '[[',
  '[1 ',
  ' ]',
  '[1]',
  '<m>',
  '</m>',
  '</m>#1',
  '| 1 </m>',
  '</z>@1',

  '|',
  '|[e1',
  '|e1]',
  '|[e1]',
  ',[e2',
  '##',
  ' ## ',
  '\n',
  '\t',
  '"',
  '[["',
  '{"a": ["',
  '"], "',
  '__proto__',
);

const marked: readonly Seed[] = [
  {
    format: markdown,
    texts: ['[Tom](#c_0) met [[his](#c_0) old boss](#c_1) [1] .\n[He](#c_0) left [her](#)\n'],
    bits: marks,
  },
  {
    format: mTags,
    texts: ['<m>Tom</m>#0 met <m> <m> his | 0 </m> boss | 1 </m> .\n<m>He</m>#0 </z>@1 left'],
    bits: marks,
  },
  { format: brackets, texts: ['[1 Tom ] met [2 [1 his ] boss ] [sic] .\n[1 He ] left'], bits: marks },
  { format: crac25, texts: ['Los|[e1 de el Espanyol|[e2],e1] a|b ##|[e1] .\nUno|[e1] dos\n'], bits: marks },
  {
    format: strings,
    texts: ['{"id": "a", "clusters": [["Tom", "he"], ["it"]]}\n{"A": ["x"], "__proto__": ["y"]}\n'],
    bits: marks,
  },
];

/** The readers of text files. */
export const textSeeds: readonly Seed[] = [...seeds, ...marked];
