/** The page of events: its numbers are those of `nuggets score --json`, and it has all that the public visualisation shows. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { unpackEvents } from '../../src/page/events/pack.ts';
import type { EventIndex } from '../../src/page/events/types.ts';
import { Workplace } from '../support/cli.ts';
import { lookedUp } from '../support/event-items.ts';
import { caseFolder, eventsFixtures, evmevalCases } from '../support/evmeval-goldens.ts';
import { tbf } from '../support/nuggets.ts';

const work = new Workplace();
afterAll(() => work.remove());

/** A data block of a page. */
function blockOf(html: string, id: string): Uint8Array {
  const [, base64] =
    new RegExp(`<script type="application/gzip" id="${id}">([^<]*)</script>`).exec(html) ?? [];
  return gunzipSync(Buffer.from(base64 as string, 'base64'));
}

const indexOf = (html: string): EventIndex => JSON.parse(new TextDecoder().decode(blockOf(html, 'index')));

function documentsOf(html: string) {
  return indexOf(html).documents.map(({ at = [0, 0, 0] }) =>
    unpackEvents(blockOf(html, `b${at[0]}`).subarray(at[1], at[2])),
  );
}

/** The cells with numbers of each row of a table in the overview, as a reader sees them. */
function cellsOf(html: string, table: string): string[][] {
  const [, body] = new RegExp(`<table class="${table}">.*?<tbody>(.*?)</tbody>`, 's').exec(html) ?? [];
  return (body ?? '')
    .split('</tr>')
    .slice(0, -1)
    .map((row) => [...row.matchAll(/<td class="number[^"]*">([^<]*)<\/td>/g)].map(([, cell]) => cell));
}

const percent = (value: number | null | undefined) => (value == null ? '–' : (100 * value).toFixed(2));
const three = ({ recall, precision, f1 }: Record<string, number | null>) =>
  [recall, precision, f1].map(percent);

const cases = evmevalCases(eventsFixtures)
  .filter(({ exit_code: code, outputs }) => code === 0 && outputs.length > 0)
  .map((golden) => {
    const folder = fileURLToPath(caseFolder(eventsFixtures, golden.id));
    const tokens = existsSync(`${folder}tkn`) ? ['-t', `${folder}tkn`] : [];
    const types = /-wl (\S+)/.exec(golden.command);
    return {
      ...golden,
      folder,
      args: [
        `${folder}gold.tbf`,
        `${folder}system.tbf`,
        '--lenient',
        '--profile',
        `evmeval-${golden.oracle.slice(1)}`,
        ...tokens,
        ...(types === null ? [] : ['--types', folder + types[1]]),
      ],
    };
  });

describe.each(cases.map((golden) => [golden.id, golden] as const))('%s', (id, { args, folder, oracle }) => {
  const file = `${id}.html`;
  it('has the numbers of nuggets score --json', () => {
    const json = work.run(['nuggets', 'score', ...args, '--json', '--per-document']);
    const [system] = JSON.parse(json.stdout).systems;
    expect(work.run(['nuggets', 'score', ...args, '-o', file]).code).toBe(json.code);
    const html = work.read(file);
    type Detection = { micro: Record<string, number>; macro: Record<string, number> };
    expect(cellsOf(html, 'detection')).toEqual(
      system.detection.map(({ micro, macro }: Detection) => [...three(micro), ...three(macro)]),
    );
    const { average, ...metrics } = system.coreference ?? {};
    const chains = ['muc', 'bcub', 'ceafe', 'blanc', 'ceafm', 'lea'].map((metric) => metrics[metric]);
    const links = (system.sequencing ?? []).map(three);
    expect(cellsOf(html, 'metrics')).toEqual(
      average === undefined ? links : [...chains.map(three), [percent(average)]],
    );
    type Type = Record<string, number | null> & { gold: number; system: number };
    expect(cellsOf(html, 'types').map((cells) => cells.slice(0, 5))).toEqual(
      system.types.map((type: Type) => [...three(type), `${type.gold}`, `${type.system}`]),
    );
    const { documents, columns } = indexOf(html);
    type Setting = { name: string; score: { f1: number | null } };
    type Scored = { id: string; settings: Setting[]; coreference?: { average: number } };
    expect(documents.map((entry) => [entry.id, ...entry.systems[0].scores])).toEqual(
      system.perDocument.map(({ id: name, settings, coreference }: Scored) => [
        name,
        ...settings.map(({ score }) => score.f1),
        ...(columns.includes('coref') ? [coreference?.average ?? null] : []),
      ]),
    );
  });

  // Version 1.6 writes no texts; a mention without a span is read by the public tool and skipped by --lenient.
  const isCompared = oracle === 'v1.8' && id !== 'h65_empty_span';
  it.runIf(isCompared)('has all that the comparison of the public tool has', () => {
    const diff = readFileSync(`${folder}out/diff.txt`, 'utf8');
    const text = work.run(['nuggets', 'compare', ...args]).stdout;
    const documents = documentsOf(work.read(file));
    const { missing, found } = lookedUp(diff, documents, text);
    expect(missing).toEqual([]);
    expect(found).toBeGreaterThan(0);
  });
});

describe('the page of events', () => {
  it('needs --html for texts, and says which texts are not there', () => {
    work.write('gold.tbf', tbf('d', 'E1 0,4') + tbf('../d', 'E1 0,4'));
    work.write('d.txt', 'outside');
    work.write('texts/other.txt', 'other');
    const refused = work.run(['nuggets', 'compare', 'gold.tbf', 'gold.tbf', '--texts', 'texts']);
    expect(refused).toMatchObject({ code: 2, stdout: '' });
    expect(refused.stderr).toContain('--html');
    const args = ['nuggets', 'compare', 'gold.tbf', 'gold.tbf', '--texts', 'texts', '-o', 'texts.html'];
    const { code, stderr } = work.run(args);
    expect(code).toBe(0);
    expect(stderr).toContain('has no text for 2 documents, such as "../d"');
    expect(documentsOf(work.read('texts.html')).map(({ document }) => document.text)).toEqual(['', '']);
  });

  it('does not show where the files were', () => {
    const path = `${work.folder}/gold.tbf`;
    expect(work.run(['nuggets', 'score', path, path, '-o', 'hidden.html']).code).toBe(0);
    const html = work.read('hidden.html');
    expect(html).not.toContain(work.folder);
    expect(JSON.stringify(indexOf(html))).not.toContain(work.folder);
  });
});
