import type { Document } from '../../core/document.ts';
import type { Report } from '../../problems/problem.ts';
import { bomLength } from '../bytes.ts';
import type { Source } from '../format.ts';
import { JsonCursor, JsonFault } from '../json/cursor.ts';
import { JsonNode } from '../json/node.ts';
import { bytePlace } from '../json/place.ts';
import { problem } from '../standoff/codes.ts';
import { corefLayer } from '../webanno/read.ts';
import { casDocument } from './cas-document.ts';
import { Cas } from './model.ts';
import type { CasOptions } from './read-xmi.ts';

/** The document of a UIMA file in JSON: a list of feature structures, or an object of them by id. See docs/formats/cas-json.md. */
export function* readCasJson(source: Source, report: Report, options: CasOptions = {}): Iterable<Document> {
  const { bytes, name: file } = source;
  const cas = new Cas();
  let isWhole = true;
  try {
    const cursor = new JsonCursor(bytes, bomLength(bytes));
    cursor.peek();
    const list = new JsonNode(cursor, cursor.at).need('%FEATURE_STRUCTURES');
    const items = list.is('object') ? [...list.members()] : list.items().map((item) => ['', item] as const);
    for (const [id, item] of items) {
      const features = new Map<string, string>();
      for (const [name, value] of item.members('a feature structure: an object')) {
        const text = featureValue(value);
        if (text !== undefined) features.set(featureName(name), text);
      }
      const own = features.get('%ID') ?? id;
      const type = features.get('%TYPE') ?? '';
      for (const name of ['%ID', '%TYPE']) features.delete(name);
      cas.add({ id: own, type, features, at: item.at });
    }
  } catch (fault) {
    if (!(fault instanceof JsonFault)) throw fault;
    const { message, at, expected } = fault;
    isWhole = false;
    report(
      problem('standoff/json', `${message.charAt(0).toUpperCase()}${message.slice(1)}.`, {
        file,
        ...bytePlace(bytes, at),
        expected,
        help: 'export the file again',
      }),
    );
  }
  yield casDocument(source, report, cas, { isWhole, layer: corefLayer.resolve(options.corefLayer) });
}

/** `@first` is a reference, and `^value` a number that JSON does not have. */
const featureName = (name: string): string => (name === '%ELEMENTS' ? 'elements' : name.replace(/^[@^]/, ''));

/** A value as XMI writes it; `undefined` for what is not a value of a feature. */
function featureValue(value: JsonNode): string | undefined {
  if (value.is('list'))
    return value
      .items()
      .map((item) => featureValue(item) ?? '')
      .join(' ');
  if (value.is('object')) return undefined;
  return value.is('number') || value.is('string') ? value.label() : undefined;
}
