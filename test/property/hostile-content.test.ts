/** Names that are properties of every object, entity bombs, and deep nesting: what any reader may meet. */
import { describe, expect, it } from 'vitest';
import type { Document } from '../../src/core/document.ts';
import { Mentions } from '../../src/core/mentions.ts';
import { type Format, formats } from '../../src/formats/index.ts';
import { evaluateCorpus, settingsOf } from '../../src/index.ts';
import type { Problem } from '../../src/problems/problem.ts';
import { bytesOf } from '../support/conll.ts';
import { size } from '../support/runs.ts';

interface Example {
  readonly text: string;
  /** By extension. */
  readonly companions?: Readonly<Record<string, string>>;
  /** Whether the file names its document; otherwise the name of the file does. */
  readonly isNamed?: boolean;
}

const [A, B] = ['__proto__', 'constructor'];
const TEXT = 'Tom saw her\nand he left it .\n';
const WORDS = TEXT.split(/\s+/).slice(0, 8);
const conllu = (cells: readonly string[], rest: number) =>
  cells.map((cell, i) => `${i + 1}\t${WORDS[i]}${'\t_'.repeat(rest)}\t${cell}\n`).join('');

/** Entities `__proto__` and `constructor` of two mentions each; mentions and documents have such names, too, where a format names them. */
const examples: Readonly<Record<string, Example>> = {
  scorch: { text: `{"type": "clusters", "clusters": {"${A}": ["${A}", "a"], "${B}": ["${B}", "toString"]}}` },
  strings: { text: `{"id": "${A}", "${A}": ["Tom", "he"], "${B}": ["her", "it"]}\n`, isNamed: true },
  'json-layouts': {
    text: `{"doc_id": "${A}", "words": ${JSON.stringify(WORDS)}, "${B}": 1, "ner": [], "coref": {"${A}": [[0, 1], [4, 5]], "${B}": [[2, 3], [6, 7]]}}\n`,
    isNamed: true,
  },
  jsonlines: {
    text: `{"id": "${A}", "tokens": ${JSON.stringify(WORDS)}, "${B}": 1, "__proto__": {}, "clusters": [[[0, 1], [4, 5]], [[2, 3], [6, 7]]]}\n`,
    isNamed: true,
  },
  ecb: {
    text: `<Document doc_name="${A}">${['__proto__', 'constructor', 'valueOf', 'toString'].map((id, i) => `<token t_id="${id}" sentence="0" number="${i}">${WORDS[i]}</token>`).join('')}<Markables>${['__proto__', 'constructor', 'valueOf', 'toString'].map((id) => `<${id} m_id="${id}"><token_anchor t_id="${id}"/></${id}>`).join('')}</Markables><Relations><CROSS_DOC_COREF r_id="1" note="${A}"><source m_id="__proto__"/><source m_id="constructor"/></CROSS_DOC_COREF><CROSS_DOC_COREF r_id="${A}" note="${B}"><source m_id="valueOf"/><source m_id="toString"/></CROSS_DOC_COREF></Relations></Document>`,
    isNamed: true,
  },
  ere: {
    text: `<deft_ere doc_id="${A}"><entities>${[A, B].map((id, i) => `<entity id="${id}" type="${A}">${[0, 1].map((k) => `<entity_mention id="${id}${k}" source="${A}" offset="${4 * i + 8 * k}" length="3"/>`).join('')}</entity>`).join('')}</entities></deft_ere>`,
    isNamed: true,
  },
  mmax2: {
    text: `<markables>${[A, A, B, B].map((set, i) => `<markable id="${['__proto__', 'constructor', 'valueOf', 'toString'][i]}" span="word_${i + 1}" coref_class="${set}"/>`).join('')}</markables>`,
    companions: {
      '_words.xml': `<words>${[1, 2, 3, 4].map((i) => `<word id="word_${i}">w</word>`).join('')}</words>`,
    },
  },
  corenlp: {
    text: `<root><document><docId>${A}</docId><sentences><sentence><tokens>${WORDS.map((word) => `<token><word>${word}</word></token>`).join('')}</tokens></sentence></sentences><coreference>${[0, 1].map((i) => `<coreference>${[1, 3].map((k) => `<mention><sentence>1</sentence><start>${k + i}</start><end>${k + i + 1}</end></mention>`).join('')}</coreference>`).join('')}</coreference></document></root>`,
    isNamed: true,
  },
  naf: {
    text: `<NAF><public publicId="${A}"/><text>${['__proto__', 'constructor', 'valueOf', 'toString'].map((id) => `<wf id="${id}">w</wf>`).join('')}</text><coreferences><coref id="${A}"><span><target id="__proto__"/></span><span><target id="constructor"/></span></coref><coref id="${B}"><span><target id="valueOf"/></span><span><target id="toString"/></span></coref></coreferences></NAF>`,
    isNamed: true,
  },
  xmi: {
    text: `<xmi:XMI xmlns:a="http:///x.ecore" xmlns:cas="http:///uima/cas.ecore"><cas:Sofa xmi:id="1" sofaString="Tom saw her and"/>${['__proto__', 'constructor', 'valueOf', 'toString'].map((id, i) => `<a:CoreferenceLink xmi:id="${id}" begin="${4 * i}" end="${4 * i + 3}"${i < 2 ? ` next="${['valueOf', 'toString'][i]}"` : ''}/>`).join('')}<a:CoreferenceChain xmi:id="1${A}" first="__proto__"/><a:CoreferenceChain xmi:id="1${B}" first="constructor"/></xmi:XMI>`,
  },
  'cas-json': {
    text: `{"%FEATURE_STRUCTURES": [{"%ID": 1, "%TYPE": "uima.cas.Sofa", "sofaString": "Tom saw her and"}, ${['__proto__', 'constructor', 'valueOf', 'toString'].map((id, i) => `{"%ID": "${id}", "%TYPE": "x.CoreferenceLink", "begin": ${4 * i}, "end": ${4 * i + 3}${i < 2 ? `, "@next": "${['valueOf', 'toString'][i]}"` : ''}}`).join()}, {"%ID": "1${A}", "%TYPE": "x.CoreferenceChain", "@first": "__proto__"}, {"%ID": "1${B}", "%TYPE": "x.CoreferenceChain", "@first": "constructor"}]}`,
  },
  tei: {
    text: `<TEI><text><rs xml:id="${A}" ref="#${A}">Tom</rs> saw <rs xml:id="${B}" ref="#${B}">her</rs> and <rs ref="#${A}">he</rs> left <rs ref="#${B}">it</rs></text></TEI>`,
  },
  glozz: {
    text: `<annotations>${['__proto__', 'constructor', 'valueOf', 'toString'].map((id, i) => `<unit id="${id}"><type>${A}</type><singlePosition index="${4 * i}"/><singlePosition index="${4 * i + 3}"/></unit>`).join('')}<schema id="${A}"><type>chain</type><embedded-unit id="__proto__"/><embedded-unit id="constructor"/></schema><schema id="${B}"><type>chain</type><embedded-unit id="valueOf"/><embedded-unit id="toString"/></schema></annotations>`,
  },
  apf: {
    text: `<source_file><document DOCID="${A}">${[A, B].map((id, i) => `<entity ID="${id}" TYPE="${A}">${[0, 1].map((k) => `<entity_mention ID="${id}${k}"><extent><charseq START="${4 * i + 8 * k}" END="${4 * i + 8 * k + 2}"/></extent></entity_mention>`).join('')}</entity>`).join('')}</document></source_file>`,
    isNamed: true,
  },
  knowtator: {
    text: `<knowtator-project><document id="${A}">${['__proto__', 'constructor', 'valueOf', 'toString'].map((id, i) => `<annotation id="${id}"><class id="${A}"/><span start="${4 * i}" end="${4 * i + 3}"/></annotation><vertex id="${id}" annotation="${id}"/>`).join('')}<vertex id="1" annotation="${A}"/><vertex id="2" annotation="${B}"/><triple property="coref" subject="1" object="__proto__"/><triple property="coref" subject="1" object="constructor"/><triple property="coref" subject="2" object="valueOf"/><triple property="coref" subject="2" object="toString"/></document></knowtator-project>`,
    isNamed: true,
  },
  muc: {
    text: `<DOC><DOCID>${A}</DOCID><TXT><COREF ID="${A}">Tom</COREF> saw <COREF ID="${B}">her</COREF> and <COREF ID="valueOf" TYPE="IDENT" REF="${A}">he</COREF> left <COREF ID="toString" TYPE="IDENT" REF="${B}">it</COREF></TXT></DOC>`,
    isNamed: true,
  },
  tbf: {
    text: `#BeginOfDocument ${A}\n${[A, B, 'valueOf', 'toString'].map((id, i) => `s\t${A}\t${id}\t${4 * i},${4 * i + 3}\tx\t${A}\tActual\n`).join('')}@Coreference\t${A}\t${A},valueOf\n@Coreference\tR2\t${B},toString\n#EndOfDocument\n`,
    isNamed: true,
  },
  webanno: {
    text: `#FORMAT=WebAnno TSV 3.2\n#T_CH=x|referenceType|referenceRelation\n\n\n#Text=x\n1-1\t0-3\tTom\t${A}[1]\t*->1-1\n1-2\t4-7\tsaw\t${B}[2]\t*->2-1\n1-3\t8-11\ther\t${A}[1]\t*->1-2\n1-4\t12-15\tand\t${B}[2]\t*->2-2\n`,
  },
  ua: {
    text: `# global.columns = ID FORM IDENTITY\n# newdoc id = ${A}\n${[A, B, A, B].map((id, i) => `${i + 1}\t${WORDS[i]}\t(EntityID=${id}|MarkableID=${['__proto__', 'constructor', 'valueOf', 'toString'][i]})\n`).join('')}`,
    isNamed: true,
  },
  corefud: {
    text: `# newdoc id = ${A}\n# global.Entity = eid-etype\n${conllu(
      [A, B, A, B].map((id) => `Entity=(${id}-${A})`),
      7,
    )}\n`,
    isNamed: true,
  },
  conll: {
    text: `#begin document (${A}); part 000\n${[A, B, A, B].map((id, i) => `${A}\t0\t${i}\t${WORDS[i]}\t(${id})\n`).join('')}#end document\n`,
    isNamed: true,
  },
  brat: {
    text: 'T__proto__\t__proto__ 0 3\tTom\nTconstructor\tconstructor 8 11\ther\nT3\tx 16 18\the\nT4\tx 24 26\tit\n*\tEquiv T__proto__ T3\nR__proto__\tCoref Arg1:T4 Arg2:Tconstructor\n',
    companions: { '.txt': TEXT },
  },
  litbank: {
    text: `${[A, B, 'valueOf', 'toString'].map((id, i) => `MENTION\t${id}\t0\t${i % 3}\t0\t${i % 3}\tx\tPER\tNOM\nCOREF\t${id}\t${i % 2 === 0 ? A : B}\n`).join('')}`,
    companions: { '.txt': TEXT },
  },
  booknlp: {
    text: `COREF\tstart_token\tend_token\tprop\tcat\ttext\n${[A, B, A, B].map((id, i) => `${id}\t${i}\t${i}\tPROP\t${A}\tx\n`).join('')}`,
    companions: { '.tokens': `sentence_ID\tword\n${WORDS.map((word) => `0\t${word}\n`).join('')}` },
  },
  i2b2: {
    text: `c="${A}" 1:0 1:0||c="he" 2:1 2:1||t="coref ${A}"\nc="her" 1:2 1:2||c="it" 2:3 2:3||t="coref ${B}"\n`,
    companions: { '.txt': TEXT },
  },
  neleval: {
    text: [A, B, A, B].map((id, i) => `${A}\t${4 * i}\t${4 * i + 3}\t${id}\t1\t${A}\n`).join(''),
    isNamed: true,
  },
  markdown: { text: `[Tom](#${A}) saw [her](#${B}) and [he](#${A}) left [it](#${B}) .\n` },
  'm-tags': { text: `<m>Tom</m>#${A} saw <m>her</m>#${B} and <m>he</m>#${A} left <m>it</m>#${B} .\n` },
  crac25: { text: `Tom|[${A}] saw her|[${B}] and he|[${A}] left it|[${B}] .\n` },
  // Its labels are numbers.
  brackets: { text: `[1 ${A} ] saw [2 ${B} ] and [1 he ] left [2 it ] .\n` },
  sacr: {
    text: `#textid:${A}\n\n{${A} Tom} saw {${B} her} and {${A}:head="1" he} left {${B} it}.\n`,
    isNamed: true,
  },
};

