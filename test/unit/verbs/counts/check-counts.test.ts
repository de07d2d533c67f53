import { describe, expect, it } from 'vitest';
import { checkCounts } from '../../../../src/verbs/counts/check-counts.ts';
import { CountsFault } from '../../../../src/verbs/counts/counts-values.ts';
import { scoredCounts } from '../../../support/scored-counts.ts';

const counts = await scoredCounts();

/** The counts with other values at some paths, such as `tally.key.mentions`. */
function changed(changes: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const copy = structuredClone(counts);
  for (const [path, value] of Object.entries(changes)) {
    const names = path.split('.');
    const last = names.pop() as string;
    const owner = names.reduce((object, name) => object[name] as never, copy as Record<string, unknown>);
    owner[last] = value;
  }
  return copy;
}

function faultOf(changes: Readonly<Record<string, unknown>>): string {
  try {
    checkCounts(changed(changes));
  } catch (error) {
    if (error instanceof CountsFault) return `${error.message} Expected ${error.expected}.`;
    throw error;
  }
  return 'none';
}

describe('checkCounts', () => {
  it('accepts what score --counts writes', () => {
    expect(faultOf({})).toBe('none');
    expect(counts.tally).toMatchObject({ key: { documents: 2, mentions: 6, entities: 2 } });
  });

  it.each<[Record<string, unknown>, string]>([
    [{ key: undefined }, 'key is missing. Expected a text.'],
    [{ version: '0.0.0' }, `version is "0.0.0". Expected ${counts.version}.`],
    [{ 'extras.lenient': 1 }, 'extras.lenient is 1. Expected true or false.'],
    [{ 'extras.documents': ['a', 1] }, 'extras.documents[1] is 1. Expected a text.'],
    [{ 'settings.match': 'exakt' }, 'settings.match is "exakt". Expected Choose from: '],
    [{ 'settings.__proto': 1 }, 'settings.__proto is 1. Expected only the settings metrics, match, '],
    [{ 'tally.fingerprint': [1] }, 'tally.fingerprint is "1". Expected two numbers of 32 bits.'],
    [
      { 'tally.fingerprint': [1, 2 ** 32] },
      'tally.fingerprint is "1 4294967296". Expected two numbers of 32',
    ],
    [{ documents: ['a'] }, 'tally.key.documents is 2. Expected 1, the number of names in documents.'],
    [{ 'tally.response.documents': 3 }, 'tally.response.documents is 3. Expected at most 2, as in the key.'],
    [{ 'tally.key.entities': 7 }, 'tally.key.entities is 7. Expected at most 6: one mention for each.'],
    [{ 'tally.key.singletons': 3 }, 'tally.key.singletons is 3. Expected at most 2: as many as there are'],
    [{ 'tally.key.mentions': 3 }, 'tally.key.mentions is 3. Expected at least 4: two for each entity but'],
    [{ 'tally.sums': [] }, 'tally.sums is []. Expected a list of '],
    [{ warnings: [{ code: 'toString' }] }, 'warnings[0].code is "toString". Expected the code of a problem.'],
    [
      { warnings: [{ code: 'document/extra', severity: 'bad' }] },
      'warnings[0].severity is "bad". Expected "warning" or "error".',
    ],
    [
      {
        warnings: [
          { code: 'document/extra', severity: 'warning', message: 'm', file: { name: 'f', start: -1 } },
        ],
      },
      'warnings[0].file.start is -1. Expected a whole number of at least 0.',
    ],
    [{ 'extras.ends': 'middle' }, 'extras.ends is "middle". Expected null, or '],
  ])('refuses %j', (changes, fault) => {
    const found = faultOf(changes);
    expect(found.slice(0, fault.length)).toBe(fault);
  });

  it('refuses settings that are not those of the signature', () => {
    expect(faultOf({ 'settings.singletons': 'drop' })).toMatch(
      /^signature is "metrics:.*singletons:keep.*"\. Expected metrics:.*singletons:drop/,
    );
    expect(faultOf({ 'extras.lenient': true })).toMatch(/^signature is /);
  });

  it('refuses a sum that is not the sum of the documents', () => {
    const sums = (counts.tally as { sums: number[][] }).sums.map((partials) => partials.map((n) => n / 2));
    expect(faultOf({ 'tally.sums': sums })).toMatch(/^tally\.sums\[\d+\] \(.*\) is /);
  });
});
