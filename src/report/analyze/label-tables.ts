import type { LabelScores, SystemAnalysis, TypedScores } from '../../analyze/index.ts';
import { grouped, percent } from '../numbers.ts';
import type { TitledTable } from '../table/titled.ts';

/** The name of the entities that have no label. */
export const NO_LABEL = '(no label)';

/** A table for each column of labels: mentions and links of all systems by label, all labels together, and the mean of their F₁. */
export function labelTables(systems: readonly SystemAnalysis[]): TitledTable[] {
  const ofSystems = systems.map(({ labels = [] }) => labels);
  return ofSystems[0].map(({ column }, c) =>
    labelTable(
      column,
      systems.map(({ name }) => name),
      ofSystems.map((labels) => labels[c]),
    ),
  );
}

function labelTable(column: string, names: readonly string[], systems: readonly LabelScores[]): TitledTable {
  const values = labelValues(systems);
  const classOf = ({ classes }: LabelScores, value: string | null) =>
    classes.find((each) => each.value === value);
  const isAlone = systems.length === 1;
  const head = isAlone
    ? ['mentions R', 'P', 'F1', 'links R', 'P', 'F1']
    : systems.flatMap(() => ['mentions F1', 'links F1']);
  const cells = (scores: TypedScores | undefined) =>
    (['mentions', 'links'] as const).flatMap((kind) => {
      const { recall, precision, f1 } = scores?.[kind] ?? { recall: null, precision: null, f1: null };
      return (isAlone ? [recall, precision, f1] : [f1]).map(percent);
    });
  const macroCells = ({ macro: { mentions, links } }: LabelScores) =>
    [mentions, links].flatMap((mean) => [...(isAlone ? ['', ''] : []), percent(mean)]);
  return {
    title: `Scores by label: ${column}`,
    table: {
      head: ['Label', 'Key mentions', ...head],
      ...(isAlone ? {} : { groups: ['', '', ...names.flatMap((name) => [name, name])] }),
      rows: [
        ...values.map((value) => [
          value ?? NO_LABEL,
          grouped(keyMentions(systems, value)),
          ...systems.flatMap((system) => cells(classOf(system, value))),
        ]),
        [
          'All labels',
          grouped(systems[0].total.mentions.counts.recall[1]),
          ...systems.flatMap(({ total }) => cells(total)),
        ],
        ['Mean of the labels of the key', '', ...systems.flatMap(macroCells)],
      ],
      align: ['left', ...Array<'right'>(1 + head.length).fill('right')],
    },
  };
}

const keyMentions = (systems: readonly LabelScores[], value: string | null): number =>
  Math.max(
    ...systems.map(
      ({ classes }) => classes.find((each) => each.value === value)?.mentions.counts.recall[1] ?? 0,
    ),
  );

/** The labels of all systems in the order of the first; of two systems, by the difference of their F₁ of links, greatest first. */
function labelValues(systems: readonly LabelScores[]): (string | null)[] {
  const values = [...new Set(systems.flatMap(({ classes }) => classes.map(({ value }) => value)))];
  const labelled = values.filter((value) => value !== null);
  const last = values.length > labelled.length ? [null] : [];
  if (systems.length !== 2) return [...labelled, ...last];
  const f1 = ({ classes }: LabelScores, value: string) =>
    classes.find((each) => each.value === value)?.links.f1 ?? 0;
  const difference = (value: string) => Math.abs(f1(systems[0], value) - f1(systems[1], value));
  return [...labelled.sort((a, b) => difference(b) - difference(a)), ...last];
}
