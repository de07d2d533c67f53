import type { PageLeftOut, PageWarning } from '../../page/types.ts';
import { type WarningGroup, warningGroups } from '../../page/warning-groups.ts';
import { pageOf } from '../../problems/page-of.ts';
import { counted, grouped } from './numbers.ts';

interface Props {
  /** With their names as they are shown. */
  readonly systems: readonly { readonly name: string; readonly warnings: readonly PageWarning[] }[];
  readonly leftOut: readonly PageLeftOut[];
  /** What `systems` are. */
  readonly noun?: string;
}

/** Systems that were left out with the reason, and all warnings in one line that opens: grouped by code, a row for each system. */
export function WarningLine({ systems, leftOut, noun = 'system' }: Props) {
  const groups = warningGroups(systems);
  if (groups.length === 0 && leftOut.length === 0) return null;
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const concerned = systems.filter(({ warnings }) => warnings.length > 0).length;
  return (
    <section class="warningline" aria-label="Warnings">
      {leftOut.map(({ name, problem }) => (
        <p key={name} class="leftout">
          <b>
            <bdi>{name}</bdi> was left out
          </b>
          {problem === undefined ? ', because it has errors.' : ': '}
          {problem === undefined ? null : <Message warning={problem} />}
        </p>
      ))}
      {groups.length === 0 ? null : (
        <details>
          <summary>
            <span aria-hidden="true">⚠ </span>
            <b>
              {counted(count, 'warning')}
              {groups.length > 1 ? ` of ${groups.length} kinds` : ''}
              {systems.length > 1 ? ` in ${counted(concerned, noun)}` : ''}:
            </b>{' '}
            {clipped(groups[0].summary)}
            {groups.length > 1 ? ' …' : ''} <span class="show">show</span>
          </summary>
          {groups.map((group) => (
            <Group key={group.code} group={group} hasNames={systems.length > 1} />
          ))}
        </details>
      )}
    </section>
  );
}

const MAX_SUMMARY_CHARACTERS = 160;

const clipped = (text: string): string =>
  text.length <= MAX_SUMMARY_CHARACTERS ? text : `${text.slice(0, MAX_SUMMARY_CHARACTERS)}…`;

/** Warnings of a system that are listed one by one. */
const MAX_LISTED = 20;

function Group({
  group: { code, count, summary, help, systems },
  hasNames,
}: {
  readonly group: WarningGroup;
  readonly hasNames: boolean;
}) {
  return (
    <section class="warninggroup">
      <h3>
        <code>{code}</code> {grouped(count)}
      </h3>
      <p>
        {summary}
        {help === undefined ? '' : ` To do: ${help}.`} <span class="soft">{pageOf(code)}</span>
      </p>
      <dl>
        {systems.map(({ name, warnings }) => (
          <div key={name}>
            <dt>{hasNames ? <bdi>{name}</bdi> : null}</dt>
            <dd>
              {warnings.slice(0, MAX_LISTED).map((warning, at) => (
                <div key={at}>
                  <Message warning={warning} />
                </div>
              ))}
              {warnings.length > MAX_LISTED ? `and ${grouped(warnings.length - MAX_LISTED)} more` : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Message({ warning: { message, place } }: { readonly warning: PageWarning }) {
  return (
    <>
      {message} {place === undefined ? null : <bdi class="soft">{place}</bdi>}
    </>
  );
}
