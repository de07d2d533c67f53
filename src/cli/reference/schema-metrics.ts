/** The list of metric ids in the text of a JSON Schema: the values of its definition `metric`. */
const METRIC_LIST = /(\n {4}"metric": \{\n(?: {6}"description": .*\n)? {6}"enum": \[\n)[^\]]*( {6}\])/;

/** A JSON Schema with the ids of these metrics in its definition `metric`; unchanged if it has none. */
export const withMetricIds = (schema: string, ids: readonly string[]): string =>
  schema.replace(
    METRIC_LIST,
    (_, before: string, after: string) =>
      `${before}${ids.map((id) => `        ${JSON.stringify(id)}`).join(',\n')}\n${after}`,
  );
