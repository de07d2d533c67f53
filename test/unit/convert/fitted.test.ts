import { describe, expect, it } from 'vitest';
import { fitted } from '../../../src/convert/fitted.ts';
import { type ExtraColumn, extraColumns } from '../../../src/core/mention-columns.ts';
import { Mentions } from '../../../src/core/mentions.ts';
import { type Capability, capabilities } from '../../../src/formats/index.ts';
import { extraSamples, richDocument as rich } from '../../support/rich-document.ts';

const everything = Object.keys(capabilities) as Capability[];
const [gapped, zero] = rich.mentions;
const without = <T extends object, K extends keyof T>(value: T, ...names: K[]): Omit<T, K> =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name as K))) as Omit<T, K>;

describe('a fitted document', () => {
  it('has nothing that the format cannot hold, but for the words, which mentions may need', () => {
    const bare = fitted(rich, { holds: [] });
    expect([...bare.mentions]).toEqual([
      { start: 0, end: 3, entity: 0 },
      { start: 1, end: 2, entity: 1 },
    ]);
    expect(bare.relations).toBeUndefined();
    const words = bare.tokens;
    expect([words?.length, words?.at(3), words?.emptyNodes]).toEqual([4, 'z', undefined]);
  });

  it('is the same if the format can hold everything', () => {
    const same = fitted(rich, { holds: everything });
    expect([...same.mentions]).toEqual([...rich.mentions]);
    expect(same).toMatchObject({ tokens: rich.tokens, relations: rich.relations });
  });

  it('lacks what one capability covers, and nothing else', () => {
    const lacking = (capability: Capability) =>
      fitted(rich, { holds: everything.filter((each) => each !== capability) });
    expect([...lacking('gaps').mentions]).toEqual([without(gapped, 'parts'), zero]);
    expect([...lacking('heads').mentions]).toEqual([without(gapped, 'head'), zero]);
    expect([...lacking('minima').mentions]).toEqual([without(gapped, 'minStart', 'minEnd'), zero]);
    expect([...lacking('types').mentions]).toEqual([without(gapped, 'attributes'), zero]);
    expect([...lacking('zeros').mentions]).toEqual([gapped, without(zero, 'zero')]);
    expect(lacking('zeros').tokens?.emptyNodes).toBeUndefined();
    expect([...lacking('relations').mentions]).toEqual([without(gapped, 'relationEnd'), zero]);
    const bare = { mentions: undefined, relations: undefined };
    expect({ ...lacking('relations'), ...bare }).toEqual({ ...fitted(rich, { holds: everything }), ...bare });
  });

  it.each(Object.keys(extraColumns) as ExtraColumn[])('has %s only with its capability', (name) => {
    const mention = { start: 0, end: 2, entity: 0, [name]: extraSamples[name] };
    const document = { ...rich, mentions: Mentions.of([mention]) };
    const { heldAs } = extraColumns[name];
    const others = everything.filter((each) => each !== heldAs);
    expect(everything).toContain(heldAs);
    expect(fitted(document, { holds: [heldAs] }).mentions.at(0)).toEqual(mention);
    expect(fitted(document, { holds: others }).mentions.at(0)).toEqual({ start: 0, end: 2, entity: 0 });
  });

  it('has no words where the document has none', () => {
    expect(fitted({ ...rich, tokens: undefined }, { holds: [] }).tokens).toBeUndefined();
  });
});
