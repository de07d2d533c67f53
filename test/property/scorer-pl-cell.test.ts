import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBytes } from '../../src/compat/scorer-pl/bytes.ts';
import { type CellLabels, readCell } from '../../src/compat/scorer-pl/cell.ts';
import { runs } from '../support/runs.ts';

/** The literal definition (docs/compat/scorer-pl.md#coreference-field): remove the leftmost match until there is none. */
function readNaively(field: string): CellLabels {
  let text = field;
  const pass = (pattern: RegExp): string[] => {
    const labels: string[] = [];
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
      labels.push(match[1]);
      text = text.slice(0, match.index) + text.slice(match.index + match[0].length);
    }
    return labels;
  };
  return {
    discarded: pass(/\((\d+\+\d)\)/),
    single: pass(/\((\d+)\)/),
    opened: pass(/\((\d+)/),
    closed: pass(/(\d+)\)/),
  };
}

const atom = fc.constantFrom('(', ')', '1', '2', '34', '+', '+5', '|', '-', '(6)', '(7+8)', '(9', '0)', 'é');

describe('readCell', () => {
  it('finds what repeated removal of the leftmost match finds', () => {
    fc.assert(
      fc.property(fc.array(atom, { maxLength: 40 }), (atoms) => {
        const field = atoms.join('');
        expect(readCell(toBytes(field), 0, field.length)).toEqual(readNaively(field));
      }),
      { numRuns: runs(5000) },
    );
  });

  it('finds the same in cells of brackets, digits and a plus only', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('(', ')', '1', '+'), maxLength: 30 }), (field) => {
        expect(readCell(toBytes(field), 0, field.length)).toEqual(readNaively(field));
      }),
      { numRuns: runs(5000) },
    );
  });
});
