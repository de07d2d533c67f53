import type { EventReport } from '../../src/page/events/report-index.ts';
import { comparedTexts } from './compared-nuggets.ts';
import { nuggetReport, nuggetSystem } from './nugget-reports.ts';
import { scoreTexts } from './nuggets.ts';

/** A report on systems, each given by its name and a tbf text, with their comparisons with gold. */
export function eventReport(
  gold: string,
  systems: Readonly<Record<string, string>>,
  coreference = false,
): EventReport {
  const texts = Object.values(systems);
  const scored = Object.keys(systems).map((name, s) =>
    nuggetSystem(name, scoreTexts(gold, texts[s], { coreference }).scores),
  );
  return {
    ...nuggetReport(scored),
    comparisons: texts.map((text) => comparedTexts(gold, text)),
    leftOut: ['broken'],
  };
}
