import type { Document } from '../../core/document.ts';
import type { SpecsOf } from '../../core/parameter.ts';
import type { Report } from '../../problems/problem.ts';
import type { ReadOptions, Source } from '../format.ts';
import { corefLayer } from '../webanno/read.ts';
import { readXml } from '../xml/read-xml.ts';
import { casDocument } from './cas-document.ts';
import { Cas, isRead } from './model.ts';

export type CasOptions = ReadOptions & SpecsOf<readonly [typeof corefLayer]>;

/** The document of an XMI file: each element below the root is a feature structure, and its attributes and children are features. See docs/formats/xmi.md. */
export function* readXmi(source: Source, report: Report, options: CasOptions = {}): Iterable<Document> {
  const cas = new Cas();
  const packages = new Map<string, string>();
  const typeOf = new Map<string, string>();
  /** The structure that is open; values of its children are features too. */
  let open: { type: string; at: number; attributes: ReadonlyMap<string, string> } | undefined;
  let children: Map<string, string> | undefined;
  let child = '';
  const isWhole = readXml(source, report, {
    open(cursor) {
      const { depth, name } = cursor;
      if (depth === 1)
        for (const [prefix, uri] of cursor.attributes)
          packages.set(prefix.replace(/^xmlns:?/, ''), packageOf(uri));
      else if (depth === 2) {
        const type = typeOf.get(name) ?? fullName(name);
        typeOf.set(name, type);
        open = isRead(type) ? { type, at: cursor.start, attributes: cursor.attributes } : undefined;
        children = undefined;
      } else if (depth === 3 && open !== undefined) {
        child = name;
        children ??= new Map();
        children.set(name, children.has(name) ? `${children.get(name)} ` : '');
      }
    },
    text(cursor) {
      if (cursor.depth === 3) children?.set(child, `${children.get(child) ?? ''}${cursor.text}`);
    },
    close({ depth }) {
      if (depth !== 2 || open === undefined) return;
      const { type, at, attributes } = open;
      const features = children === undefined ? attributes : new Map([...attributes, ...children]);
      cas.add({ id: attributes.get('xmi:id') ?? '', type, features, at });
      open = undefined;
    },
  });
  yield casDocument(source, report, cas, { isWhole, layer: corefLayer.resolve(options.corefLayer) });

  /** The type that an element stands for: the package of its prefix, and its name. */
  function fullName(name: string): string {
    const colon = name.indexOf(':');
    return `${packages.get(name.slice(0, Math.max(0, colon))) ?? ''}.${name.slice(colon + 1)}`;
  }
}

/** `http:///webanno/custom.ecore` is the package `webanno.custom`. */
const packageOf = (uri: string): string =>
  uri
    .replace(/^https?:\/+/, '')
    .replace(/\.ecore$/, '')
    .replaceAll('/', '.');
