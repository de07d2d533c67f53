import type { ComponentChildren } from 'preact';
import type { PageIndex } from '../../page/types.ts';
import { pageOf } from '../../problems/page-of.ts';
import { counted, grouped, percent } from './numbers.ts';

interface HeadlineProps {
  readonly title: string;
  /** The score of the best system. */
  readonly value: number | null;
  /** The names of the systems, and which of them is the best. */
  readonly systems: readonly string[];
  readonly best: number;
  /** What the number is. */
  readonly children: ComponentChildren;
}

/** The title of a report, and its most important number. */
export function Headline({ title, value, systems, best, children }: HeadlineProps) {
  return (
    <div class="headline">
      <h1 tabIndex={-1} dir="auto">
        {title}
      </h1>
      <p class="big">
        <strong>{percent(value)}</strong>{' '}
        <span>
          {children}
          {systems.length > 1 ? (
            <>
              , best of {systems.length}: <bdi>{systems[best]}</bdi>
            </>
          ) : null}
        </span>
      </p>
    </div>
  );
}

interface CorpusFactsProps {
  readonly numbers: readonly (readonly [name: string, value: number])[];
  readonly texts: readonly (readonly [name: string, value: string])[];
}

/** Facts about the corpus. */
export function CorpusFactList({ numbers, texts }: CorpusFactsProps) {
  return (
    <section aria-label="Corpus">
      <dl class="facts">
        {numbers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{grouped(value)}</dd>
          </div>
        ))}
        {texts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd class="file">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function LeftOutBanner({
  index: { leftOut },
}: {
  readonly index: { readonly leftOut: readonly string[] };
}) {
  if (leftOut.length === 0) return null;
  return (
    <p class="banner">
      Left out, because of errors:{' '}
      {leftOut.map((name, at) => (
        <>
          {at === 0 ? '' : ', '}
          <bdi>{name}</bdi>
        </>
      ))}
    </p>
  );
}

/** Each system has its own warnings. */
interface WithWarnings {
  readonly systems: readonly Pick<PageIndex['systems'][number], 'name' | 'warnings'>[];
}

export function Warnings({ index }: { readonly index: WithWarnings }) {
  const systems = index.systems.filter(({ warnings }) => warnings.length > 0);
  if (systems.length === 0) return null;
  return (
    <section class="warnings">
      {systems.map(({ name, warnings }) => (
        <details key={name}>
          <summary>
            <span aria-hidden="true">⚠ </span>
            {counted(warnings.length, 'warning')} for <bdi>{name}</bdi>
            <span class="soft"> · {warnings[0].message}</span>
          </summary>
          <ul>
            {warnings.slice(0, MAX_SHOWN_WARNINGS).map(({ code, message, place, help }, at) => (
              <li key={at}>
                <code>{code}</code> {message} {place === undefined ? null : <bdi class="soft">{place}</bdi>}
                {help === undefined ? null : <div class="soft">{help}</div>}
                {warnings.findIndex((other) => other.code === code) === at ? (
                  <div class="soft">page: {pageOf(code)}</div>
                ) : null}
              </li>
            ))}
          </ul>
          {warnings.length > MAX_SHOWN_WARNINGS ? (
            <p>{`and ${grouped(warnings.length - MAX_SHOWN_WARNINGS)} more`}</p>
          ) : null}
        </details>
      ))}
    </section>
  );
}

const MAX_SHOWN_WARNINGS = 200;
