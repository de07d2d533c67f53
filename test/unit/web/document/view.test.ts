import { afterEach, describe, expect, it } from 'vitest';
import { forgetTarget, show as showMention, target } from '../../../../src/web/document/selection.ts';
import { Body, document } from '../../../../src/web/document/view.tsx';
import { parseRoute, route } from '../../../../src/web/frame/route.ts';
import { markupOf, textOf, textsOf } from '../../../support/markup.ts';
import { onlyFirst, pageCorpus } from '../../../support/page-corpus.ts';
import { indexOf } from '../../../support/page-fixture.ts';
import { smallMade } from '../../../support/page-model.ts';

const { index } = pageCorpus();

afterEach(() => {
  route.value = parseRoute('');
  forgetTarget();
});

describe('the view of a document', () => {
  function show(hash: string, shown = index): string {
    route.value = parseRoute(hash);
    return markupOf(document.component, { index: shown });
  }

  it('is reached by links, and shows one system', () => {
    const { id, within, label, systems } = document;
    expect([id, within, label, systems]).toEqual(['d', 'documents', undefined, 'one']);
  });

  it('forgets the place and what is pinned when another system is chosen', () => {
    showMention({ side: 'key', mention: 0 });
    expect(document.leaveSystem?.()).toEqual({ e: '', m: '' });
    expect(target.value).toBeUndefined();
  });

  it('has the score of the system of the address, while the document is read', () => {
    expect(textOf(show('#/d/doc%202'))).toMatch(
      /doc 235\.56CoNLL, .* · 7 tokens · \d+ mentions?InterleavedSide by sideDifferencesAlignmentExplainLoading …$/,
    );
    const html = show('#/d/%3Cb%3E3?s=1');
    expect(textsOf(html, 'h1')).toEqual(['<b>3']);
    expect(textsOf(html, 'strong')).toEqual(['100.00']);
    expect(html).toContain('title="CoNLL of this document"');
    expect(html).not.toContain('<b>3');
  });

  it('has the first metric where the average was not scored', () => {
    const metrics = index.metrics.slice(0, 1);
    const html = show('#/d/doc%202', { ...onlyFirst(index), metrics });
    expect(textsOf(html, 'strong')).toEqual(['66.67']);
    expect(html).not.toContain('CoNLL');
  });

  it('says that a document is not there', () => {
    expect(textOf(show('#/d/doc'))).toBe(
      'Not in this reportThere is no document “doc” here. Perhaps one of these:doc 2doc 10All documents',
    );
  });
});

/** The alignment, because the text is only drawn in a browser. */
describe('the body of a document', () => {
  const made = smallMade();
  const [content] = made.documents;
  const [response] = content.systems;

  function body(params: string, document = content): string {
    route.value = parseRoute(`#/d/d?v=align&${params}`);
    return markupOf(Body, { index: indexOf(made), number: 0, system: 0, document });
  }

  const pressed = (html: string): string[] =>
    Array.from(html.matchAll(/<button[^>]*aria-pressed="true".*?<\/button>/g), ([button]) => textOf(button));

  it('has the drawing of the address', () => {
    expect(body('')).toContain('aria-label="Alignment of entities"');
  });

  it('counts the differences of each kind that there are, by family, and says how many are hidden', () => {
    const html = body('z=1');
    const chips = (shown: string) =>
      textsOf(shown.slice(shown.indexOf('class="chips"'), shown.indexOf('class="docbody"')), 'button');
    expect(chips(html)).toEqual([
      '+extra 1',
      '∅+extra entity 2',
      '∅−missing entity 1',
      '↔span error 1',
      '≠wrong entity 1',
      '÷divided entity 1',
      '∪conflated entities 1',
      'show all',
    ]);
    expect(chips(body('z=0')).slice(0, 2)).toEqual([
      '+extra 0 +1 hidden singletons',
      '∅+extra entity 0 +2 hidden singletons',
    ]);
  });

  it('presses the chosen kinds, also those that the document lacks, and ignores names that are not kinds', () => {
    expect(pressed(body('f=missing,conflated-entities'))).toEqual(['−missing 0', '∪conflated entities 1']);
    expect(pressed(body('f=__proto__,toString'))).toEqual([]);
  });

  it('opens the chain of the address, otherwise the list of entities', () => {
    const selected = (html: string) => /aria-selected="true"[^>]*>([^<]*)/.exec(html)?.[1];
    expect(selected(body(''))).toBe('Entities');
    expect(selected(body('e=k:2'))).toBe('Chain');
    expect(selected(body('e=k:99'))).toBe('Entities');
  });

  it('says that the system lacks the document, or that the texts differ', () => {
    const banner = (changes: object) =>
      textsOf(body('', { ...content, systems: [{ ...response, ...changes }] }), 'p').find((text) =>
        /^s |^The texts/.test(text),
      );
    expect(banner({})).toBeUndefined();
    expect(banner({ isMissing: true })).toBe(
      's has no such document; only the key is shown, and every mention is missing.',
    );
    expect(banner({ difference: { token: 6, key: '<u>', response: 'b' } })).toBe(
      'The texts differ from token 7 on: “<u>” in the key, “b” in the response. The words of the key are shown.',
    );
  });

  it('shows the alignment where there are no words, whatever drawing is chosen', () => {
    const html = body('v=one', { ...content, text: '' });
    expect(textOf(html)).toContain('The words are not known:');
    expect(html).toContain('aria-label="Alignment of entities"');
    expect(textOf(body(''))).not.toContain('not known');
  });
});
