import { apf } from '../src/formats/apf/apf.ts';
import { casJson, xmi } from '../src/formats/cas/cas.ts';
import { glozz } from '../src/formats/glozz/glozz.ts';
import { knowtator } from '../src/formats/knowtator/knowtator.ts';
import { tei } from '../src/formats/tei/tei.ts';
import type { Seed } from './document-target.ts';
import { bitsOf } from './draw.ts';
import { JSON_BITS } from './json-bits.ts';
import { XML } from './xml-seeds.ts';

const XMI_HEAD =
  '<?xml version="1.0" encoding="UTF-8"?><xmi:XMI xmlns:cas="http:///uima/cas.ecore" xmlns:type2="http:///de/tudarmstadt/ukp/dkpro/core/api/metadata/type.ecore" xmlns:type4="http:///de/tudarmstadt/ukp/dkpro/core/api/segmentation/type.ecore" xmlns:type="http:///de/tudarmstadt/ukp/dkpro/core/api/coref/type.ecore" xmlns:custom="http:///webanno/custom.ecore" xmlns:api="http:///de/unistuttgart/ims/coref/annotator/api/v2.ecore" xmlns:xmi="http://www.omg.org/XMI" xmi:version="2.0"><cas:NULL xmi:id="0"/>';
const SOFA =
  '<cas:Sofa xmi:id="12" sofaNum="1" sofaID="_InitialView" mimeType="text" sofaString="Tom \ud83d\ude00 said he left Ann."/><cas:View sofa="12" members="1"/></xmi:XMI>';

/** A file of every way in which annotation tools say what is coreferent. */
export const STANDOFF_EXAMPLES = {
  chains: `${XMI_HEAD}<type2:DocumentMetaData xmi:id="1" sofa="12" begin="0" end="24" documentTitle="story.txt"/><type4:Token xmi:id="2" sofa="12" begin="0" end="3"/><type:CoreferenceLink xmi:id="3" sofa="12" begin="0" end="3" next="4" referenceType="nam"/><type:CoreferenceLink xmi:id="4" sofa="12" begin="12" end="14"/><type:CoreferenceChain xmi:id="5" sofa="12" first="3"/><type:CoreferenceLink xmi:id="6" sofa="12" begin="20" end="23"/><type:CoreferenceChain xmi:id="7" sofa="12" first="6"/>${SOFA}`,
  entities: `${XMI_HEAD}<api:Mention xmi:id="3" Surface="31 32" Entity="9"/><api:MentionSurface xmi:id="31" sofa="12" begin="0" end="3"/><api:MentionSurface xmi:id="32" sofa="12" begin="12" end="14"/><api:Mention xmi:id="4" Surface="33" Entity="10"/><cas:FSArray xmi:id="33" elements="34"/><api:MentionSurface xmi:id="34" sofa="12" begin="20" end="23"/><api:Mention xmi:id="5" sofa="12" begin="12" end="14" Entity="11"/><api:Entity xmi:id="9" Label="Tom"/><api:Entity xmi:id="10" Label="Ann"/><api:Entity xmi:id="11" Label="both" Members="9 10"/>${SOFA}`,
  relations: `${XMI_HEAD}<custom:Referent xmi:id="3" sofa="12" begin="0" end="3" infstat="new"/><custom:Referent xmi:id="4" sofa="12" begin="12" end="14"/><custom:Referent xmi:id="5" sofa="12" begin="20" end="23"/><custom:Coref xmi:id="6" sofa="12" begin="12" end="14" Governor="3" Dependent="4"><label>ana</label></custom:Coref><custom:Coref xmi:id="7" sofa="12" Governor="3" Dependent="5" type="bridge"/>${SOFA}`,
  casJson:
    '{"%TYPES": {}, "%FEATURE_STRUCTURES": [{"%ID": 1, "%TYPE": "uima.cas.Sofa", "sofaString": "Tom \\ud83d\\ude00 said he left Ann."}, {"%ID": 3, "%TYPE": "x.CoreferenceLink", "@sofa": 1, "begin": 0, "end": 3, "@next": 4}, {"%ID": 4, "%TYPE": "x.CoreferenceLink", "@sofa": 1, "begin": 12, "end": 14}, {"%ID": 5, "%TYPE": "x.CoreferenceChain", "@first": 3, "flags": {}}, {"%ID": 6, "%TYPE": "uima.cas.FSArray", "%ELEMENTS": [3, 4]}], "%VIEWS": {}}',
  inline:
    '<TEI xmlns="http://www.tei-c.org/ns/1.0"><teiHeader><title>T</title></teiHeader><text><body><p><rs xml:id="m1" ref="#tom">Tom</rs> &amp; <rs ref="#ann"><hi>An</hi>na</rs> said <rs ref="#tom">he</rs> <rs prev="#m1" ref="#tom">Smith</rs> left.</p></body></text></TEI>',
  urs: '<tei:TEI xmlns:tei="x"><teiHeader/><text>\n</text><standOff><annotations type="coreference"><annotationGrp subtype="MENTION" type="Unit"><span from="text:w_a_7" id="u1" to="text:w_a_8"/><span from="text:w_a_9" id="u2" to="text:w_a_9"/><span from="text:w_a_3" id="u3" to="text:w_a_3"/></annotationGrp><annotationGrp subtype="SP" type="Unit"><span from="text:w_a_1" id="u4" to="text:w_a_1"/></annotationGrp><annotationGrp subtype="CHAINE" type="Schema"><link id="s1" target="#u1 #u2"/></annotationGrp><annotationGrp type="Unit"><fs id="u1-fs"><f name="REF"><string>Tom</string></f></fs></annotationGrp></annotations></standOff></tei:TEI>',
  glozz:
    '<annotations><metadata corpusHashcode="1-2"/><unit id="a"><characterisation><type>N</type><featureSet><feature name="GENRE">M</feature></featureSet></characterisation><positioning><start><singlePosition index="0"/></start><end><singlePosition index="3"/></end></positioning></unit><unit id="b"><characterisation><type>PR</type></characterisation><positioning><start><singlePosition index="12"/></start><end><singlePosition index="14"/></end></positioning></unit><unit id="c"><characterisation><type>N</type></characterisation><positioning><start><singlePosition index="20"/></start><end><singlePosition index="23"/></end></positioning></unit><relation id="r"><characterisation><type>ANAPHORE</type></characterisation><positioning><term id="b"/><term id="a"/></positioning></relation><relation id="q"><characterisation><type>ASSOC</type></characterisation><positioning><term id="c"/><term id="a"/></positioning></relation></annotations>',
  apf: '<?xml version="1.0"?><!DOCTYPE source_file SYSTEM "apf.v5.1.1.dtd"><source_file URI="d.sgm"><document DOCID="D"><entity ID="D-E1" TYPE="PER" SUBTYPE="Individual"><entity_mention ID="D-E1-1" TYPE="NAM"><extent><charseq START="4" END="12">the Dutch</charseq></extent><head><charseq START="8" END="12">Dutch</charseq></head></entity_mention><entity_mention ID="D-E1-2"><extent><charseq START="20" END="21">he</charseq></extent></entity_mention></entity><timex2 ID="D-T1"><timex2_mention><extent><charseq START="0" END="2">Now</charseq></extent></timex2_mention></timex2><event ID="D-EV1" TYPE="Conflict" SUBTYPE="Attack"><event_mention ID="D-EV1-1"><extent><charseq START="0" END="30">x</charseq></extent><anchor><charseq START="14" END="18">fired</charseq></anchor></event_mention></event></document></source_file>',
  knowtator2:
    '<knowtator-project><document id="K" text-file="K.txt"><annotation id="0"><class id="IDENTITY chain"/><span start="0" end="3"/></annotation><annotation id="n1"><class id="Noun Phrase"/><span start="0" end="3"/></annotation><annotation id="n2"><class id="Noun Phrase"/><span start="8" end="10"/><span start="12" end="14"/></annotation><graph-space id="g"><vertex annotation="0" id="v0"/><vertex annotation="n1" id="v1"/><vertex annotation="n2" id="v2"/><triple subject="v0" object="v1" property="Coreferring strings"/><triple subject="v0" object="v2" property="Coreferring strings"/><triple subject="v1" object="v2" property="APPOS Head"/></graph-space></document></knowtator-project>',
  knowtator1:
    '<annotations textSource="K.txt"><annotation><mention id="c0"/><span start="0" end="3"/></annotation><annotation><mention id="c1"/><span start="0" end="3"/></annotation><annotation><mention id="c2"/><span start="8" end="10"/></annotation><classMention id="c0"><mentionClass id="IDENTITY chain"/><hasSlotMention id="s1"/></classMention><classMention id="c1"><mentionClass id="Noun Phrase"/></classMention><complexSlotMention id="s1"><mentionSlot id="Coreferring strings"/><complexSlotMentionValue value="c1"/><complexSlotMentionValue value="c2"/></complexSlotMention></annotations>',
} as const;

