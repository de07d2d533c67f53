import { describe, expect, it } from 'vitest';
import { groupVerbs, verbHeading } from '../../../../src/cli/help/verb-groups.ts';
import { makeProgram } from '../../../../src/cli/program.ts';
import { verbs } from '../../../../src/cli/verbs.ts';

describe('groupVerbs', () => {
  it('has a heading for every verb', () => {
    expect([...verbs.keys()].filter((verb) => verbHeading(verb) === undefined)).toEqual([]);
  });

  it('lists the verbs within 80 columns', async () => {
    const program = await makeProgram(undefined);
    groupVerbs(program);
    const help = program.helpInformation();
    expect(help).toContain('\nScores:\n  score           score one or more responses against a key\n');
    expect(help).toMatch(/For this program:\n(?: .*\n)* {2}help {12}show the options of a verb/);
    expect(help.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });
});
