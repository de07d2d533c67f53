import { pageOf } from '../../problems/page-of.ts';
import { fileName, type Problem } from '../../problems/problem.ts';
import { visible } from '../../problems/render.ts';
import { grouped } from '../parts/numbers.ts';
import { onPage } from './page-terms.ts';

/** Problems that are shown; further ones are counted. */
const MAX_SHOWN_PROBLEMS = 20;

/** Problems with the text of the command line: where, what, expected, what to do (in the words of this page). */
export function ProblemList({
  problems,
  most = MAX_SHOWN_PROBLEMS,
}: {
  readonly problems: readonly Problem[];
  readonly most?: number;
}) {
  // Without a score, only errors matter: they must be corrected first.
  const errors = problems.filter(({ severity }) => severity === 'error');
  const all = errors.length === 0 ? problems : errors;
  return (
    <>
      <ul class="problems">
        {all.slice(0, most).map((problem, at) => (
          <ProblemItem
            key={at}
            problem={onPage(problem)}
            isFirst={all.findIndex(({ code }) => code === problem.code) === at}
          />
        ))}
      </ul>
      {all.length > most ? <p class="small">{`and ${grouped(all.length - most)} more`}</p> : null}
    </>
  );
}

interface ItemProps {
  readonly problem: Problem;
  /** Whether it is the first of its code, which names the page that explains it. */
  readonly isFirst: boolean;
}

/** Control characters of a file are replaced; `bdi` keeps marks of direction within the text. */
const text = (value: string): string => visible(value);

function ProblemItem({ problem, isFirst }: ItemProps) {
  const { code, severity, message, line, excerpt, expected, help } = problem;
  return (
    <li>
      <p>
        <strong class="place">
          <bdi>{placeText(problem)}</bdi>
        </strong>{' '}
        <span class={severity === 'error' ? 'bad' : 'warn'}>{severity}</span> <code>{code}</code>{' '}
        <bdi>{text(message)}</bdi>
      </p>
      {excerpt === undefined ? null : (
        <pre>
          <span class="soft">{line} | </span>
          <bdi>{text(excerpt)}</bdi>
        </pre>
      )}
      <dl>
        {expected === undefined ? null : (
          <div>
            <dt>expected</dt>
            <dd>
              <bdi>{text(expected)}</bdi>
            </dd>
          </div>
        )}
        {help === undefined ? null : (
          <div>
            <dt>what to do</dt>
            <dd>
              <bdi>{text(help)}</bdi>
            </dd>
          </div>
        )}
        {isFirst ? (
          <div>
            <dt>explained in</dt>
            <dd>{pageOf(code)}</dd>
          </div>
        ) : null}
      </dl>
    </li>
  );
}

/** The file with line and column: `b.conll:7:28`. */
export function placeText({ file, line, column }: Problem): string {
  const name = file === undefined ? undefined : fileName(file);
  return text(
    [name, line, line === undefined ? undefined : column].filter((part) => part !== undefined).join(':'),
  );
}
