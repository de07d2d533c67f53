/** Maximum number of rules; further bars get inline styles. A hostile text may need a different rule for every word. */
const MAX_RULES = 4000;
/** Rules of one style sheet: the browser reads a sheet again when a rule is added. */
const RULES_PER_SHEET = 100;

const known = new Map<string, string>();
let sheet: CSSStyleSheet | undefined;

/**
 * The class for some declarations, whose rule is added to a style sheet; undefined if there are too many. The browser
 * computes the style of elements with the same classes once, but that of an element with an inline style each time.
 */
export function barClass(declarations: string): string | undefined {
  const found = known.get(declarations);
  if (found !== undefined || known.size === MAX_RULES) return found;
  if (sheet === undefined || known.size % RULES_PER_SHEET === 0) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  const name = `g${known.size}`;
  sheet.insertRule(`.${name}{${declarations}}`, sheet.cssRules.length);
  known.set(declarations, name);
  return name;
}
