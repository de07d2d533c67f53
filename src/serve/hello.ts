import { schemas } from '../core/schemas.ts';
import { formats } from '../formats/index.ts';
import { metrics } from '../metrics/index.ts';
import { UsageError } from '../problems/problem.ts';
import { version } from '../version.ts';
import { methods } from './methods.ts';
import { optionalText, refuseUnknownParameters } from './parameters.ts';
import type { Method } from './shell.ts';

/** The number changes when a client of an earlier number would not work. New methods and fields appear without a new number. */
export const PROTOCOL_VERSION = 1;

/** What this server offers. Another protocol is refused. */
export const hello: Method = async (parameters, { runtime }) => {
  refuseUnknownParameters(parameters, ['protocol', 'client']);
  const { protocol } = parameters;
  const client = optionalText('client', parameters.client) ?? 'the client';
  if (protocol !== PROTOCOL_VERSION) throw otherProtocol(client, protocol);
  return {
    protocol: PROTOCOL_VERSION,
    version,
    runtime,
    methods: [...methods.keys()],
    metrics: metrics.map(({ id }) => id),
    formats: formats.map(({ id }) => id),
    schemas: Object.values(schemas),
    options: (await import('./option-names.ts')).optionNames,
  };
};

function otherProtocol(client: string, protocol: unknown): UsageError {
  const sides = `corefeval ${version} has protocol ${PROTOCOL_VERSION}, ${client} has ${JSON.stringify(protocol) ?? 'none'}`;
  const isOlder = typeof protocol === 'number' && protocol > PROTOCOL_VERSION;
  return new UsageError(`${sides}: upgrade ${isOlder ? 'corefeval' : client}.`);
}