function readExample(format: Format, { text, companions = {} }: Example) {
  const problems: Problem[] = [];
  const bytes = bytesOf(text);
  const file = { size: bytes.length, read: (start: number, end: number) => bytes.subarray(start, end) };
  const { traits } = format.examine?.(file, {}) ?? {};
  const beside = new Map(Object.entries(companions).map(([name, content]) => [name, bytesOf(content)]));
  const source = { name: '__proto__.x', bytes, traits, companions: beside };
  return { documents: [...format.read(source, (entry) => problems.push(entry))], problems };
}

const sizes = ({ mentions, entities }: Document) =>
  entities.map((_, entity) => [...mentions].filter((mention) => mention.entity === entity).length);

/** The same as a format writes it, where there is no example of it. */
function writtenExample({ write, writeCompanion, companions: [companion] }: Format): Example {
  const tokens = { length: WORDS.length, at: (i: number) => WORDS[i] };
  const mentions = Mentions.of([0, 1, 2, 3].map((i) => ({ start: i, end: i + 1, entity: i % 2 })));
  const document: Document = {
    id: A,
    pairKey: A,
    unit: 'token',
    length: tokens.length,
    tokens,
    sentences: [0],
    entities: [A, B],
    mentions,
  };
  const text = write?.([document], () => {}) ?? '';
  const beside = writeCompanion?.(document);
  return beside === undefined ? { text } : { text, companions: { [companion.extension]: beside } };
}

