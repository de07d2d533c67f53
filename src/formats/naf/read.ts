import type { Document, Mention } from '../../core/document.ts';
import { Mentions } from '../../core/mentions.ts';
import { clip } from '../../problems/clip.ts';
import type { Report } from '../../problems/problem.ts';
import { EntityLabels } from '../entity-labels.ts';
import type { Source } from '../format.ts';
import { pairKeyOf } from '../pair-key.ts';
import { hullOf, spansOfPositions } from '../position-spans.ts';
import { reporterAt } from '../report-at.ts';
import { wordTokens } from '../sentence-text.ts';
import { documentName } from '../text-lines.ts';
import type { XmlCursor } from '../xml/cursor.ts';
import { readXml } from '../xml/read-xml.ts';
import { type NafCode, problem } from './codes.ts';

interface Target {
  readonly id: string;
  /** Offset of the element, for messages. */
  readonly at: number;
  readonly isHead: boolean;
}

interface Span {
  readonly line: number;
  readonly targets: Target[];
}

interface Chain {
  readonly id: string;
  readonly type: string;
  readonly spans: Span[];
}

/** What a file contains, as it is written. KAF calls the ids of words, terms and chains `wid`, `tid` and `coid`. */
class NafFile {
  name = '';
  line = 1;
  hasChains = false;
  readonly words: string[] = [];
  readonly sentences: number[] = [];
  readonly wordOf = new Map<string, number>();
  readonly terms = new Map<string, Target[]>();
  readonly chains: Chain[] = [];
  #sentence: string | undefined;
  #isWord = false;
  /** The chain that is open: other layers have spans, too. */
  #chain: Chain | undefined;
  /** The targets of the term or the span that is open. */
  #targets: Target[] | undefined;

  open(cursor: XmlCursor): void {
    const { name, depth, attributes, start: at, line } = cursor;
    const id = (old: string) => attributes.get('id') ?? attributes.get(old) ?? '';
    if (depth === 1) this.line = line;
    else if (name === 'public' && this.name === '') this.name = attributes.get('publicId') ?? '';
    else if (name === 'wf') this.#addWord(id('wid'), attributes.get('sent') ?? '');
    else if (name === 'term') this.terms.set(id('tid'), this.#open());
    else if (name === 'coreferences') this.hasChains = true;
    else if (name === 'coref') {
      this.hasChains = true;
      this.#chain = { id: id('coid'), type: attributes.get('type') ?? '', spans: [] };
      this.chains.push(this.#chain);
      this.#targets = undefined;
    } else if (name === 'span') this.#chain?.spans.push({ line, targets: this.#open() });
    else if (name === 'target')
      this.#targets?.push({ id: attributes.get('id') ?? '', at, isHead: attributes.get('head') === 'yes' });
  }

  text({ text }: XmlCursor): void {
    if (this.#isWord) this.words[this.words.length - 1] += text;
  }

  close({ name }: XmlCursor): void {
    if (name === 'wf') this.#isWord = false;
    else if (name === 'term' || name === 'span') this.#targets = undefined;
    else if (name === 'coref') this.#chain = undefined;
  }

  #addWord(id: string, sentence: string): void {
    if (sentence !== this.#sentence) this.sentences.push(this.words.length);
    this.#sentence = sentence;
    this.wordOf.set(id, this.words.length);
    this.words.push('');
    this.#isWord = true;
  }

  #open(): Target[] {
    this.#targets = [];
    return this.#targets;
  }
}

/** The document of a NAF or KAF file; see docs/formats/naf.md. */
export function* readNaf(source: Source, report: Report): Iterable<Document> {
  const file = new NafFile();
  const isWhole = readXml(source, report, {
    open: (cursor) => file.open(cursor),
    text: (cursor) => file.text(cursor),
    close: (cursor) => file.close(cursor),
  });
  const reportAt = reporterAt<NafCode>(source, report, problem);
  if (isWhole && !file.hasChains) {
    const help = 'run the module of the pipeline that finds coreference';
    reportAt(
      'naf/no-coreference',
      0,
      'The document has no coreference.',
      '<coreferences> with <coref>',
      help,
    );
  }
  const targetWords = ({ id, at }: Target): number[] => {
    const word = file.wordOf.get(id);
    const found = file.terms.get(id)?.flatMap((target) => file.wordOf.get(target.id) ?? []);
    if (found !== undefined && found.length > 0) return found;
    if (word !== undefined) return [word];
    const help = 'correct the id; --lenient leaves the target out';
    reportAt(
      'naf/target',
      at,
      `There is no term "${clip(id)}" with words.`,
      'the id of a term or of a word',
      help,
    );
    return [];
  };
  const labels = new EntityLabels();
  const mentions: Mention[] = [];
  for (const { id, type, spans } of file.chains) {
    const entity = id === '' ? labels.single('coref') : labels.index(id);
    const attributes = type === '' ? undefined : new Map([['type', type]]);
    for (const { targets, line } of spans) {
      const found = targets.map((target) => ({ words: targetWords(target), isHead: target.isHead }));
      const parts = spansOfPositions(found.flatMap(({ words }) => words));
      if (parts.length === 0) continue;
      const head = found.find(({ isHead, words }) => isHead && words.length > 0)?.words[0];
      mentions.push({
        ...hullOf(parts),
        entity,
        line,
        ...(head === undefined ? {} : { head }),
        ...(attributes === undefined ? {} : { attributes }),
      });
    }
  }
  reportAt.finish();
  const id = file.name === '' ? documentName(source.name) : file.name;
  yield {
    id,
    pairKey: pairKeyOf(id),
    unit: 'token',
    ...labels.fields,
    mentions: Mentions.of(mentions),
    length: file.words.length,
    sentences: file.sentences,
    tokens: wordTokens(file.words),
    file: source.name,
    line: file.line,
  };
}
