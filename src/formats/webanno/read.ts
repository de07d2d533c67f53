import { clustersOf } from '../../core/clusters.ts';
import type { Document, Mention, Span } from '../../core/document.ts';
import { Mentions } from '../../core/mentions.ts';
import type { SpecsOf } from '../../core/parameter.ts';
import { unionOf } from '../../core/span-union.ts';
import { textParameter } from '../../core/text-parameter.ts';
import { clip } from '../../problems/clip.ts';
import { limited } from '../../problems/limited.ts';
import type { Report } from '../../problems/problem.ts';
import { EntityLabels } from '../entity-labels.ts';
import { type Decided, type Evidence, noEvidence } from '../evidence.ts';
import type { ByteRanges, Examination, ReadOptions, Source } from '../format.ts';
import { pairKeyOf } from '../pair-key.ts';
import { wordTokens } from '../sentence-text.ts';
import { documentName, type TextLine, textLines } from '../text-lines.ts';
import { problem, type WebannoCode } from './codes.ts';
import {
  cellValues,
  columnCount,
  headerLayers,
  type Layer,
  type Layers,
  layersOf,
  namedLayers,
} from './layers.ts';

/** A span while its tokens are read. */
interface OpenSpan {
  readonly spans: Span[];
  readonly line: number;
  readonly attributes: Map<string, string>;
  readonly chain?: string;
}

/** Relations that are not identity. */
const BRIDGING_RELATION = /^bridge/i;

export const corefLayer = textParameter({
  name: 'corefLayer',
  flag: 'coref-layer',
  placeholder: 'name',
  meaning:
    'the layer of coreference in WebAnno files; chains, or relations with "coref" in the name, by default',
  expected: 'the name of a layer',
});

export type WebannoOptions = ReadOptions & SpecsOf<readonly [typeof corefLayer]>;

/** Whether a file has a layer of coreference. A tool does not export layers without annotation, so a file without one beside others is a document without mentions. */
export function examineWebanno(file: ByteRanges, { corefLayer: asked }: WebannoOptions = {}): Examination {
  const header: string[] = [];
  for (const { text } of textLines(file.read(0, file.size))) {
    if (text !== '' && !text.startsWith('#')) break;
    if (isHeader(text)) header.push(text);
  }
  const has = layersOf(headerLayers(header), asked) !== undefined;
  const evidence = { ...noEvidence, layouts: has ? ['coreference'] : [] };
  return { ...decideWebanno(evidence), evidence };
}

/** Decides for all files of a corpus. */
export const decideWebanno = ({ layouts }: Evidence): Decided => ({
  traits: layouts.length > 0 ? { hasLayer: 'yes' } : {},
  facts: [],
  doubts: [],
  differences: [],
});

const COLUMNS_HELP = 'correct the line, or pass --lenient to take the missing columns as empty';

const isHeader = (line: string): boolean => /^#(?:FORMAT|T_)/.test(line);

