import { describe, expect, it } from 'vitest';
import type { EreEvent } from '../../../../src/nuggets/convert/ere-events.ts';
import { ereToTbf } from '../../../../src/nuggets/convert/ere-to-tbf.ts';

const event = (id: string, start: number, hopper?: string, realis = 'Actual'): EreEvent => ({
  id,
  type: 'Life_Die',
  realis,
  start,
  end: start + 4,
  units: { start: 0, end: 4 },
  text: 'died',
  hopper,
});

describe('ereToTbf', () => {
  it('has mentions in the order of the file, with the offsets of the XML', () => {
    expect(ereToTbf([event('E9', 30), event('E2', 5, undefined, '')], 'doc', 'me')).toEqual({
      id: 'doc',
      mentions: [
        {
          system: 'me',
          document: 'doc',
          id: 'E9',
          span: '30,34',
          text: 'died',
          type: 'Life_Die',
          realis: 'Actual',
          extra: [],
        },
        {
          system: 'me',
          document: 'doc',
          id: 'E2',
          span: '5,9',
          text: 'died',
          type: 'Life_Die',
          realis: 'NOT_ANNOTATED',
          extra: [],
        },
      ],
      relations: [],
    });
  });

  it('has a cluster for each hopper with several events, numbered like the hopper if it can be', () => {
    const events = ['h-4', 'x', 'h-4', 'single', 'x', 'h-04', 'h-04'].map((hopper, i) =>
      event(`E${i}`, 10 * i, hopper),
    );
    expect(ereToTbf(events, 'doc', 'me').relations).toEqual([
      { name: 'Coreference', id: 'C4', args: ['E0', 'E2'] },
      { name: 'Coreference', id: 'C5', args: ['E1', 'E4'] },
      { name: 'Coreference', id: 'C04', args: ['E5', 'E6'] },
    ]);
  });
});
