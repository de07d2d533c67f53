import { describe, expect, it } from 'vitest';
import { cutTypes } from '../../../../../src/report/nuggets/compare/cut-types.ts';

describe('cutTypes', () => {
  it('leaves types that fit', () => {
    expect(cutTypes('Life_Die', 'Life_Injure', 11)).toEqual(['Life_Die', 'Life_Injure']);
  });

  it('leaves out the type before the subtype', () => {
    expect(cutTypes('Personnel_Start-Position', 'Personnel_End-Position', 16)).toEqual([
      '…Start-Position',
      '…End-Position',
    ]);
    expect(cutTypes('Personnel_Start-Position', 'Life_Die', 12)).toEqual(['Person…ition', 'Life_Die']);
  });

  it('cuts types that differ so that they look different', () => {
    expect(cutTypes('Contact_Meeting', 'Business_Meeting', 9)).toEqual(['…Con…ting', '…Bus…ting']);
    expect(cutTypes('Personnel_Start-Position', 'Personnel_End-Position', 10)).toEqual([
      '…Star…tion',
      '…End-…tion',
    ]);
  });

  it('cuts equal types in the same way', () => {
    const [gold, system] = cutTypes('Movement_Transport-Person', 'Movement_Transport-Person', 18);
    expect([gold, system]).toEqual(['…Transport-Person', '…Transport-Person']);
  });

  it('shows control characters as text', () => {
    expect(cutTypes('\u001b[31m', '', 20).join('')).not.toContain('\u001b');
  });
});
