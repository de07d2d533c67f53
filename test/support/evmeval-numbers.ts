import { scorerOptions } from '../../src/compat/evmeval/arguments/scorer.ts';
import type { EvmevalOptions } from '../../src/compat/evmeval/arguments/scorer-options.ts';
import { runScorer } from '../../src/compat/evmeval/score/scorer.ts';
import { evmeval18 } from '../../src/nuggets/index.ts';
import { scoreTexts } from './nuggets.ts';

/** The files around a run of the drop-in: `gold`, `system`, and others by name. */
export const evmevalWorld = (
  gold: string,
  system: string,
  others: Readonly<Record<string, string>> = {},
) => ({
  read: (path: string) => (path === 'gold' ? gold : path === 'system' ? system : others[path]),
  isDirectory: () => false,
});

export const runEvmeval = (
  gold: string,
  system: string,
  flags: readonly string[] = [],
  others: Readonly<Record<string, string>> = {},
) =>
  runScorer(
    scorerOptions(['-g', 'gold', '-s', 'system', '-o', 'o', '-d', 'd', ...flags]) as EvmevalOptions,
    evmevalWorld(gold, system, others),
  );

const SETTINGS = [
  ['plain', 'span'],
  ['mention_type', 'type'],
  ['realis_status', 'realis'],
  ['mention_type+realis_status', 'type+realis'],
] as const;

/** The numbers in which the report of the drop-in differs from `nuggets score` with profile evmeval-1.8. */
export function evmevalDifferences(gold: string, system: string): string[] {
  const { files, exit } = runEvmeval(gold, system, ['-c', 'c']);
  if (exit !== 0) return [`exit ${exit}`];
  const report = files.get('o') ?? '';
  const options = { profile: evmeval18, coreference: true };
  const { settings, coreference } = scoreTexts(gold, system, options, { lenient: true }).scores;
  const detection = SETTINGS.flatMap(([title, name]) => {
    const row = report
      .split('\n')
      .find((line) => line.trim().startsWith(`${title}\t`) && line.split('\t').length === 7);
    const { micro, macro } = settings.find((setting) => setting.name === name) ?? {};
    const values = [micro?.precision, micro?.recall, micro?.f1, macro?.precision, macro?.recall, macro?.f1];
    return values.flatMap((value, i) => {
      const printed = row?.split('\t')[i + 1];
      const same =
        value === null || value === undefined
          ? printed === 'nan'
          : Math.abs(Number(printed) - 100 * value) < 0.00501;
      return same ? [] : [`${name}: ${printed} is not ${value}`];
    });
  });
  const chains = ['muc', 'bcub', 'ceafe', 'ceafm', 'blanc'].flatMap((metric) => {
    const printed = new RegExp(`Metric : ${metric}\\tScore\\t([\\d.]+)`).exec(report)?.[1];
    const value = 100 * (coreference?.scores.get(metric)?.f1 ?? 0);
    return Math.abs(Number(printed) - value) < 0.0101 ? [] : [`${metric}: ${printed} is not ${value}`];
  });
  return [...detection, ...chains];
}