const exampleOf = (format: Format): Example => examples[format.id] ?? writtenExample(format);

describe('names that every object has', () => {
  it('are tried with every format', () => {
    const known = formats.filter(({ id, write }) => Object.hasOwn(examples, id) || write !== undefined);
    expect(known).toEqual(formats);
  });

  it.each(formats.filter(({ write }) => write).map((format) => [format.id, format] as const))(
    'are written in %s',
    (_, format) => {
      const { documents } = readExample(format, writtenExample(format));
      expect(documents.map(sizes)).toEqual([[2, 2]]);
    },
  );

  it.each(formats.map((format) => [format.id, format] as const))('are labels in %s', (_, format) => {
    const example = exampleOf(format);
    const { documents, problems } = readExample(format, example);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(documents.map(sizes)).toEqual([[2, 2]]);
    if (example.isNamed) expect(documents[0].id).toContain('__proto__');
    const { scores } = evaluateCorpus(
      documents,
      readExample(format, example).documents,
      settingsOf(),
      () => {},
    );
    expect([scores.get('muc')?.f1, scores.get('bcub')?.f1]).toEqual([1, 1]);
  });
});

const xml = formats.filter(({ id }) => ['ecb', 'ere', 'mmax2', 'corenlp', 'naf'].includes(id));

