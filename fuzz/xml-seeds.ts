import { corenlp } from '../src/formats/corenlp/corenlp.ts';
import { ecb } from '../src/formats/ecb/ecb.ts';
import { ere } from '../src/formats/ere/ere.ts';
import { mmax2 } from '../src/formats/mmax2/mmax2.ts';
import { muc } from '../src/formats/muc/muc.ts';
import { naf } from '../src/formats/naf/naf.ts';
import { sacr } from '../src/formats/sacr/sacr.ts';
import type { Seed } from './document-target.ts';
import { bitsOf } from './draw.ts';

/** What breaks XML, whatever its elements are. */
export const XML: readonly string[] = [
  '<',
  '>',
  '/>',
  '</',
  '"',
  "'",
  '&',
  '&amp;',
  '&#65;',
  '&#x110000;',
  '&a;',
  '=',
  '<a>',
  '</a>',
  '<a/>',

  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<?x?>',
  '<!DOCTYPE a [<!ENTITY a "b">]>',
  '<!DOCTYPE a>',
  '__proto__',
];

/** The readers of XML and of marked text. */
export const xmlSeeds: readonly Seed[] = [
  {
    format: ecb,
    options: [{ layer: 'events' }, { layer: 'entities' }],
    texts: [
      [
        '<Document doc_name="a.xml" doc_id="D"><token t_id="1" sentence="0" number="0">Tom</token>',
        '<token t_id="2" sentence="0" number="1">left</token><token t_id="3" sentence="1" number="0">He</token>',
        '<Markables><HUMAN_PART_PER m_id="5"><token_anchor t_id="1"/></HUMAN_PART_PER>',
        '<HUMAN_PART_PER m_id="6"><token_anchor t_id="3"/><token_anchor t_id="1"/></HUMAN_PART_PER>',
        '<ACTION_STATE m_id="7"><token_anchor t_id="2"/></ACTION_STATE><HUMAN_PART_PER m_id="9" instance_id="H1"/></Markables>',
        '<Relations><CROSS_DOC_COREF r_id="1" note="H1"><source m_id="5"/><source m_id="6"/><target m_id="9"/></CROSS_DOC_COREF>',
        '<INTRA_DOC_COREF r_id="2"><source m_id="7"/><target m_id="9"/></INTRA_DOC_COREF></Relations></Document>',
      ].join('\n'),
    ],
    bits: bitsOf(
      ...XML,
      '<token_anchor t_id="9"/>',
      '<source m_id="9"/>',
      't_id="1"',
      'm_id="5"',
      '</Markables>',
    ),
  },
  {
    format: ere,
    options: [{ layer: 'events' }, { layer: 'entities' }],
    texts: [
      [
        '<deft_ere doc_id="D"><entities><entity id="ent-8" type="PER">',
        '<entity_mention id="m-1" noun_type="NOM" source="D" offset="0" length="3"><nom_head source="D" offset="1" length="2"/></entity_mention>',
        '<entity_mention id="m-2" source="D" offset="9" length="2"/></entity></entities><hoppers><hopper id="h-1">',
        '<event_mention id="em-1" type="a" subtype="b" realis="c"><trigger source="D" offset="4" length="4">said</trigger></event_mention>',
        '</hopper></hoppers></deft_ere>',
      ].join('\n'),
    ],
    bits: bitsOf(
      ...XML,
      'source="E"',
      'offset="99999"',
      'length="0"',
      'offset="99999999999"',
      '<entities>',
      '</hopper>',
    ),
    companions: { '.txt': 'Tom said he\nslept 😀' },
  },
  {
    format: mmax2,
    options: [{ corefAttribute: 'mention' }, { corefAttribute: '__proto__' }],
    texts: [
      [
        '<?xml version="1.0"?><!DOCTYPE markables SYSTEM "markables.dtd"><markables xmlns="x">',
        '<markable id="m_1" span="word_1..word_2,word_4" coref_class="set_1" min_ids="word_2" mention="np"/>',
        '<markable id="m_2" span="word_3" coref_set="empty" single_phrase_antecedent="phrase:m_1"/>',
        '<markable id="m_3" span="word_4" related_object="m_1" multiple_phrase_antecedents="m_1;m_2"/></markables>',
      ].join('\n'),
    ],
    bits: bitsOf(
      ...XML,
      'word_1..word_3',
      'word_9',
      '..',
      ',',
      'm_1',
      'coref_class="set_1"',
      'reference="non_referring"',
    ),
    companions: {
      '_words.xml':
        '<words><word id="word_1">A</word><word id="word_2">b</word><word id="word_3">c</word><word id="word_4">d</word></words>',
    },
  },
  {
    format: corenlp,
    texts: [
      [
        '<root><document><docId>d</docId><sentences><sentence id="1"><tokens><token id="1"><word>Tom</word></token>',
        '<token id="2"><word>left</word></token></tokens></sentence></sentences><coreference><coreference>',
        '<mention representative="true"><sentence>1</sentence><start>1</start><end>2</end><head>1</head></mention>',
        '<mention><sentence>1</sentence><start>2</start><end>3</end></mention></coreference></coreference></document></root>',
      ].join('\n'),
    ],
    bits: bitsOf(
      ...XML,
      '<start>9</start>',
      '<end>0</end>',
      '<mention>',
      '</coreference>',
      '<coreference>',
      '<word>x</word>',
    ),
  },
  {
    format: naf,
    texts: [
      [
        '<NAF xml:lang="en" version="v3"><nafHeader><public publicId="d" uri="x"/></nafHeader><text><wf id="w1" sent="1">Tom</wf><wf id="w2" sent="1">J.</wf><wf id="w3" sent="2">he</wf></text>',
        '<terms><term id="t1"><span><target id="w1"/><target id="w2"/></span></term><term id="t2"><span><target id="w3"/></span></term></terms>',
        '<coreferences><coref id="co1" type="PER"><span><!--x--><target id="t1" head="yes"/></span><span><target id="t2"/></span></coref><coref><span><target id="w3"/></span></coref></coreferences>',
        '<srl><predicate id="p"><span><target id="t9"/></span></predicate></srl></NAF>',
      ].join('\n'),
    ],
    bits: bitsOf(
      ...XML,
      '<target id="t1"/>',
      '<span>',
      '</span>',
      '</coref>',
      '<coref>',
      '<wf>x</wf>',
      '<term id="t1">',
    ),
  },
  {
    format: muc,
    texts: [
      '<DOC><DOCID> d </DOCID><TXT>\n<COREF ID="1" MIN="firm|x">The &amp; firm</COREF> 😀 said <COREF ID="2" TYPE="IDENT" REF="1">it <COREF ID="3" STATUS="OPT">a</COREF></COREF>.</TXT></DOC>\n',
    ],
    bits: bitsOf(
      ...XML,
      '<COREF ID="1">',
      '</COREF>',
      'REF="9"',
      'REF="2"',
      'TYPE="X"',
      '</DOC>',
      '<DOC>',
      'ID=7',
      'MIN=""',
    ),
  },
  {
    format: sacr,
    texts: [
      '#textid:a\n\n{Peasant:head="1",x="y z" A {M1 b}} found {Eagle an 😀} and {Peasant:head="0" him}.\n#COLOR:x\nEnd {M1 x}.',
    ],
    bits: bitsOf('{', '}', '{M1 ', '{M1:', ':a="', '"', ',', '#', '\n', '{{', '}}', '{__proto__ x}', '😀'),
  },
];
