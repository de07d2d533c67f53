import { describe, expect, it } from 'vitest';
import { timeMlFiles } from '../../../../../src/compat/evmeval/sequencing/timeml.ts';

const head = `<?xml version="1.0" ?>
<TimML xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="http://timeml.org/timeMLdocs/TimeML_1.2.1.xsd">
  <DCT>
    <TIMEX3 functionInDocument="CREATION_TIME" scriptFunction="false" tid="t0" type="TIME" value=""/>
  </DCT>
`;
const document = {
  id: 'a\\b',
  gold: [
    { relation: 'After', from: 0, to: 1 },
    { relation: 'Subevent', from: 1, to: 0 },
  ],
  system: [],
  goldNodes: [0, 1],
  systemNodes: [],
} as const;

describe('timeMlFiles', () => {
  it('has a file of each side for each relation and for both, backslashes in the name replaced', () => {
    expect(timeMlFiles(document).map(([path]) => path)).toEqual([
      'Subevent/gold/a_b.tml',
      'Subevent/sys/a_b.tml',
      'After/gold/a_b.tml',
      'After/sys/a_b.tml',
      'All/gold/a_b.tml',
      'All/sys/a_b.tml',
    ]);
  });

  it('lists events, instances and links, with the misspelt root and the one link id of the tool', () => {
    const files = new Map(timeMlFiles(document));
    const nodes = `  <TEXT>
    <EVENT eid="te0"/>
    <EVENT eid="te1"/>
  </TEXT>
  <MAKEINSTANCE eid="te0" eiid="instance_te0"/>
  <MAKEINSTANCE eid="te1" eiid="instance_te1"/>
`;
    const before =
      '  <TLINK eventInstanceID="te0" lid="l0" relType="BEFORE" relatedToEventInstance="te1"/>\n';
    const includes =
      '  <TLINK eventInstanceID="te1" lid="l0" relType="INCLUDES" relatedToEventInstance="te0"/>\n';
    expect(files.get('After/gold/a_b.tml')).toBe(`${head}${nodes}${before}</TimML>\n`);
    expect(files.get('All/gold/a_b.tml')).toBe(`${head}${nodes}${before}${includes}</TimML>\n`);
    expect(files.get('All/sys/a_b.tml')).toBe(`${head}  <TEXT/>\n</TimML>\n`);
  });

  it('crashes for an id that cannot be the name of a file', () => {
    const named = (id: string) => () => timeMlFiles({ ...document, id });
    for (const id of ['a/b', 'a\0b', 'x'.repeat(252)]) {
      expect(named(id)).toThrow(`The document id "${id}" cannot be the name of a TimeML file.`);
    }
    expect(named('x'.repeat(251))()[0][0]).toBe(`Subevent/gold/${'x'.repeat(251)}.tml`);
  });
});
