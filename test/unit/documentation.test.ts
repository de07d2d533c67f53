/** Documentation that runs: every metric and every code has its section, and the numbers in the text are those of the code. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { score } from '../../src/library/score.ts';
import { matchers } from '../../src/matching/index.ts';
import { type IndexScore, metrics } from '../../src/metrics/index.ts';
import { codesByArea, problemCodes } from '../../src/problem-codes.ts';
import type { CodeCard } from '../../src/problems/problem.ts';
import { percent } from '../../src/report/numbers.ts';
import { scoreOf, sets } from '../support/sets.ts';

const doc = (name: string) => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');

/** The text under each heading of the form ### `id`. */
function sectionsOf(text: string): Map<string, string> {
  const sections = text.split(/^(?=#{2,3} )/m);
  return new Map(
    sections.flatMap((section) => {
      const id = /^### `([^`]+)`\n/.exec(section)?.[1];
      return id === undefined ? [] : [[id, section] as const];
    }),
  );
}

/** The page without the part about matchers, and that part. */
const [matching = ''] = /^## Matching\n[\s\S]*?(?=^## |$(?![\s\S]))/m.exec(doc('metrics.md')) ?? [];
const metricSections = sectionsOf(doc('metrics.md').replace(matching, ''));
const matcherSections = sectionsOf(matching);

const shape = (page: string) => `docs/contributing/${page}.md shows what it must contain`;

/** The section of a metric; a metric without one fails with a message that says so. */
function sectionOf(id: string): string {
  const section = metricSections.get(id);
  if (section === undefined)
    throw new Error(`docs/metrics.md has no section "### \`${id}\`"; ${shape('metric')}`);
  return section;
}

/** The text after the name of a point, such as "- **Cite**: ", in the section of a metric. */
function pointOf(id: string, name: string): string {
  const point = new RegExp(`^- \\*\\*${name}\\*\\*:? ?(.*)$`, 'm').exec(sectionOf(id))?.[1];
  if (point === undefined)
    throw new Error(
      `The section "### \`${id}\`" of docs/metrics.md has no line "- **${name}**: …"; ${shape('metric')}`,
    );
  return point;
}

const errorSections = new Map(
  readdirSync(new URL('../../docs/errors', import.meta.url)).flatMap((page) => [
    ...sectionsOf(doc(`errors/${page}`)),
  ]),
);
const bibliography = new Set(
  Array.from(doc('references.bib').matchAll(/^@\w+\{([^,]+),/gm), ([, key]) => key),
);

/** Set notation in the text: `{a b c}{d e}`. */
const written = (text: string) =>
  Array.from(text.matchAll(/\{([^}]*)\}/g), ([, names]) => names.replaceAll(' ', '')).join(' ');

describe('docs/metrics.md', () => {
  it('has a section for every metric, in the order of the registry', () => {
    expect([...metricSections.keys()]).toEqual(metrics.map(({ id }) => id));
  });

  it.each(metrics.map((metric) => [metric.id, metric] as const))(
    '%s: cites what the metric cites',
    (id, metric) => {
      const cited = pointOf(id, 'Cite').match(/[a-z-]+-\d{4}/g);
      expect(cited).toEqual(metric.cite);
      for (const key of metric.cite) expect(bibliography).toContain(key);
    },
  );

  it.each(metrics.map((metric) => [metric.id, metric] as const))(
    '%s: has an example with its real numbers',
    (id, metric) => {
      const example = pointOf(id, 'Example');
      const other = /for key ((?:\{[^}]*\} ?)+), response ((?:\{[^}]*\} ?)+)/.exec(example);
      const [key, response] =
        other === null ? ['abc defg', 'ab cd fghi'] : [written(other[1]), written(other[2])];
      const result = scoreOf(metric, sets(key), sets(response));
      const numbers =
        'index' in result
          ? `Index ${percent((result as IndexScore).index)}.`
          : `R ${percent(result.recall)}, P ${percent(result.precision)}, F1 ${percent(result.f1)}.`;
      expect(example).toMatch(new RegExp(`${numbers.replaceAll('.', '\\.')}$`));
    },
  );

  it('has the CoNLL average of its example', () => {
    const { conll } = score({ key: sets('abc defg'), response: sets('ab cd fghi') });
    expect(doc('metrics.md')).toContain(`/ 3 = ${percent(conll)}.`);
  });

  it('records that the singleton of the 2014 paper cannot be {c}', () => {
    expect(doc('metrics.md')).toContain('for {a b d}{c} the paper’s own formula'.replace('’', "'"));
  });
});

