import { describe, expect, it } from 'vitest';
import { lossCodes } from '../../../src/convert/codes.ts';
import { Content } from '../../../src/convert/content.ts';
import { type ExtraColumn, extraColumns } from '../../../src/core/mention-columns.ts';
import { Mentions } from '../../../src/core/mentions.ts';
import { type Capability, capabilities } from '../../../src/formats/index.ts';
import type { Problem } from '../../../src/problems/problem.ts';
import { extraSamples, richDocument as rich } from '../../support/rich-document.ts';

const everything = Object.keys(capabilities) as Capability[];

function lossesOf(holds: readonly Capability[], source = everything, document = rich): string[] {
  const content = new Content();
  content.add(document, { holds: source });
  content.add(document, { holds: source });
  const problems: Problem[] = [];
  content.reportLosses({ id: 'x', holds }, (entry) => problems.push(entry));
  return problems.map(({ code, message }) => `${code} ${/has (\d+)/.exec(message)?.[1]}`);
}

describe('losses', () => {
  it('are counted for what the input has', () => {
    const expected = [
      'convert/words 8',
      'convert/gaps 2',
      'convert/heads 2',
      'convert/minima 2',
      'convert/zeros 2',
      'convert/types 2',
      'convert/relations 2',
      'convert/across-documents 2',
    ];
    expect(lossesOf([]).filter((line) => expected.includes(line))).toEqual(expected);
    expect(lossesOf([], [])).not.toContain('convert/across-documents 2');
  });

  // Empty nodes are counted, not the mentions of them.
  it.each((Object.keys(extraColumns) as ExtraColumn[]).filter((name) => name !== 'zero'))(
    'are reported for the property %s alone: if not, its heldAs needs a capability of its own',
    (name) => {
      const mentions = Mentions.of([{ start: 0, end: 2, entity: 0, [name]: extraSamples[name] }]);
      const { heldAs } = extraColumns[name];
      expect(lossesOf([], everything, { ...rich, mentions })).toContain(`${lossCodes[heldAs]} 2`);
    },
  );

  it.each(everything)('are none for %s if the target can hold it', (capability) => {
    const others = everything.filter((each) => each !== capability);
    expect(lossesOf(everything)).toEqual([]);
    expect(lossesOf(others).map((line) => line.split(' ')[0])).toEqual([lossCodes[capability]]);
  });
});
