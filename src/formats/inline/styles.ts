import { MarkList, type MarkStyle, type Marks } from './marks.ts';

/** `[Tom](#1)`: only `](#` ends a mention, so that `[1]` stays a part of the text. */
export const markdownStyle: MarkStyle = {
  example: '[words](#label)',
  hasBlanks: false,
  hit: () => /\]\(#[^)\s]{1,256}\)/g,
  marksOf(text) {
    const list = new MarkList();
    for (const { 0: sign, 1: label, index } of text.matchAll(/\[|\](?:\(#([^)\s]{0,256})\))?/g)) {
      const end = index + sign.length;
      if (sign === '[') {
        list.open({ start: index, end });
        continue;
      }
      const open = list.pop();
      if (label === undefined) continue; // a bracket of the text, and its partner
      if (open === undefined) list.lone('inline/unopened', index, end);
      else list.pair(open, { start: index, end, label });
    }
    // A bracket without a label may be part of the text, so it is read as text.
    return list;
  },
  open: () => '[',
  close: (label) => `](#${label})`,
};

/** `<m>Tom</m>#1`, `<m> Tom | 1 </m>`, and `</z>@1` for a mention without words. */
export const tagStyle: MarkStyle = {
  example: '<m>words</m>#label',
  hasBlanks: true,
  hit: () => /<\/m>\s?#[\p{L}\p{N}_]+|\|\s*[\p{L}\p{N}_]+\s*<\/m>/gu,
  marksOf(text) {
    const list = new MarkList();
    const sign =
      /<m>[ \t]*|\|[ \t]*([\p{L}\p{N}_]+)[ \t]*<\/m>|<\/m>(?:#([\p{L}\p{N}_]+))?|<\/z>(?:@([\p{L}\p{N}_]+))?/gu;
    for (const { 0: found, 1: inside, 2: after, 3: zero, index } of text.matchAll(sign)) {
      const end = index + found.length;
      if (found.startsWith('<m>')) list.open({ start: index, end });
      else if (found.startsWith('</z>')) list.zero({ start: index, end, label: zero });
      else closeNearest(list, index, end, inside ?? after);
    }
    return unclosedLeftOut(list);
  },
  open: () => '<m>',
  close: (label) => `</m>#${label}`,
};

/** `[1 Tom ]`: the label follows the bracket. */
export const bracketStyle: MarkStyle = {
  example: '[label words ]',
  hasBlanks: true,
  hit: () => /\[[\p{L}_]*\d[\p{L}\p{N}_]*\s[^[\]]*\]/gu,
  marksOf(text) {
    const list = new MarkList();
    for (const { 0: sign, 1: label, index } of text.matchAll(
      /\[(?:([\p{L}_]*\d[\p{L}\p{N}_]*)[ \t]+)?|\]/gu,
    )) {
      const end = index + sign.length;
      if (sign.startsWith('[')) {
        list.open({ start: index, end, label, literal: label === undefined });
        continue;
      }
      const open = list.pop();
      if (open === undefined || open.literal) continue; // a bracket of the text
      list.pair(open, { start: index, end, label: open.label });
    }
    return unclosedLeftOut(list);
  },
  open: (label) => `[${label} `,
  close: () => ' ]',
};

function closeNearest(list: MarkList, start: number, end: number, label: string | undefined): void {
  const open = list.pop();
  if (open === undefined) list.lone('inline/unopened', start, end);
  else list.pair(open, { start, end, label });
}

/** Marks that nothing closes are taken out of the text. */
function unclosedLeftOut(list: MarkList): Marks {
  for (const { start, end, literal } of list.left()) if (!literal) list.lone('inline/unclosed', start, end);
  return list;
}