describe.each(xml.map((format) => [format.id, format] as const))('XML of %s', (id, format) => {
  const codes = (text: string) =>
    readExample(format, { ...examples[id], text }).problems.map(({ code }) => code);
  const { text } = examples[id];
  const root = /<(\w+)/.exec(text)?.[1];

  it('expands no entities, and opens no other file', () => {
    const bomb = `<!DOCTYPE ${root} [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, i) => `<!ENTITY a${i} "${`&a${i === 0 ? '' : i - 1};`.repeat(10)}">`).join('')}]>`;
    const external = `<!DOCTYPE ${root} [<!ENTITY x SYSTEM "file:///etc/passwd">]>`;
    for (const start of [bomb, external]) expect(codes(start + text)).toContain('xml/doctype');
  });

  it('is not read further where elements are nested too deep', () => {
    const deep = `<${root}>${'<a>'.repeat(size(100_000))}`;
    expect(codes(deep)).toContain('xml/depth');
    expect(codes(deep + '</a>'.repeat(size(100_000)))).toContain('xml/depth');
  });
});

const jsonFormats = formats.filter(({ id }) => ['jsonlines', 'scorch', 'strings'].includes(id));

describe.each(jsonFormats.map((format) => [format.id, format] as const))('JSON of %s', (id, format) => {
  it.each(['[', '{"a":', '{"clusters":[', '{"type": "clusters", "clusters": {"a": ['])(
    'is refused where %s is nested very deep',
    (piece) => {
      const { problems } = readExample(format, { text: piece.repeat(size(100_000)) });
      // A file of strings may be the answer of a model, which counts as a document without mentions.
      expect(problems.map(({ severity }) => severity)).toContain(id === 'strings' ? 'warning' : 'error');
    },
  );
});