describe('docs/metrics.md, "Matching"', () => {
  it.each(matchers.map((matcher) => [matcher.id, matcher] as const))(
    'has a section for %s, with its parameters',
    (id, { parameters }: (typeof matchers)[number]) => {
      const section = matcherSections.get(id);
      if (section === undefined)
        throw new Error(
          `docs/metrics.md has no section "### \`${id}\`" under "## Matching"; ${shape('matcher')}`,
        );
      for (const { flag } of parameters) expect(section, `the section of ${id}`).toContain(`\`--${flag}\``);
    },
  );

  it('has the sections of the matchers in the order of their list, and no others', () => {
    expect([...matcherSections.keys()]).toEqual(matchers.map(({ id }) => id));
  });
});

describe('docs/errors', () => {
  it('has no code of two areas', () => {
    const codes = codesByArea.flatMap((area) => Object.keys(area));
    expect(codes.filter((code, i) => codes.indexOf(code) !== i)).toEqual([]);
    expect(codes.length).toBe(Object.keys(problemCodes).length);
  });

  it('has a section for every code', () => {
    expect([...errorSections.keys()].sort()).toEqual(Object.keys(problemCodes).sort());
  });

  it.each(Object.entries(problemCodes) as [string, CodeCard][])(
    '%s: says what it is and what --lenient does',
    (code, card) => {
      const section = errorSections.get(code);
      if (section === undefined)
        throw new Error(
          `${code} has no section: add "### \`${code}\`" to a page of scripts/errors and run npm run docs`,
        );
      expect(section.split('\n')[2]).toBe(`**${card.severity}.** ${card.summary}`);
      const lenient = /^`--lenient`: (.*)\.$/m.exec(section)?.[1];
      expect(lenient).toBe(card.lenient);
    },
  );
});

it('no example that npm run new wrote is left', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const left = ['src', 'test', 'docs', 'scripts/errors'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => posix.join(folder, path.split(sep).join('/')))
      // The pages in docs/errors are written from scripts/errors.
      .filter((path) => /\.(?:tsx?|md)$/.test(path) && !path.startsWith('docs/errors/'))
      .flatMap((path) => {
        const lines = readFileSync(join(root, path), 'utf8').split('\n');
        return lines.flatMap((line, i) =>
          /^(?:\/\/|<!--) FILL IN: /.test(line) ? [`${path}:${i + 1}`] : [],
        );
      }),
  );
  const advice = 'Write your own in place of the example, and remove the line that says FILL IN:';
  if (left.length > 0) throw new Error([advice, ...left].join('\n  '));
});

describe('docs/references.bib', () => {
  it('has every key that the documentation names', () => {
    const named = doc('metrics.md').match(/\b[a-z]+(?:-[a-z]+)?-(?:19|20)\d\d\b/g) ?? [];
    expect(named.length).toBeGreaterThan(20);
    for (const key of named) expect(bibliography).toContain(key);
  });

  it('is the bibliography of the program: if this fails, run npm run docs', async () => {
    const script = new URL('../../scripts/bibliography.mjs', import.meta.url).href;
    const { bibliographyModule } = await import(script);
    const written = readFileSync(new URL('../../src/report/cite/bibliography.ts', import.meta.url), 'utf8');
    expect(written).toBe(bibliographyModule(doc('references.bib')));
  });

  it('has author, title, year and place of every entry, each once', () => {
    const entries = doc('references.bib')
      .trim()
      .split(/\n\n(?=@)/);
    expect(bibliography.size).toBe(entries.length);
    for (const entry of entries) {
      expect(entry).toMatch(
        /^@(inproceedings|article|book|incollection|misc|phdthesis)\{[a-z-]+-\d{4},\n( {2}[a-z]+ = \{.+\},\n)+ {2}[a-z]+ = \{.+\}\n\}$/,
      );
      const fields = Array.from(entry.matchAll(/^ {2}([a-z]+) = /gm), ([, name]) => name);
      expect(fields).toEqual([...new Set(fields)]);
      expect(fields).toEqual(expect.arrayContaining(['author', 'title', 'year']));
      expect(/booktitle|journal|publisher|school|note/.test(fields.join()), entry).toBe(true);
      expect(/^@(inproceedings|article)/.test(entry) && !fields.includes('pages'), entry).toBe(false);
      expect(entry).toContain(`-${/year = \{(\d+)\}/.exec(entry)?.[1]},`);
      const depth = [...entry].reduce((open, char) => open + (char === '{' ? 1 : char === '}' ? -1 : 0), 0);
      expect(depth).toBe(0);
    }
  });

  it('has the papers that the sentences of --cite name', () => {
    const sentences = readFileSync(new URL('../../src/report/cite/methods.ts', import.meta.url), 'utf8');
    const cited = Array.from(sentences.matchAll(/'([a-z]+(?:-[a-z]+)*-\d{4})'/g), ([, key]) => key);
    expect(cited.length).toBeGreaterThan(15);
    for (const key of [...cited, ...metrics.flatMap(({ cite }) => cite)]) expect(bibliography).toContain(key);
  });
});

