// Recorded scores: one line for each vector, so that changes are easy to see.

const SCHEMA = 'corefeval/conformance-results/1';

/** What a verdict needs to know about a scorer. */
export function scorerOf(adapter, name = adapter.name) {
  const metrics = adapter.each ?? Object.keys(adapter.json ?? adapter.scores);
  return {
    name,
    kind: adapter.kind ?? 'coreference',
    conventions: adapter.conventions ?? [],
    ...(adapter.percent === undefined ? {} : { percent: adapter.percent }),
    metrics: [...new Set([...metrics, ...Object.keys(adapter.scores ?? {})])],
  };
}

/** Only vectors that were run are written, in the order of the vectors. */
export function written(version, scorer, vectors, results) {
  const lines = vectors
    .filter(({ id }) => results[id] !== undefined)
    .map(({ id }) => `${JSON.stringify(id)}: ${JSON.stringify(results[id])}`);
  const head = `"schema": ${JSON.stringify(SCHEMA)},\n"vectors": ${JSON.stringify(version)},\n"scorer": ${JSON.stringify(scorer)}`;
  return `{\n${head},\n"results": {\n${lines.join(',\n')}\n}\n}\n`;
}

/** Reads a recording; throws an Error with a sentence for the user. */
export function recorded(text, name, version) {
  let file;
  try {
    file = JSON.parse(text);
  } catch (error) {
    throw new Error(`${name}: expected JSON: ${error.message}`);
  }
  if (file.schema !== SCHEMA) throw new Error(`${name}: expected "schema" to be "${SCHEMA}"`);
  if (file.vectors !== version) {
    throw new Error(
      `${name} was recorded with the vectors ${file.vectors}, these are ${version}: run the scorer again`,
    );
  }
  return file;
}
