import { expect, it } from 'vitest';
import { readBrat } from '../../../../src/formats/brat/read.ts';
import { bratNotConverted } from '../../../../src/nuggets/convert/brat-not-converted.ts';

it('counts what tbf cannot hold, and only kinds that occur', () => {
  const text = [
    'T1\tAttack 0 3\tone',
    'T2\tPerson 4 7\ttwo',
    'E1\tAttack:T1 Agent:T2',
    'E2\tAttack:T1',
    'A1\tRealis E1 Actual',
    'A2\tRealis E1 Other',
    'A3\tTense E1 Past',
    '#1\tNote E1\tx',
    '?\ty',
    '',
  ].join('\n');
  const document = readBrat({ name: 'f', text }, () => {});
  expect([...bratNotConverted(document)]).toEqual([
    ['annotations that are not triggers of events', 1],
    ['roles of events', 1],
    ['attributes other than Realis of an event', 1],
    ['values of Realis that a later line replaces', 1],
    ['notes', 1],
    ['lines of an unknown kind', 1],
  ]);
});
