import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../../../src/corpus/index.ts';
import {
  pairWithAnnotation,
  type TokenizeTextOptions,
  tokenizeText,
} from '../../../../src/verbs/tokenize/annotated-texts.ts';
import { collectProblems } from '../../../support/collect-problems.ts';
import { memoryShell } from '../../../support/memory-shell.ts';
import { refusal } from '../../../support/run-verb.ts';

const file = (path: string) => ({ path, document: path.replace(/\..*/, '') });
const paired = (texts: string[], annotations: string[], strictly: boolean) => {
  const { report, shown } = collectProblems();
  const pairs = pairWithAnnotation(texts.map(file), annotations.map(file), strictly, report);
  return { pairs: pairs.map(({ path, annotation }) => `${path} ${annotation}`), shown: shown() };
};

describe('pairWithAnnotation', () => {
  it('pairs by name; an annotation without text is reported, a text without annotation is not', () => {
    expect(paired(['a.txt', 'b.txt', 'c.txt'], ['b.ann', 'x.ann', 'a.ann'], false)).toEqual({
      pairs: ['a.txt a.ann', 'b.txt b.ann', 'c.txt undefined'],
      shown: 'x.ann: warning[file/unpaired]: x.ann has no text of the same name.',
    });
  });

  it('pairs one text with one annotation whatever their names are', () => {
    expect(paired(['a.txt'], ['b.ann'], false)).toEqual({ pairs: ['a.txt b.ann'], shown: '' });
  });

  it('refuses both kinds like the original tokenizer', async () => {
    expect(await refusal(() => paired(['a.txt', 'b.txt'], ['b.ann', 'x.ann'], true))).toBe(
      'x.ann: error[file/unpaired]: x.ann has no text of the same name.\n' +
        'a.txt: error[file/unpaired]: a.txt has no annotation of the same name.',
    );
    expect(await refusal(() => paired(['a.txt'], ['b.ann'], true))).toContain('a.txt has no annotation');
  });
});

const defaults: TokenizeTextOptions = {
  separators: '',
  compat: undefined,
  annotationOffsets: 'code-points',
  offsets: 'utf16',
};

async function tokensOf(text: string, ann?: string, options: Partial<TokenizeTextOptions> = {}) {
  const { files } = memoryShell({ 'd.txt': text, 'd.ann': ann ?? '' }, MemoryStore);
  const { report, problems } = collectProblems();
  const mismatches: string[] = [];
  const pair = { path: 'd.txt', document: 'd', annotation: ann === undefined ? undefined : 'd.ann' };
  const tokenized = await tokenizeText(pair, { ...defaults, ...options }, files, report, (message) => {
    mismatches.push(message);
  });
  const tokens = Array.from(tokenized.tokens, (token) => token.text);
  return { tokens, mismatches, codes: problems.map(({ code }) => code) };
}

describe('tokenizeText', () => {
  it('tokenizes a text', async () => {
    expect((await tokensOf("It isn't over.")).tokens).toEqual(['It', 'is', "n't", 'over', '.']);
  });

  it('cuts tokens at the ends of annotations, and says so', async () => {
    const { tokens, mismatches } = await tokensOf('Prewar talks', 'T1\tWar 3 6\twar\n');
    expect(tokens).toEqual(['Pre', 'war', 'talks']);
    expect(mismatches).toEqual([
      'Boundary mismatch found in d: Token [0,6] [Prewar] vs. EventMentionSpan [3,6] [war]',
    ]);
  });

  it('counts the offsets of annotations and of messages in the units that were asked for', async () => {
    const text = '😀 Prewar';
    const ann = 'T1\tWar 5 8\twar\n'; // in code points; the code units are 6 to 9
    expect((await tokensOf(text, ann)).mismatches[0]).toContain('Token [3,9] [Prewar]');
    expect((await tokensOf(text, ann, { offsets: 'code-points' })).mismatches[0]).toContain(
      'Token [2,8] [Prewar] vs. EventMentionSpan [5,8] [war]',
    );
    const units = await tokensOf(text, 'T1\tWar 6 9\twar\n', { annotationOffsets: 'utf16' });
    expect(units.tokens.slice(-2)).toEqual(['Pre', 'war']);
    expect(units.codes).toEqual([]);
  });

  it('reports an annotation of another text', async () => {
    expect((await tokensOf('Prewar talks', 'T1\tWar 0 6\tpostwar\n')).codes).toEqual(['brat/text-differs']);
  });
});
