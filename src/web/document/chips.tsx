/** The kinds of differences above the text, by family. A chip fades the rest. */
import { errorTypes } from '../../analyze/error-types.ts';
import type { PageIndex } from '../../page/types.ts';
import { families } from '../../report/vocabulary.ts';
import { setParams } from '../frame/route.ts';
import { Sign } from '../parts/sign.tsx';
import { type DifferenceKind, type EntityDifference, isMarkKind, kindNames, kinds } from './differences.ts';

export interface ChipCounts {
  readonly shown: ReadonlyMap<DifferenceKind, number>;
  /** Those of singletons that are hidden. */
  readonly hidden: ReadonlyMap<DifferenceKind, number>;
}

export function chipCounts(
  differences: readonly EntityDifference[],
  isHidden: (difference: EntityDifference) => boolean,
): ChipCounts {
  const counts = { shown: new Map<DifferenceKind, number>(), hidden: new Map<DifferenceKind, number>() };
  for (const difference of differences) {
    const map = counts[isHidden(difference) ? 'hidden' : 'shown'];
    map.set(difference.kind, (map.get(difference.kind) ?? 0) + 1);
  }
  return counts;
}

/** The type of errors of `analyze` that costs what a kind costs; a wrong entity is a mark only. */
const TYPES_OF_MARKS: Partial<Record<DifferenceKind, string>> = {
  missing: 'missing-mention',
  extra: 'extra-mention',
  span: 'span-error',
};

/**
 * The kinds that occur, as they are shown: by family, marks before states of entities, and the dearest first. Where costs are not known, or
 * are equal, the most frequent is first.
 */
export function chipOrder(
  { shown, hidden }: ChipCounts,
  chosen: ReadonlySet<DifferenceKind>,
  analysis: PageIndex['systems'][number]['analysis'],
): readonly DifferenceKind[] {
  const cost = (kind: DifferenceKind): number => {
    const type = TYPES_OF_MARKS[kind] ?? kind;
    return analysis?.share[(errorTypes as readonly string[]).indexOf(type)] ?? 0;
  };
  const count = (kind: DifferenceKind) => (shown.get(kind) ?? 0) + (hidden.get(kind) ?? 0);
  const family = (kind: DifferenceKind) => families.indexOf(kinds[kind].family);
  return kindNames
    .filter((kind) => shown.has(kind) || hidden.has(kind) || chosen.has(kind))
    .sort(
      (a, b) =>
        family(a) - family(b) ||
        Number(isMarkKind(b)) - Number(isMarkKind(a)) ||
        cost(b) - cost(a) ||
        count(b) - count(a),
    );
}

/** On a chip beside its sign, "mention" may be left out. */
export const chipWord = (kind: DifferenceKind): string => kinds[kind].label.replace(/ mention$/, '');

/** The kinds of an address with one more, or without it. */
export function toggledKinds(chosen: ReadonlySet<DifferenceKind>, kind: DifferenceKind): string {
  const next = new Set(chosen);
  if (!next.delete(kind)) next.add(kind);
  return [...next].join(',');
}

interface ChipsProps {
  readonly order: readonly DifferenceKind[];
  readonly counts: ChipCounts;
  readonly chosen: ReadonlySet<DifferenceKind>;
  readonly onToggle: (kind: DifferenceKind) => void;
}

export function Chips({ order, counts: { shown, hidden }, chosen, onToggle }: ChipsProps) {
  return (
    <div class="chips" role="group" aria-label="Marks in this text">
      {families.map((family) => {
        const own = order.filter((kind) => kinds[kind].family === family);
        if (own.length === 0) return null;
        return (
          <span class="family" key={family}>
            <span class="soft familyname">{family}</span>
            {own.map((kind) => (
              <button
                key={kind}
                type="button"
                aria-pressed={chosen.has(kind)}
                onClick={() => onToggle(kind)}
                title={`${kinds[kind].label}: fade the rest (key ${order.indexOf(kind) + 1})${hidden.has(kind) ? `; ${hidden.get(kind)} more are singletons, which are hidden` : ''}`}
              >
                <Sign of={kinds[kind]} />
                <span class="label">{chipWord(kind)}</span> <b>{shown.get(kind) ?? 0}</b>
                {hidden.has(kind) ? (
                  <span class="soft">
                    {' '}
                    +{hidden.get(kind)}
                    <span class="hidden"> hidden singletons</span>
                  </span>
                ) : null}
              </button>
            ))}
          </span>
        );
      })}
      {/* Always there, so that nothing moves. */}
      <button
        type="button"
        class={chosen.size === 0 ? 'quiet unused' : 'quiet'}
        disabled={chosen.size === 0}
        onClick={() => setParams({ f: '' })}
      >
        show all
      </button>
    </div>
  );
}
