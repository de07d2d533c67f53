/** JSON in the answer of a language model, with prose or a code fence around it, and what is often wrong with it. */

/** A piece of JSON in a text, and what was changed so that it is valid. */
export interface FoundJson {
  readonly json: string;
  readonly repairs: readonly string[];
}

/** Places at which JSON is tried to begin; a text with more brackets than that is prose. */
const MAX_STARTS = 200;
/** Deepest nesting; annotation needs five levels. */
const MAX_DEPTH = 64;

/** The pieces of JSON in a text, in order: objects and lists that are complete. A piece within another is not one. */
export function* jsonIn(text: string): Iterable<FoundJson> {
  const start = /[[{]/g;
  for (let tries = 0; tries < MAX_STARTS; tries++) {
    const at = start.exec(text)?.index;
    if (at === undefined) return;
    const found = jsonAt(text, at);
    if (found === undefined) continue;
    start.lastIndex = found.end;
    const isAll = text.slice(0, at).trim() === '' && text.slice(found.end).trim() === '';
    yield { json: found.json, repairs: [...(isAll ? [] : ['text around it']), ...found.repairs] };
  }
}

/** The value that begins at a bracket, as valid JSON; `undefined` if it does not end, or is something else. */
function jsonAt(text: string, at: number): (FoundJson & { readonly end: number }) | undefined {
  const repairs = new Set<string>();
  const out: string[] = [];
  const open: string[] = [];
  /** Whether the last sign was a comma, which is written when a value follows. */
  let comma = false;
  const put = (piece: string) => {
    if (comma) out.push(',');
    comma = false;
    out.push(piece);
  };
  for (let p = at; p < text.length; ) {
    const c = text[p];
    if (/\s/.test(c)) p++;
    else if (c === '{' || c === '[') {
      put(c);
      if (open.push(c === '{' ? '}' : ']') > MAX_DEPTH) return undefined;
      p++;
    } else if (c === '}' || c === ']') {
      if (open.pop() !== c) return undefined;
      if (comma) repairs.add('a comma before a closing bracket');
      comma = false;
      out.push(c);
      p++;
      if (open.length === 0) return { json: out.join(''), repairs: [...repairs], end: p };
    } else if (c === ',') {
      if (comma) return undefined;
      comma = true;
      p++;
    } else if (c === ':') {
      out.push(c);
      p++;
    } else {
      const token = c === '"' || c === "'" ? stringAt(text, p) : literalAt(text, p);
      if (token === undefined) return undefined;
      if (token.repair !== undefined) repairs.add(token.repair);
      put(token.json);
      p = token.end;
    }
  }
  return undefined;
}

interface Token {
  readonly json: string;
  readonly end: number;
  readonly repair?: string | undefined;
}

/** A string in either kind of quotes. A single quote within a word does not end one in single quotes, and line breaks become escapes. */
function stringAt(text: string, at: number): Token | undefined {
  const quote = text[at];
  let json = '"';
  let hasBreak = false;
  for (let p = at + 1; p < text.length; p++) {
    const c = text[p];
    if (c === '\\') {
      const next = text[++p] ?? '';
      json += next === "'" ? next : c + next;
    } else if (c === quote && (quote === '"' || /^\s*(?:[,:}\]]|$)/.test(text.slice(p + 1, p + 20)))) {
      const single = quote === "'" ? 'single quotes' : undefined;
      return {
        json: `${json}"`,
        end: p + 1,
        repair: single ?? (hasBreak ? 'a line break in a string' : undefined),
      };
    } else if (c === '"') json += '\\"';
    else if (c < ' ') {
      hasBreak = true;
      json += `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`;
    } else json += c;
  }
  return undefined;
}

const PYTHON: ReadonlyMap<string, string> = new Map([
  ['None', 'null'],
  ['True', 'true'],
  ['False', 'false'],
]);

function literalAt(text: string, at: number): Token | undefined {
  const [found] = /^[\w.+-]{1,40}/.exec(text.slice(at, at + 40)) ?? [];
  if (found === undefined) return undefined;
  const json = PYTHON.get(found) ?? found;
  const isValid = /^(?:null|true|false|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/.test(json);
  return isValid
    ? { json, end: at + found.length, repair: json === found ? undefined : 'words of Python' }
    : undefined;
}
