import { tokenFormats } from '../../src/formats/index.ts';
import { compatibles, tokenize } from '../../src/tokenizer/index.ts';
import { expectSound, texts } from '../../test/support/tokenizer-texts.ts';
import { draw, pick, spoil, textOf } from '../draw.ts';
import { STORY } from '../seeds.ts';
import { Broken, ensureSame, type Target } from '../target.ts';

/** The tokenizer. */
export const tokenizer: Target = {
  id: 'tokenizer',
  promise:
    'tokens are in order, do not overlap, and are the text at their offsets, with any annotation around',
  generate(random) {
    const text = Array.from({ length: 1 + random(4) }, () => draw(texts, random)).join(
      pick(['', ' ', '\n'], random),
    );
    return {
      files: { text: spoil(random(8) === 0 ? STORY : text, random) },
      args: Array.from({ length: 2 * random(4) }, () => String(random(60))),
    };
  },
  check({ files: { text: bytes }, args }) {
    const text = textOf(bytes);
    const whole = [...tokenize(text)];
    try {
      expectSound(text, whole);
    } catch (error) {
      throw new Broken('tokens are sound', (error as Error).message);
    }
    const points = [...tokenize(text, { offsets: 'code-points' })];
    ensureSame(words(points), words(whole), 'tokens do not depend on how offsets are counted');
    const spans = args.flatMap((start, i) =>
      i % 2 ? [] : [{ start: +start, end: +start + Number(args[i + 1] ?? 1) }],
    );
    const cut = [...tokenize(text, { spans })];
    ensureSame(words(cut).join(''), words(whole).join(''), 'spans cut tokens and lose nothing');
    for (const compat of compatibles) for (const _ of tokenize(text, { spans, compat }));
    for (const _ of tokenize(text, { separators: '-/é' }));
    for (const format of tokenFormats) format.write({ document: 'd', text, tokens: whole }, 'code-points');
  },
};

const words = (tokens: readonly { text: string }[]): string[] => tokens.map(({ text }) => text);
