import type { PageIndex } from '../../page/types.ts';
import type { View, ViewProps } from '../frame/view.ts';
import { counted, grouped } from '../parts/numbers.ts';
import { shortSystemNames } from '../parts/report-names.ts';
import { WarningLine } from '../parts/warning-line.tsx';
import { AcrossDocuments } from './across.tsx';
import { ErrorCounts } from './error-counts.tsx';
import { Groups } from './group-table.tsx';
import { HardestDocuments } from './hardest-documents.tsx';
import { SystemBoard } from './leaderboard.tsx';
import { LostByKind } from './lost-by-kind.tsx';
import { MetricTable } from './metric-table.tsx';
import { SystemPicture } from './single.tsx';
import { CorpusFacts, VerdictHead } from './verdict.tsx';

export const overview: View = {
  id: '',
  key: 'o',
  label: () => 'Overview',
  systems: 'all',
  component: Overview,
};

/** The first screen is the verdict and its picture; then where points went; what is asked for besides; warnings last. */
function Overview({ index }: ViewProps) {
  const isOne = index.systems.length === 1;
  return (
    <div class="page first">
      <VerdictHead index={index} />
      <CorpusFacts index={index} />
      {isOne ? <SystemPicture index={index} /> : <SystemBoard index={index} />}
      <div class="besides">
        <LostByKind index={index} />
        <ErrorCounts index={index} />
        {isOne ? <Scores index={index} /> : <HardestDocuments index={index} />}
      </div>
      {isOne ? <HardestDocuments index={index} /> : null}
      <AcrossDocuments index={index} />
      <Groups index={index} />
      <TextsLeftOut index={index} />
      <Warnings index={index} />
    </div>
  );
}

interface Props {
  readonly index: PageIndex;
}

function Scores({ index }: Props) {
  return (
    <section class="scores">
      <h2>Scores</h2>
      <MetricTable index={index} system={index.systems[0]} />
      <p class="soft small">
        {index.documents.length === 1
          ? 'There is one document, so there are no intervals.'
          : index.systems[0].intervals === undefined
            ? 'For intervals write the report with --intervals.'
            : '95 % intervals by bootstrap over documents.'}
      </p>
    </section>
  );
}

/** Documents whose texts did not fit into the file. */
function TextsLeftOut({ index: { documents } }: Props) {
  const count = documents.filter(({ at }) => at === undefined).length;
  if (count === 0) return null;
  return (
    <p class="banner">
      The texts of {grouped(count)} of {counted(documents.length, 'document')} are left out, those with the
      fewest errors first: the file would be too large with them. All scores and counts are here.
    </p>
  );
}

function Warnings({ index }: Props) {
  const names = shortSystemNames(index);
  return (
    <WarningLine
      systems={index.systems.map(({ warnings }, s) => ({ name: names[s], warnings }))}
      leftOut={index.leftOut}
    />
  );
}
