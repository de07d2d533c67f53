import { conllScore, percent, type Scores } from '../lookups/score.ts';
import type { RunSettings, UaResult } from './run.ts';

/** The lines of the originals. */
export function printedResult(result: UaResult, settings: RunSettings): string {
  const lines = settings.prepare.release.id === '1' ? lines1(result, settings) : lines2(result, settings);
  return `${lines.join('\n')}\n`;
}

const row = ({ recall, precision, f1 }: Scores): string =>
  `Recall: ${percent(recall)}  Precision: ${percent(precision)}  F1: ${percent(f1)}`;

function lines1({ printed, scores, nonReferring, bridging }: UaResult, settings: RunSettings): string[] {
  const minimum = settings.prepare.match === 'minimum' ? ' using the minimum span evaluation setting ' : '';
  return [
    `The scorer is evaluating  ${evaluated(settings, 'corferent markables', 'only discourse deixis')} ${minimum}`,
    ...printed,
    ...metricLines(scores),
    ...conllLine(scores),
    ...relationLines(nonReferring, bridging),
  ];
}

function lines2({ scores, nonReferring, bridging }: UaResult, settings: RunSettings): string[] {
  const { match } = settings.prepare;
  const name = match === 'exact' ? match : `partial-${match === 'craft' ? 'craft' : 'corefud'}`;
  const metrics = [
    ...scores.map(([id]) => id),
    ...(nonReferring === undefined ? [] : ['non-referring']),
    ...(bridging === undefined ? [] : ['bridging']),
  ];
  return [
    `The scorer is evaluating ${evaluated(settings, 'coreferential mentions', 'discourse deixis')} using ${name} match evaluation setting.`,
    `The following metrics will be evaluated: ${metrics.join(', ')}`,
    '',
    ...metricLines(scores),
    ...relationLines(nonReferring, bridging),
    ...conllLine(scores),
  ];
}

function evaluated(settings: RunSettings, mentions: string, deixis: string): string {
  if (settings.deixis) return deixis;
  if (settings.onlySplitAntecedents) return 'only split-antecedents';
  const { keepSingletons, keepSplitAntecedents, keepZeros, release } = settings.prepare;
  const relations = [
    ...(settings.nonReferring ? ['non-referring mentions'] : []),
    ...(settings.bridging ? ['bridging relations'] : []),
  ];
  if (settings.metrics.length === 0) return relations.join(', ');
  return [
    mentions,
    ...(keepSingletons ? ['singletons'] : []),
    ...(keepSplitAntecedents ? ['split-antecedents'] : []),
    ...(keepZeros && release.hasZeros ? ['zeros (using linear match method)'] : []),
    ...relations,
  ].join(', ');
}

const metricLines = (scores: UaResult['scores']): string[] =>
  scores.flatMap(([id, score]) => [id, row(score)]);

function conllLine(scores: UaResult['scores']): string[] {
  const conll = conllScore(scores);
  return conll === undefined ? [] : [`CoNLL score: ${percent(conll)}`];
}

const RULE = '============================================';

const relationLines = (nonReferring: Scores | undefined, bridging: UaResult['bridging']): string[] => [
  ...(nonReferring === undefined
    ? []
    : [RULE, 'Non-referring markable identification scores:', row(nonReferring)]),
  ...(bridging === undefined
    ? []
    : [
        RULE,
        'Bridging anaphora recognition scores:',
        row(bridging.anaphorRecognition),
        'Full bridging scores (Markable Level):',
        row(bridging.fullMarkable),
        'Full bridging scores (Entity Level):',
        row(bridging.fullEntity),
      ]),
];
