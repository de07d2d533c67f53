import type { Command } from 'commander';
import { corpusWarnings, type SettingsSpec, settingsOf, signature, Tally } from '../../evaluate/index.ts';
import { formats } from '../../formats/index.ts';
import { noMentionsHelp } from '../../formats/no-mentions-help.ts';
import { ProblemLog } from '../../problems/log.ts';
import { InputError, problem } from '../../problems/problem.ts';
import { scoreReport } from '../../report/score/report.ts';
import type { CountsFile } from '../counts-file.ts';
import { noteInputs } from '../files/input-files.ts';
import { refuseOutputs } from '../files/write-output.ts';
import { addOptions } from '../options/add-options.ts';
import { addOutputOptions, mainOutputs, type OutputOptions, outputKind } from '../options/main-output.ts';
import { readingSpecs, signatureExtras } from '../options/reading.ts';
import { shared } from '../options/shared.ts';
import { readCounts } from '../read-counts.ts';
import { scoreKinds, writeReport } from '../score-output.ts';

interface MergeOptions extends OutputOptions {
  perDocument?: boolean;
  strict?: boolean;
  allow?: string[];
}

export function registerMerge(program: Command): void {
  const command = program
    .command('merge')
    .description('add up the counts that "score --counts" wrote')
    .argument('<counts...>', 'files with counts, one for each part of the corpus')
    .addOption(shared.perDocument());
  addOutputOptions(addOptions(command, shared.cite(), shared.strict(), shared.allow()), scoreKinds)
    .addHelpText('after', help)
    .action((paths: string[], options: MergeOptions) => runMerge(paths, options));
}

const help = `
Examples:
  $ corefeval score key.1.conll response.1.conll --counts 1.json
  $ corefeval score key.2.conll response.2.conll --counts 2.json
  $ corefeval merge 1.json 2.json -o all.md`;

async function runMerge(paths: readonly string[], options: MergeOptions): Promise<void> {
  const kind = outputKind(options, scoreKinds);
  noteInputs(paths.map((path) => ({ path })));
  refuseOutputs(mainOutputs(options, kind), options);
  const files = paths.map(readCounts);
  refuseMixture(paths, files);
  refuseOverlap(paths, files);
  const spec: SettingsSpec = files[0].settings;
  const settings = settingsOf(spec);
  const tally = new Tally(settings, { perDocument: options.perDocument ?? false });
  for (const file of files) tally.merge(file.tally);
  const result = tally.result();
  const { lenient } = files[0].extras;
  const keyPath = summary(files.map(({ key }) => key));
  const path = summary(files.map(({ response }) => response));
  const sides = { key: keyPath, response: path, noMentions: () => noMentionsHelp(formats) };
  const { strict, allow } = options;
  const ofParts = new ProblemLog({ strict, allow });
  for (const found of files.flatMap(({ warnings }) => warnings)) ofParts.report(found);
  ofParts.throwIfErrors();
  const log = new ProblemLog({ strict, allow, lenient });
  for (const found of corpusWarnings(result, settings, sides)) log.report(found);
  log.throwIfErrors();
  const reading = readingSpecs(files[0].extras);
  const extras = signatureExtras({ lenient, documents: chosenDocuments(files), reading });
  const system = {
    name: path,
    path,
    result,
    signature: signature(settings, result.fingerprint, extras),
    warnings: [...files.flatMap(({ warnings }) => warnings), ...log.problems],
  };
  const report = scoreReport(keyPath, [system], settings, options.perDocument ?? false);
  const count = (code: string) => system.warnings.filter((warning) => warning.code === code).length;
  await writeReport(report, kind, options, [count]);
}

/** A short text for the paths of many shards. */
function summary(paths: readonly string[]): string {
  const distinct = [...new Set(paths)];
  return distinct.length <= 2 ? distinct.join(' + ') : `${distinct[0]} + ${distinct.length - 1} more`;
}

/** The documents of all parts, if any part was restricted with --document; undefined otherwise. */
function chosenDocuments(files: readonly CountsFile[]): string[] | undefined {
  if (files.every(({ extras }) => isWhole(extras))) return undefined;
  return files.flatMap(({ extras, documents }) => extras.documents ?? documents);
}

const isWhole = ({ documents }: CountsFile['extras']): boolean => (documents ?? null) === null;

/** Parts may have different values of --document; everything else that changes a score must be equal. */
function refuseMixture(paths: readonly string[], files: readonly CountsFile[]): void {
  const signatures = files.map(({ settings, extras }) =>
    signature(
      settingsOf(settings),
      undefined,
      signatureExtras({ lenient: extras.lenient, reading: readingSpecs(extras) }),
    ),
  );
  const other = signatures.findIndex((entry) => entry !== signatures[0]);
  if (other < 0) return;
  throw new InputError([
    problem('counts/settings', 'These counts have different settings from those of the first file.', {
      file: paths[other],
      expected: signatures[0],
      help: `found ${signatures[other]}; score all parts with the same options and the same version`,
    }),
  ]);
}

function refuseOverlap(paths: readonly string[], files: readonly CountsFile[]): void {
  const seen = new Map<string, string>();
  files.forEach(({ documents }, i) => {
    for (const id of documents.filter((name) => name !== '')) {
      const earlier = seen.get(id);
      if (earlier !== undefined) {
        throw new InputError([
          problem('counts/overlap', `Document ${id} is already counted in ${earlier}.`, {
            file: paths[i],
            document: id,
            expected: 'parts of a corpus that have no document in common',
            help: 'omit one of the files, or split the corpus again',
          }),
        ]);
      }
      seen.set(id, paths[i]);
    }
  });
}
