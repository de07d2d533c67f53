import { afterEach, describe, expect, it } from 'vitest';
import { type DifferenceKind, differencesOf } from '../../../../src/web/document/differences.ts';
import { DocumentModel } from '../../../../src/web/document/model.ts';
import { Panel, type PanelTab } from '../../../../src/web/document/panel.tsx';
import { parseRoute, route } from '../../../../src/web/frame/route.ts';
import { markupOf, rowsOf, textOf, textsOf, valuesOf } from '../../../support/markup.ts';
import { documentOf, indexOf, type Marked, madeOf } from '../../../support/page-fixture.ts';
import { smallMade, smallModel } from '../../../support/page-model.ts';

const index = indexOf(smallMade());

function panel(
  tab: PanelTab,
  model = smallModel(),
  differences = differencesOf(model),
  chosen: ReadonlySet<DifferenceKind> = new Set(),
): string {
  return markupOf(Panel, { index, number: 0, system: 0, model, differences, chosen, tab, setTab() {} });
}

/** A document of one-word mentions, each its own entity, which the response lacks. */
function missingOf(count: number): DocumentModel {
  const words = [Array.from({ length: Math.max(1, count) }, (_, at) => `w${at}`).join(' ')];
  const marked = Array.from({ length: count }, (_, at): Marked => [at, at + 1, `e${at}`]);
  const made = madeOf(
    [documentOf('d', words, marked)],
    [{ name: 's', documents: [documentOf('d', words, [])] }],
  );
  return new DocumentModel(made.documents[0], 0);
}

afterEach(() => {
  route.value = parseRoute('');
});

it('has four tabs, of which it shows one', () => {
  const html = panel('Explain');
  expect(textsOf(html, 'button').slice(0, 4)).toEqual(['Entities', 'Errors', 'Chain', 'Explain']);
  expect(rowsOf(html).at(-1)).toBe('CoNLL |  |  | 47.66');
  expect(textOf(panel('Chain'))).toContain('Click a mention, or an entity in the list');
});

describe('Entities', () => {
  it('are only those in a chosen state, and their partners', () => {
    const shown = (...kinds: DifferenceKind[]) =>
      textsOf(panel('Entities', smallModel(), [], new Set(kinds)), 'li');
    expect(shown('divided-entity')).toEqual(['2Bob÷2 2 / 1']);
    expect(shown('extra-entity')).toEqual(['r1ran∅+ – / 1', 'r2man∅+ – / 1']);
    expect(shown('extra')).toEqual(textsOf(panel('Entities'), 'li'));
  });

  it('have their state, and their size in the key and in the aligned entity', () => {
    expect(textsOf(panel('Entities'), 'li')).toEqual([
      '1Ann∪2 2 / 3',
      '2Bob÷2 2 / 1',
      '3The man∅− 1 / –',
      'r1ran∅+ – / 1',
      'r2man∅+ – / 1',
    ]);
  });

  it('are pressed where they are pinned', () => {
    route.value = parseRoute('#/d/d?e=r:2');
    expect(valuesOf(panel('Entities'), 'aria-pressed')).toEqual(['false', 'false', 'false', 'true', 'false']);
  });

  it('are sorted by size at first', () => {
    expect(textsOf(panel('Entities'), 'option')).toEqual(['by size', 'by lost mentions', 'by place']);
    expect(panel('Entities')).toContain('<option value="size" selected>');
  });

  it('are listed up to 200, with the number of all', () => {
    expect(textsOf(panel('Entities', missingOf(201)), 'button').at(-1)).toBe('Show all 201');
    expect(textOf(panel('Entities', missingOf(200)))).not.toContain('Show all');
  });

  it('say that there are none', () => {
    expect(textOf(panel('Entities', missingOf(0)))).toContain('No mentions on either side.');
  });
});

describe('Errors', () => {
  it('are listed in the order of the text, with the entities that they lead from and to', () => {
    const html = panel('Errors');
    expect(textsOf(html, 'p')).toEqual(['8 differences, in the order of the text']);
    expect(textsOf(html, 'li')).toEqual([
      '∪conflated entities: Bob 12 → 1',
      '≠wrong entity: Bob 2 → 1',
      '÷divided entity: Bob 2 → 12',
      '+extra mention: ran r1',
      '∅+extra entity: ran r1',
      '↔span error: The man 3 → r2',
      '∅−missing entity: The man 3 → r2',
      '∅+extra entity: man 3 → r2',
    ]);
  });

  it('are only the given ones', () => {
    const model = smallModel();
    const merged = differencesOf(model).filter(({ kind }) => kind === 'conflated-entities');
    const html = panel('Errors', model, merged);
    expect(textsOf(html, 'p')).toEqual(['1 difference, in the order of the text']);
    expect(textOf(panel('Errors', model, []))).toContain(
      'Nothing differs, or no kind of difference is chosen.',
    );
  });

  it('are listed up to 200', () => {
    // A missing mention and a missing entity each.
    expect(textsOf(panel('Errors', missingOf(101)), 'button').at(-1)).toBe('Show more of 202');
    expect(textOf(panel('Errors', missingOf(100)))).not.toContain('Show more');
  });
});
