import { Command } from 'commander';

/** The headings of the list of verbs. Every verb is below one of them, which a test checks. */
const VERBS_BY_HEADING: Readonly<Record<string, readonly string[]>> = {
  'Scores:': ['score', 'compare', 'gate', 'merge'],
  'What went wrong:': ['analyze', 'explain', 'report', 'ui'],
  'Annotation:': ['check', 'check-kit', 'agree', 'convert', 'tokenize'],
  'Events:': ['nuggets'],
  'In place of other programs:': ['scorer.pl', 'evmeval', 'corefud-scorer', 'coval', 'ua-scorer'],
  'For this program:': ['completion', 'serve', 'help'],
};

const headings: ReadonlyMap<string, string> = new Map(
  Object.entries(VERBS_BY_HEADING).flatMap(([heading, verbs]) => verbs.map((verb) => [verb, heading])),
);

export const verbHeading = (verb: string): string | undefined => headings.get(verb);

/** Gives the list of verbs its headings, without their arguments, so that it fits 80 columns. */
export function groupVerbs(program: Command): void {
  program.addHelpCommand(
    new Command('help')
      .argument('[verb or code]')
      .description('show the options of a verb, or explain a problem code')
      .helpGroup('For this program:'),
  );
  for (const command of program.commands) {
    const heading = verbHeading(command.name());
    if (heading !== undefined) command.helpGroup(heading);
  }
  program.configureHelp({
    subcommandTerm: (command) => command.name(),
    visibleOptions: () => [],
  });
  program.usage('VERB ...');
  program.addHelpText(
    'after',
    '\ncorefeval VERB --help shows the options of a verb; corefeval --version the version.',
  );
}