const { chains, entities, relations, inline, urs, knowtator1, knowtator2 } = STANDOFF_EXAMPLES;

/** The readers of annotation tools. */
export const standoffSeeds: readonly Seed[] = [
  {
    format: xmi,
    texts: [chains, entities, relations],
    options: [{ corefLayer: 'Coref' }],
    bits: bitsOf(
      ...XML,
      'next="3"',
      'first="4"',
      'begin="-1"',
      'Entity="9"',
      '<label>',
      '<custom:Coref Governor="3" Dependent="3"/>',
    ),
  },
  {
    format: casJson,
    texts: [STANDOFF_EXAMPLES.casJson],
    options: [{ corefLayer: 'x' }],
    bits: [...JSON_BITS, ...bitsOf('"@next": 3', '"%ID": 4', '"begin": 99')],
  },
  {
    format: tei,
    texts: [inline, urs],
    bits: bitsOf(
      ...XML,
      'ref="#a"',
      'prev="#m1"',
      '<text>',
      '<standOff>',
      'target="#u1 #u2"',
      '</rs>',
      '<rs ref="#x">',
    ),
  },
  {
    format: glozz,
    texts: [STANDOFF_EXAMPLES.glozz],
    companions: { '.ac': 'Tom \ud83d\ude00 said he left Ann.' },
    bits: bitsOf(
      ...XML,
      '<unit id="a">',
      'index="99999"',
      '<term id="a"/>',
      '<schema id="s"><type>chain</type><embedded-unit id="a"/></schema>',
    ),
  },
  {
    format: apf,
    texts: [STANDOFF_EXAMPLES.apf],
    options: [{ layer: 'events' }, { layer: 'entities' }],
    bits: bitsOf(...XML, '<charseq START="9" END="3"/>', '</entity_mention>', '<head>'),
  },
  {
    format: knowtator,
    texts: [knowtator1, knowtator2],
    bits: bitsOf(...XML, 'id="v0"', '<span start="9" end="2"/>', '<vertex id="v1"/>', 'subject="v1"'),
  },
];
