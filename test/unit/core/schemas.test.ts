import { describe, expect, it } from 'vitest';
import { schemas } from '../../../src/core/schemas.ts';
import { jsonReport } from '../../../src/report/score/json.ts';
import { schemaFaults, schemaFiles } from '../../support/json-schemas.ts';
import { documents, KEY, one, reportOn, several } from '../../support/score-reports.ts';

describe('the schemas of the package', () => {
  it('are those that outputs name, in files of the same name', () => {
    const names = Array.from(schemaFiles, ([file, { $id }]) => [file, $id]);
    expect(names.sort()).toEqual(
      Object.values(schemas)
        .map((id) => [`${id.replace('corefeval/', '').replace('/', '-')}.json`, id])
        .sort(),
    );
    for (const schema of schemaFiles.values()) {
      expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
    }
  });

  it.each([
    ['one system', one],
    ['several systems', several],
    ['documents', documents],
    ['every metric', reportOn([['s', KEY]], { metrics: ['all'] })],
    ['a macro average', reportOn([['s', KEY]], { metrics: ['all'], average: 'macro' })],
  ])('describe the report of %s: if they do not know a metric, run npm run docs', (_, report) =>
    expect(schemaFaults(jsonReport(report))).toEqual([]),
  );

  it('refuse what they do not describe', () => {
    const spoilt = (change: (value: ReturnType<typeof JSON.parse>) => void) => {
      const value = JSON.parse(jsonReport(one));
      change(value);
      return schemaFaults(JSON.stringify(value));
    };
    expect(spoilt(() => {})).toEqual([]);
    expect(spoilt(({ systems }) => delete systems[0].conll)).not.toEqual([]);
    expect(spoilt(({ systems }) => Object.assign(systems[0], { documents: [] }))).not.toEqual([]);
    expect(
      spoilt(({ systems }) => Object.assign(systems[0].scores, { b4: systems[0].scores.muc })),
    ).not.toEqual([]);
    expect(spoilt(({ key }) => Object.assign(key, { more: 1 }))).not.toEqual([]);
  });
});
