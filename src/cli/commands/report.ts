import type { Command } from 'commander';
import { UsageError } from '../../problems/problem.ts';
import { outputKind } from '../options/main-output.ts';
import { addOptions, shared } from '../options/shared.ts';
import { scoreKinds } from '../score-output.ts';
import { addScoringOptions, intervalOptions, runGiven, type ScoreArguments } from './score.ts';

export function registerReport(program: Command, done: (code: number) => void): void {
  const command = program
    .command('report')
    .description('write one page with the scores, every document, every chain and every difference');
  addOptions(
    addScoringOptions(command),
    ...intervalOptions(),
    shared.pageTitle(),
    shared.pageNote(),
    shared.maxPage(),
    shared.output(),
    shared.force(),
  )
    .addHelpText('after', help)
    .action(async (key: string | undefined, responses: string[], options: ScoreArguments) => {
      refuseOtherEnding(options);
      done(await runGiven(command, key, responses, { ...options, html: true, isReport: true }));
    });
}

/** A file without an ending is a page too; one that ends like another kind of output is probably a mistake. */
function refuseOtherEnding(options: ScoreArguments): void {
  const kind = outputKind(options, scoreKinds);
  if (kind === 'html' || kind === 'text') return;
  throw new UsageError(
    `${options.output} ends like ${kind}, but a report is a page.`,
    `name a file that ends in .html, or use score -o ${options.output}`,
  );
}

const help = `
The page needs no network and no other file. Its address names the view, so links to a document or a mention can be shared.

Examples:
  $ corefeval report key.conll response.conll -o report.html
  $ corefeval report gold/ ours=systemA/ theirs=systemB/ -o report.html
  $ corefeval report --dataset news=key.conll:response.conll --dataset web=gold/:systemA/ -o report.html`;
