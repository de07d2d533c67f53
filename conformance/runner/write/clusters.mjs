// The JSON of Scorch: {"type": "clusters", "clusters": {name: [mention …]}}, one document.
import { namedEntities, rangesOf } from '../layout.mjs';

export const extension = 'json';
export const features = ['gaps'];

export function write(vector, side) {
  const clusters = namedEntities(vector.documents[0][side]).map(([name, mentions]) => [
    `e${name}`,
    mentions.map((mention) => JSON.stringify(rangesOf(mention))),
  ]);
  return `${JSON.stringify({ type: 'clusters', clusters: Object.fromEntries(clusters) })}\n`;
}
