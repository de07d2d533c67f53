import { byCodePoint } from '../../core/code-points.ts';
import type { Contingency } from '../../core/contingency.ts';
import { meanOf } from '../../evaluate/macro.ts';
import { fractionScore, type RatioScore } from '../../metrics/metric.ts';
import { pairs } from '../../metrics/ratio.ts';
import type { PairLabels } from './vote.ts';

/** Mentions and links that are right, and that both sides give the same label. */
export interface TypedScores {
  readonly mentions: RatioScore;
  readonly links: RatioScore;
}

/** The scores of the labels of one column. */
export interface LabelScores {
  readonly column: string;
  /** By key mentions, most first; `null` is the value of entities without a label, and comes last. */
  readonly classes: readonly ({ readonly value: string | null } & TypedScores)[];
  /** All labels together, without unlabelled entities. */
  readonly total: TypedScores;
  /** The mean F₁ of the labels that the key has. */
  readonly macro: { readonly mentions: number | null; readonly links: number | null };
}

/** Counts of one label. */
class ClassCounts {
  readonly mentions = { right: 0, key: 0, response: 0 };
  readonly links = { right: 0, key: 0, response: 0 };

  add(side: 'right' | 'key' | 'response', size: number): void {
    this.mentions[side] += size;
    this.links[side] += pairs(size);
  }

  addAll({ mentions, links }: ClassCounts): void {
    for (const side of ['right', 'key', 'response'] as const) {
      this.mentions[side] += mentions[side];
      this.links[side] += links[side];
    }
  }

  scores(): TypedScores {
    return { mentions: scoreOf(this.mentions), links: scoreOf(this.links) };
  }
}

const scoreOf = ({ right, key, response }: ClassCounts['mentions']): RatioScore =>
  fractionScore({ num: right, den: key }, { num: right, den: response });

/** Adds up mentions and links by label. All counts are whole numbers. */
export class TypedSums {
  readonly #columns = new Map<string, Map<string | null, ClassCounts>>();

  add({ keySizes, responseSizes, cells }: Contingency, labels: PairLabels): void {
    for (const [column, { key, response }] of labels) {
      const classes = this.#classesOf(column);
      key.entities.forEach((label, i) => {
        countsAt(classes, label).add('key', keySizes[i]);
      });
      response.entities.forEach((label, j) => {
        countsAt(classes, label).add('response', responseSizes[j]);
      });
      for (let c = 0; c < cells.length; c++) {
        const label = key.entities[cells.key[c]];
        if (label === response.entities[cells.response[c]])
          countsAt(classes, label).add('right', cells.shared[c]);
      }
    }
  }

  #classesOf(column: string): Map<string | null, ClassCounts> {
    const known = this.#columns.get(column) ?? new Map<string | null, ClassCounts>();
    this.#columns.set(column, known);
    return known;
  }

  scores(columns: readonly string[]): LabelScores[] {
    return columns.map((column) => {
      const classes = [...this.#classesOf(column)].sort(
        ([a, one], [b, other]) =>
          Number(a === null) - Number(b === null) ||
          other.mentions.key - one.mentions.key ||
          byCodePoint(a ?? '', b ?? ''),
      );
      const labelled = classes.filter(([value]) => value !== null).map(([, counts]) => counts);
      const total = new ClassCounts();
      for (const counts of labelled) total.addAll(counts);
      const ofKey = labelled.filter(({ mentions }) => mentions.key > 0).map((counts) => counts.scores());
      return {
        column,
        classes: classes.map(([value, counts]) => ({ value, ...counts.scores() })),
        total: total.scores(),
        macro: {
          mentions: meanOf(ofKey.map(({ mentions }) => mentions.f1)),
          links: meanOf(ofKey.map(({ links }) => links.f1)),
        },
      };
    });
  }
}

function countsAt(classes: Map<string | null, ClassCounts>, label: string | null): ClassCounts {
  let counts = classes.get(label);
  if (counts === undefined) {
    counts = new ClassCounts();
    classes.set(label, counts);
  }
  return counts;
}
