import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { schemas } from '../../src/core/schemas.ts';

const folder = new URL('../../schemas/', import.meta.url);

/** The schema files of the package, by name. */
export const schemaFiles: ReadonlyMap<string, { readonly $id: string; readonly [name: string]: unknown }> =
  new Map(readdirSync(folder).map((name) => [name, JSON.parse(readFileSync(new URL(name, folder), 'utf8'))]));

const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true, strictTypes: false });
for (const schema of schemaFiles.values()) ajv.addSchema(schema);

/** What is wrong with a JSON text by the schema that it names; empty if it is valid. */
export const schemaFaults = (json: string): string[] => faultsBy(JSON.parse(json).schema, JSON.parse(json));

/** The same for a message of `corefeval serve`. */
export const messageFaults = (line: string): string[] => faultsBy(schemas.serve, JSON.parse(line));

function faultsBy(schema: string, value: unknown): string[] {
  const validate = ajv.getSchema(schema);
  if (validate === undefined) return [`There is no schema ${schema}.`];
  validate(value);
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}
