/**
 * The paths that a pattern means: `*` is any text within a name, `**` any folders, `?` one character, `[a-z]` one of several, `{a,b}` one
 * of two texts. Names that begin with a dot match only a pattern with the dot.
 */
export const globExpression = (pattern: string): RegExp =>
  new RegExp(`^(?:${alternatives(pattern).map(pathSource).join('|')})$`, 'su');

/** A pattern without braces for each choice within braces. */
function alternatives(pattern: string): string[] {
  const braces = /\{([^{}]*,[^{}]*)\}/.exec(pattern);
  if (braces === null) return [pattern];
  const [before, after] = [pattern.slice(0, braces.index), pattern.slice(braces.index + braces[0].length)];
  return braces[1].split(',').flatMap((choice) => alternatives(`${before}${choice}${after}`));
}

const NAME_PATTERN = '(?!\\.)[^/]+';

function pathSource(pattern: string): string {
  const names = pattern.split('/');
  return names
    .map((name, i) => {
      const isLast = i === names.length - 1;
      if (name === '**') return isLast ? `(?:${NAME_PATTERN}/)*${NAME_PATTERN}` : `(?:${NAME_PATTERN}/)*`;
      return `${nameSource(name)}${isLast ? '' : '/'}`;
    })
    .join('');
}

/** Wildcards, and runs of other characters. */
const PATTERN_PART = /\*+|\?|\[(!|\^)?([^\]]+)\]|[^*?[]+|\[/gsu;

function nameSource(name: string): string {
  const source = name.replace(
    PATTERN_PART,
    (part, negation: string | undefined, members: string | undefined) => {
      if (part.startsWith('*')) return '[^/]*';
      if (part === '?') return '[^/]';
      if (members === undefined) return escaped(part);
      return `[${negation === undefined ? '' : '^'}${members.replace(/[\\[\]^]/g, '\\$&')}]`;
    },
  );
  return /^[*?[]/.test(name) ? `(?!\\.)${source}` : source;
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
