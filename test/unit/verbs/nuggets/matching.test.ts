import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../../../src/corpus/index.ts';
import { profiles, standardAttributes } from '../../../../src/nuggets/index.ts';
import { type MatchRequest, matchSettings } from '../../../../src/verbs/nuggets/matching.ts';
import { memoryShell } from '../../../support/memory-shell.ts';
import { refusal } from '../../../support/run-verb.ts';

const settings = (request: MatchRequest) =>
  matchSettings(request, memoryShell({ types: 'Life_Die\n', 'tkn/d.tab': '' }, MemoryStore).files, () => {});

describe('matchSettings', () => {
  it('has the first profile, and neither tables nor types unless they are given', async () => {
    expect(await settings({})).toEqual({
      profile: profiles[0],
      attributes: standardAttributes,
      mapping: 'greedy',
      unit: 'auto',
      tables: undefined,
      types: undefined,
      documents: undefined,
    });
    expect((await settings({ tokens: 'tkn' })).tables).toBeDefined();
  });

  it('has what was asked for', async () => {
    const asked = { mapping: 'optimal', unit: 'character', documents: ['d'], attributes: [] } as const;
    expect(await settings(asked)).toMatchObject(asked);
  });

  it('reads types in the form in which the profile compares them', async () => {
    for (const profile of profiles) {
      const { types } = await settings({ types: 'types', tokens: 'tkn', profile: profile.id });
      expect(types).toEqual([profile.comparison.normal('Life_Die')]);
    }
  });

  it('refuses a profile without the token tables that it needs', async () => {
    const needy = profiles.find(({ needsTables }) => needsTables)?.id as string;
    expect(await refusal(() => settings({ profile: needy }))).toBe(
      `The profile ${needy} needs token tables.\n  help: Give their directory with -t DIR.`,
    );
  });
});
