/** Components as HTML, without a browser: what they show first. What follows a click is tested in `test/web`. */
import { type Attributes, type ComponentType, h } from 'preact';
import { renderToString } from 'preact-render-to-string';

/** The HTML of a component. */
export const markupOf = <Props>(
  component: ComponentType<Props>,
  props: Props & Attributes,
  ...children: string[]
): string => renderToString(h(component, props, ...children));

/** The text of HTML: elements are left out, references replaced. */
export const textOf = (html: string): string =>
  html
    .replace(/<(?:"[^"]*"|[^">])*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');

/** The values of an attribute, in order. */
export const valuesOf = (html: string, attribute: string): string[] =>
  Array.from(html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g')), ([, value]) => value);

/** The texts of all elements with a name, which are not within each other. */
export const textsOf = (html: string, name: string): string[] =>
  Array.from(html.matchAll(new RegExp(`<${name}(?=[ >]).*?</${name}>`, 'gs')), ([element]) =>
    textOf(element).trim(),
  );

/** The rows of a table: the texts of their cells, with ` | ` between them. */
export const rowsOf = (html: string): string[] =>
  Array.from(html.matchAll(/<tr(?=[ >]).*?<\/tr>/gs), ([row]) =>
    Array.from(row.matchAll(/<(t[dh])(?=[ >]).*?<\/\1>/gs), ([cell]) => textOf(cell).trim())
      .join(' | ')
      .trimEnd(),
  );
