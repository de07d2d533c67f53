import { afterEach, describe, expect, it } from 'vitest';
import { errors } from '../../../../src/web/errors/view.tsx';
import { parseRoute, route } from '../../../../src/web/frame/route.ts';
import { markupOf, textsOf, valuesOf } from '../../../support/markup.ts';
import { onlyFirst, pageCorpus } from '../../../support/page-corpus.ts';

// A: 1 missing, 1 spurious, 1 spurious entity. B: 2 missing, 1 missing entity.
const { index } = pageCorpus();

/** The view without documents, whose rows need a screen. */
function show(query: string, shown = index): string {
  route.value = parseRoute(`#/errors?${query}`);
  return markupOf(errors.component, { index: shown });
}

const status = (query: string, shown = index): string =>
  /role="status">([^<]*)/.exec(show(query, shown))?.[1] ?? '';
const pressed = (query: string): string[] =>
  Array.from(show(query).matchAll(/aria-pressed="true".*?<\/b> ([^<]*)/g), ([, label]) => label);

afterEach(() => {
  route.value = parseRoute('');
});

it('has a tab with the errors of all systems, if there are documents', () => {
  expect(errors.label?.(index)).toBe('Errors 6');
  expect(errors.isAvailable?.(index)).toBe(true);
  expect(errors.isAvailable?.({ ...index, documents: [] })).toBe(false);
  expect(errors.leaveSystem?.()).toEqual({ at: '' });
});

describe('the number of errors', () => {
  it.each([
    ['', '6 of 6'],
    ['s=0', '3 of 6'],
    ['s=1', '3 of 6'],
    ['s=7', '3 of 6'],
    ['t=missing', '3 of 6'],
    ['t=missing,extra-entity', '4 of 6'],
    ['t=missing&s=1', '2 of 6'],
    ['d=DOC', '4 of 6'],
    ['d=nowhere', '0 of 6'],
    ['q=she', '0 so far, searched 0 %'],
  ])('is, for %s, %s', (query, expected) => {
    expect(status(query)).toBe(expected);
  });

  it('is that of the only system', () => {
    expect(status('', onlyFirst(index))).toBe('3 of 3');
  });
});

it('presses the chosen kinds, and ignores others', () => {
  expect(pressed('')).toEqual([]);
  expect(pressed('t=extra,conflated-entities')).toEqual(['extra mention', 'conflated entities']);
  expect(pressed('t=__proto__,toString,Missing')).toEqual([]);
  expect(status('t=__proto__,toString,Missing')).toBe('6 of 6');
});

it('has the filters of the address in its fields', () => {
  expect(
    show('q=%22%3E%3Cb%3E&d=doc')
      .match(/<input[^/]*/g)
      ?.map((field) => valuesOf(field, 'value')),
  ).toEqual([['&quot;>&lt;b>'], ['doc']]);
  expect(valuesOf(show(''), 'placeholder')).toEqual(['words of a mention or entity', 'document']);
});

it('says that no error fits, but not while it searches', () => {
  const last = (query: string) => textsOf(show(query), 'p').at(-1);
  expect(last('d=nowhere')).toBe('No error fits the filter.');
  expect(last('t=span')).toBe('No error fits the filter.');
  expect(show('q=she')).not.toContain('No error fits');
  expect(show('')).not.toContain('No error fits');
});

it('says that nothing differs', () => {
  const documents = index.documents.slice(0, 1); // A has it without an error
  const shown = { ...onlyFirst(index), documents };
  expect(show('', shown)).toBe(
    '<div class="page"><h1 tabindex="-1">Errors</h1><p>Nothing differs.</p></div>',
  );
  expect(errors.label?.(shown)).toBe('Errors 0');
});
