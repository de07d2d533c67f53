import { describe, expect, it } from 'vitest';
import {
  corpusInputs,
  eventCompanions,
  type Given,
  haveEvents,
  type Input,
  isResponse,
  pathOfKey,
  systemsOf,
  withGiven,
  withInspections,
} from '../../../../src/web/score/inputs.ts';
import type { Inspection } from '../../../../src/web/score/messages.ts';

const blob = new Blob(['12345']);
const given = (name: string, ...below: readonly string[]): Given => ({
  name,
  isFolder: below.length > 0,
  files: (below.length === 0 ? [name] : below.map((each) => `${name}/${each}`)).map((path) => ({
    path,
    blob,
  })),
});
const found = (path: string, rest: Partial<Inspection> = {}): Inspection => ({
  path,
  formats: ['CoNLL'],
  documents: 1,
  problems: [],
  companions: [],
  ...rest,
});
const events = (path: string, ...ids: readonly string[]) => found(path, { formats: ['tbf'], events: ids });
const paths = (inputs: readonly Input[]) => inputs.map(({ path }) => path);

describe('withGiven', () => {
  it('keeps files that were given together together, under a number if a name is taken', () => {
    const inputs = withGiven(withGiven([], [given('a.ann'), given('a.txt')]), [
      given('a.ann'),
      given('b.txt'),
    ]);
    expect(paths(inputs)).toEqual(['a.ann', 'a.txt', '2/a.ann', '2/b.txt']);
    expect(inputs[2].files[0].path).toBe('2/a.ann');
  });
});

describe('withInspections', () => {
  it('replaces a folder with several corpora by them, and keeps its other files', () => {
    const inputs = withGiven([], [given('run', 'gold.tbf', 'sys.tbf', 'd.tab', 'd.txt')]);
    const inspected = withInspections(inputs, [
      found('run', {
        formats: [],
        tables: 1,
        parts: ['run/gold.tbf', 'run/sys.tbf'].map((path) => ({
          inspection: events(path, 'd'),
          files: [path],
        })),
      }),
    ]);
    expect(paths(inspected)).toEqual(['run/gold.tbf', 'run/sys.tbf', 'run/*']);
    expect(inspected.map(({ size }) => size)).toEqual([5, 5, 10]);
    expect(paths(corpusInputs(inspected))).toEqual(['run/gold.tbf', 'run/sys.tbf']);
    expect(pathOfKey(inspected, undefined)).toBe('run/gold.tbf');
    expect(systemsOf(inspected, 'run/gold.tbf', 'events')).toEqual([{ path: 'run/sys.tbf', name: 'sys' }]);
    expect(systemsOf(inspected, 'run/gold.tbf')).toEqual([{ path: 'run/sys.tbf', name: 'sys.tbf' }]);
    expect(haveEvents(inspected)).toBe(true);
    expect(eventCompanions(inspected, 'run/gold.tbf')).toEqual({
      documents: 1,
      tableFiles: 1,
      tables: 1,
      texts: 1,
    });
  });
});

describe('corporaOf', () => {
  const inspect = (inputs: readonly Input[], ...of: readonly Inspection[]) => withInspections(inputs, of);

  it('takes a text for the text of a document of events, whatever it looks like', () => {
    const inputs = withGiven([], [given('g.tbf'), given('d.xml'), given('other.txt')]);
    const inspected = inspect(
      inputs,
      events('g.tbf', 'd'),
      found('d.xml'),
      found('other.txt', { formats: [] }),
    );
    expect(paths(corpusInputs(inspected))).toEqual(['g.tbf', 'other.txt']);
    expect(haveEvents(inspected)).toBe(false);
  });

  it('has no text of a document where there are no events, and never a token table', () => {
    const inputs = withGiven([], [given('key.conll'), given('d.txt'), given('d.tab')]);
    const inspected = inspect(inputs, found('key.conll'), found('d.txt'), found('d.tab', { tables: 1 }));
    expect(paths(corpusInputs(inspected))).toEqual(['key.conll', 'd.txt']);
    expect(haveEvents(inspected)).toBe(false);
  });
});

it('takes no input as the key that was given as a response, unless the user chose it', () => {
  const inputs = withGiven([], [given('key.conll'), given('b', 'key.conll', 'other.conll')]);
  const responses = new Set(['key.conll', 'b']);
  expect(pathOfKey(inputs, undefined)).toBe('key.conll');
  expect(pathOfKey(inputs, undefined, responses)).toBeUndefined();
  expect(pathOfKey(inputs, 'b', responses)).toBe('b');
  expect(pathOfKey(inputs, undefined, new Set(['key.conll']))).toBe('b');
  expect(isResponse({ path: 'b/key.conll' }, responses)).toBe(true);
  expect(isResponse({ path: 'bc' }, responses)).toBe(false);
});
