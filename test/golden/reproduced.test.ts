/** docs/reproduced.md: what the repository has is computed again, and every difference from a published number has a reason. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answerTo } from '../support/serve-shell.ts';

const script = (name: string) => import(new URL(`../../scripts/reproduce/${name}.mjs`, import.meta.url).href);
const { conllOf, digitsLike, metricsOf, readGroups, scoreIn } = await script('groups');
const { withReproduced } = await script('page');

interface Item {
  readonly id: string;
  readonly scale?: string;
  readonly partition?: { readonly key: string; readonly response: string };
  readonly published: Readonly<Record<string, string>>;
  readonly ours: Readonly<Record<string, string>>;
  readonly note?: string;
}

const groups: readonly { readonly scale: string; readonly items: readonly Item[] }[] = readGroups();
const items = groups.flatMap((group) =>
  group.items.map((item) => ({ ...item, scale: item.scale ?? group.scale })),
);
const here = items.filter(({ partition }) => partition !== undefined);

describe('numbers of files in the repository', () => {
  it.each(here.map((item) => [item.id, item] as const))('%s', async (_, item) => {
    const { result } = await answerTo({
      jsonrpc: '2.0',
      id: 1,
      method: 'evaluate',
      params: {
        key: { text: conllOf(item.partition, 'key') },
        systems: [{ name: 'response', corpus: { text: conllOf(item.partition, 'response') } }],
        options: { metrics: metricsOf(item) },
      },
    });
    const found = Object.entries(item.published).map(([score, published]) => [
      score,
      digitsLike(published, scoreIn(result, score), item.scale),
    ]);
    expect(Object.fromEntries(found)).toEqual(item.ours);
  });
});

describe('every number', () => {
  it('that differs from the published one has a reason', () => {
    const differing = items.filter(({ published, ours }) =>
      Object.keys(published).some((score) => published[score] !== ours[score]),
    );
    expect(differing.length).toBeGreaterThan(0);
    expect(differing.filter(({ note }) => note === undefined).map(({ id }) => id)).toEqual([]);
  });

  it('is shown with the digits of the published one', () => {
    expect(digitsLike('79.58', 0.79576, 'percent')).toBe('79.58');
    expect(digitsLike('0.42', 5 / 12, 'fraction')).toBe('0.42');
    expect(digitsLike('100', 1, 'percent')).toBe('100');
    expect(digitsLike('0.00', null, 'percent')).toBe('–');
  });
});

it('docs/reproduced.md has the tables of scripts/reproduce/groups.json: if this fails, run npm run reproduce -- --update', () => {
  const page = readFileSync(new URL('../../docs/reproduced.md', import.meta.url), 'utf8');
  expect(page).toContain('| ECB+, gold document clusters | ');
  expect(page).toBe(withReproduced(page, groups));
});
