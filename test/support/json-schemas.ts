import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';

const folder = new URL('../../schemas/', import.meta.url);

/** The schema files of the package, by name. */
export const schemaFiles: ReadonlyMap<string, { readonly $id: string; readonly [name: string]: unknown }> =
  new Map(readdirSync(folder).map((name) => [name, JSON.parse(readFileSync(new URL(name, folder), 'utf8'))]));

const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true, strictTypes: false });
for (const schema of schemaFiles.values()) ajv.addSchema(schema);

/** What is wrong with a JSON text by the schema that it names; empty if it is valid. */
export function schemaFaults(json: string): string[] {
  const value = JSON.parse(json);
  const validate = ajv.getSchema(value.schema);
  if (validate === undefined) return [`There is no schema ${value.schema}.`];
  validate(value);
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}