describe('links', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const filesIn = (folder: string, ending: RegExp) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => posix.join(folder, path.split(sep).join('/')))
      .filter((path) => ending.test(path));
  const pages = [
    ...readdirSync(root).filter((name) => name.endsWith('.md')),
    ...filesIn('docs', /\.md$/),
    ...filesIn('test/fixtures', /README\.md$/),
  ];
  const text = (path: string) => readFileSync(join(root, path), 'utf8');
  const withoutCode = (markdown: string) =>
    markdown.replace(/^( *)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1\2$/gm, '');

  /** The anchors of the headings of a page, as GitHub makes them: lower case, hyphens for blanks, no punctuation, numbers for repeats. */
  const anchorsOf = memoized((path: string): ReadonlySet<string> => {
    const seen = new Map<string, number>();
    const headings = withoutCode(text(path)).matchAll(/^#+ (.*)$/gm);
    return new Set(
      Array.from(headings, ([, heading]) => {
        const shown = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
        const anchor = shown
          .toLowerCase()
          .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
          .replaceAll(' ', '-');
        const repeats = seen.get(anchor) ?? 0;
        seen.set(anchor, repeats + 1);
        return repeats === 0 ? anchor : `${anchor}-${repeats}`;
      }),
    );
  });

  /** Why a link, from the root of the project, leads nowhere. */
  function fault(path: string, anchor: string | undefined): string | undefined {
    if (!existsSync(join(root, path))) return 'there is no such file';
    if (anchor === undefined || !path.endsWith('.md') || anchorsOf(path).has(anchor)) return undefined;
    return 'the page has no such heading';
  }

  it.each(pages)('of %s lead to files and headings that exist', (page) => {
    const targets = Array.from(
      withoutCode(text(page))
        .replace(/`[^`\n]*`/g, '`')
        .matchAll(/\]\(([^()\s]+)\)/g),
      ([, target]) => target,
    ).filter((target) => !/^[a-z]+:/.test(target));
    const broken = targets.flatMap((target) => {
      const [path, anchor] = target.split('#');
      const reason = fault(path === '' ? page : posix.join(posix.dirname(page), path), anchor);
      return reason === undefined ? [] : [`${target}: ${reason}`];
    });
    expect(broken).toEqual([]);
  });

  it('in sources and schemas lead to pages and headings that exist', () => {
    const sources = ['src', 'schemas', 'scripts', 'fuzz', 'bench'].flatMap((folder) =>
      filesIn(folder, /\.(?:tsx?|mjs|cjs|json)$/),
    );
    const broken = sources.flatMap((source) =>
      Array.from(text(source).matchAll(/\bdocs\/([\w/-]+\.md)(?:#([\w-]+))?/g), ([link, path, anchor]) => {
        const reason = fault(`docs/${path}`, anchor);
        return reason === undefined ? [] : [`${source}: ${link}: ${reason}`];
      }).flat(),
    );
    expect(broken).toEqual([]);
  });

  it('in pages for contributors name files that exist', () => {
    const guides = [
      'CONTRIBUTING.md',
      'docs/architecture.md',
      ...pages.filter((page) => /AGENTS|contributing/.test(page)),
    ];
    const broken = [...new Set(guides)].flatMap((page) =>
      Array.from(
        text(page).matchAll(/`((?:src|test|scripts|docs|fuzz|bench|schemas|examples)\/[^`\s*…]+)`(?!:\n)/g),
        ([, path]) => path,
      )
        // ID, NAME and VERB stand for a name; a path before a colon is that of a new file in an example.
        .filter((path) => !/[A-Z]{2}/.test(path.replace('README', '')) && !existsSync(join(root, path)))
        .map((path) => `${page}: ${path}`),
    );
    expect(broken).toEqual([]);
  });
});

/** The function, called once for each argument. */
function memoized<Result>(compute: (argument: string) => Result): (argument: string) => Result {
  const known = new Map<string, Result>();
  return (argument) => {
    if (!known.has(argument)) known.set(argument, compute(argument));
    return known.get(argument) as Result;
  };
}

it('docs/json.md lists every schema of the package', () => {
  const table = doc('json.md');
  const missing = readdirSync(new URL('../../schemas', import.meta.url)).filter(
    (name) => !table.includes(`[schemas/${name}](../schemas/${name})`),
  );
  expect(missing).toEqual([]);
});

it('docs/cluster.md has the recipes of examples/cluster, which are run on the engines', () => {
  const page = doc('cluster.md');
  for (const path of ['slurm/score.sbatch', 'slurm/submit.sh', 'parallel/score.sh'])
    expect(page, path).toContain(
      readFileSync(new URL(`../../examples/cluster/${path}`, import.meta.url), 'utf8'),
    );
  expect(page.indexOf('from dask.distributed')).toBeLessThan(200);
});