/** Reads WebAnno and INCEpTION TSV 3 files: a chain layer, or a relation layer over spans (docs/formats/webanno.md). */
export function* readWebanno(
  { name: file, bytes, traits }: Source,
  report: Report,
  options: WebannoOptions = {},
): Iterable<Document> {
  const asked = corefLayer.resolve(options.corefLayer);
  const take = limited<WebannoCode>(report);
  const reportAt = (code: WebannoCode, { text, number }: TextLine, message: string, expected: string) =>
    take(code, () =>
      problem(code, message, {
        file,
        line: number,
        column: 1,
        excerpt: clip(text.replaceAll('\t', '  '), 160),
        expected,
        help: code === 'webanno/columns' ? COLUMNS_HELP : 'correct the line, or pass --lenient to skip it',
      }),
    );
  const header: string[] = [];
  const words: string[] = [];
  const sentences: number[] = [];
  const spans = new Map<string, OpenSpan>();
  const links: { from: string; to: string; type: string; line: TextLine }[] = [];
  let layers: Layers | undefined;
  let width = 0;
  let sentence = '';
  for (const line of textLines(bytes)) {
    if (isHeader(line.text)) header.push(line.text);
    if (line.text === '' || line.text.startsWith('#')) continue;
    if (words.length === 0) {
      layers ??= layersOf(headerLayers(header), asked);
      width = columnCount(headerLayers(header));
    }
    const fields = line.text.split('\t');
    const number = /^(\d{1,9})-(\d{1,9})(\.\d{1,9})?$/.exec(fields[0]);
    const isToken = number !== null && fields.length >= 3;
    if (!isToken || !/^\d+-\d+$/.test(fields[1])) {
      reportAt(
        'webanno/line',
        line,
        'A token line has no number, offsets and form.',
        '1-1, 0-3 and a form, with TABs between them',
      );
      if (!isToken) continue;
      fields.length = 3;
    } else if (fields.length < width)
      reportAt(
        'webanno/columns',
        line,
        `A token line has ${fields.length} columns.`,
        `${width} columns, as the header declares; "_" is an empty one`,
      );
    if (number[3] !== undefined) continue; // part of a token
    if (number[1] !== sentence) sentences.push(words.length);
    sentence = number[1];
    const token = words.push(fields[2]) - 1;
    if (layers?.kind === 'chain') readChain(layers, fields, token, line);
    else if (layers?.kind === 'relation') readSpans(layers, fields, token, line);
  }
  if (layers === undefined) {
    const declared = headerLayers(header);
    const isExpected = layersOf(declared, asked) !== undefined || traits?.hasLayer !== undefined;
    if (!isExpected) report(noLayer(declared));
    else if (declared.length > 0 && words.length > 0) report(unannotated(declared));
  }
  yield documentOf();

  function noLayer(declared: readonly Layer[]) {
    const what =
      asked === undefined ? 'No layer is coreference' : `No layer of coreference is called "${clip(asked)}"`;
    return problem('webanno/no-layer', `${what}: ${namedLayers(declared)}.`, {
      file,
      line: 1,
      column: 1,
      expected:
        'a layer of chains, or one of relations with "coref" in its name, and the layer of the spans that it connects',
      help: 'name a layer of relations with --coref-layer NAME, or export the file with its coreference layer',
    });
  }

  function unannotated(declared: readonly Layer[]) {
    const message = `No layer of this file is coreference, as in other files of the corpus: ${namedLayers(declared)}. It is read as a document without mentions.`;
    return problem('webanno/unannotated', message, {
      file,
      line: 1,
      column: 1,
      help: 'check that the document was annotated, and exported with its coreference layer',
    });
  }

  /** `coref->1-2` is link 2 of chain 1; the tokens of one link are one mention. */
  function readChain(
    { links: column, types }: Layers & { kind: 'chain' },
    fields: string[],
    token: number,
    line: TextLine,
  ): void {
    const kinds = cellValues(fields[types] ?? '_');
    cellValues(fields[column] ?? '_').forEach(({ value }, i) => {
      const match = /->(\d+)-(\d+)$/.exec(value);
      if (match === null)
        reportAt(
          'webanno/link',
          line,
          `"${clip(value)}" is not a link of a chain.`,
          'coref->1-2: chain 1, link 2',
        );
      else
        cover(
          `${match[1]}-${match[2]}`,
          token,
          line,
          new Map(kinds[i]?.value ? [['type', kinds[i].value]] : []),
          match[1],
        );
    });
  }

  /** A span without an id covers one token. A relation is written at its first token and names the other end. */
  function readSpans(
    { spans: columns, names, type, target }: Layers & { kind: 'relation' },
    fields: string[],
    token: number,
    line: TextLine,
  ): void {
    const found = new Map<string, Map<string, string>>();
    columns.forEach((column, i) => {
      for (const { value, id } of cellValues(fields[column] ?? '_')) {
        const key = id === '' ? `@${fields[0]}` : id;
        const attributes = found.get(key) ?? new Map<string, string>();
        found.set(key, attributes);
        if (value !== '') attributes.set(i === 0 ? 'type' : names[i], value);
      }
    });
    for (const [id, attributes] of found) cover(id, token, line, attributes);
    const types = cellValues(type < 0 ? '_' : (fields[type] ?? '_'));
    cellValues(fields[target] ?? '_').forEach(({ value, id }, i) => {
      const [from = '0', to = '0'] = id.split('_');
      const end = (number: string, place: string) => (number === '0' || number === '' ? `@${place}` : number);
      links.push({ from: end(from, value), to: end(to, fields[0]), type: types[i]?.value ?? '', line });
    });
  }

  function cover(
    id: string,
    token: number,
    line: TextLine,
    attributes: Map<string, string>,
    chain?: string,
  ): void {
    const known = spans.get(id);
    if (known !== undefined) known.spans.push([token, token + 1]);
    else
      spans.set(id, {
        spans: [[token, token + 1]],
        line: line.number,
        attributes,
        ...(chain === undefined ? {} : { chain }),
      });
  }

  function documentOf(): Document {
    const labels = new EntityLabels();
    const entityOf = new Map<string, number>();
    for (const { from, to, line } of links)
      if (!spans.has(from) || !spans.has(to))
        reportAt(
          'webanno/link',
          line,
          'A relation names a span that does not exist.',
          'the token and the id of a span, such as 3-5[13_1]',
        );
    const identity = links.filter(
      ({ from, to, type }) => spans.has(from) && spans.has(to) && !BRIDGING_RELATION.test(type),
    );
    for (const cluster of clustersOf(identity.map(({ from, to }) => [from, to] as const))) {
      const entity = labels.index(cluster[0]);
      for (const id of cluster) entityOf.set(id, entity);
    }
    const mentions = Array.from(spans, ([id, span]): Mention => {
      const entity =
        span.chain === undefined ? (entityOf.get(id) ?? labels.index(id)) : labels.index(span.chain);
      entityOf.set(id, entity);
      const parts = unionOf(span.spans);
      return {
        start: parts[0][0],
        end: parts[parts.length - 1][1],
        entity,
        line: span.line,
        ...(parts.length > 1 ? { parts } : {}),
        ...(span.attributes.size > 0 ? { attributes: span.attributes } : {}),
      };
    });
    const relations = links.flatMap(({ from, to, type }) => {
      const ends = [entityOf.get(from), entityOf.get(to)];
      return BRIDGING_RELATION.test(type) && ends[0] !== undefined && ends[1] !== undefined
        ? [{ type, from: ends[0], to: [ends[1]] }]
        : [];
    });
    take.finish((code, count) => problem(code, `${count} more problems of this kind.`, { file }));
    const id = documentName(file);
    return {
      id,
      pairKey: pairKeyOf(id),
      unit: 'token',
      entities: labels.list,
      mentions: Mentions.of(mentions),
      length: words.length,
      sentences,
      tokens: wordTokens(words),
      ...(relations.length > 0 ? { relations } : {}),
      file,
      line: 1,
    };
  }
}
