/** Checks, compares and converts files by the verbs of the command line. */
import { extensionOf } from '../../convert/converter.ts';
import { type PackedKit, unpackKit } from '../../page/kit.ts';
import { distinct } from '../../problems/log.ts';
import { InputError, UsageError } from '../../problems/problem.ts';
import { decisionTable } from '../../report/agree/decisions.ts';
import { agreeTables } from '../../report/agree/tables.ts';
import { totals } from '../../report/check/report.ts';
import { counted, grouped } from '../../report/numbers.ts';
import { agreeFiles } from '../../verbs/agree.ts';
import { openTestSet } from '../../verbs/check/test-set.ts';
import { checkFiles } from '../../verbs/check.ts';
import { convertFiles } from '../../verbs/convert.ts';
import { inflate } from '../frame/report-data.ts';
import { BlobFiles } from './blob-files.ts';
import type { Refused } from './messages.ts';
import type {
  AgreeToolRequest,
  CheckToolRequest,
  ConvertToolRequest,
  ToolRequest,
  ToolResult,
} from './tool-messages.ts';

export async function runTool(request: ToolRequest): Promise<ToolResult | Refused> {
  try {
    if (request.kind === 'check') return await check(request);
    return request.kind === 'agree' ? await agree(request) : await convert(request);
  } catch (error) {
    if (error instanceof InputError) return { kind: 'refused', problems: distinct(error.problems) };
    if (!(error instanceof UsageError)) throw error;
    return {
      kind: 'made',
      tool: request.kind,
      lines: [error.message],
      tables: [],
      problems: [],
      files: [],
    };
  }
}

const result = (tool: ToolResult['tool'], parts: Partial<Omit<ToolResult, 'kind' | 'tool'>>): ToolResult => ({
  kind: 'made',
  tool,
  lines: [],
  tables: [],
  problems: [],
  files: [],
  ...parts,
});

const testSetOf = async (kit: PackedKit) => openTestSet(kit.index, await unpackKit(kit, inflate));

async function check({ files, paths, key, kit }: CheckToolRequest): Promise<ToolResult> {
  const testSet = kit && (await testSetOf(kit));
  const { report } = await checkFiles({ paths, key, testSet }, { files: new BlobFiles(files) });
  const { error, warning, note } = totals(report);
  const numbers = report.corpora.map(
    ({ path, side, documents, mentions, entities, singletons, fingerprint }) => [
      path,
      side ?? '',
      ...[documents, mentions, entities, singletons].map(grouped),
      fingerprint,
    ],
  );
  const text = error > 0 ? 'Not ready: this cannot be scored as it is.' : 'This can be scored.';
  return result('check', {
    ...(kit === undefined ? {} : { verdict: { isGood: error === 0, text } }),
    lines: [`${counted(error, 'error')}, ${counted(warning, 'warning')}, ${counted(note, 'note')}`],
    tables: [
      {
        title: 'Corpora',
        table: {
          head: ['File', 'Side', 'Documents', 'Mentions', 'Entities', 'Singletons', 'Fingerprint'],
          rows: numbers,
          align: ['left', 'left', 'right', 'right', 'right', 'right', 'left'],
        },
      },
      ...(report.codes.length === 0 || kit !== undefined
        ? []
        : [
            {
              title: 'Problems by code',
              table: {
                head: ['Number', 'Severity', 'Code', 'Meaning'],
                rows: report.codes.map(({ count, severity, code, summary }) => [
                  grouped(count),
                  severity,
                  code,
                  summary,
                ]),
                align: ['right', 'left', 'left', 'left'] as const,
              },
            },
          ]),
    ],
    problems: report.problems,
  });
}

async function agree({ files, annotators }: AgreeToolRequest): Promise<ToolResult> {
  const { report } = await agreeFiles({ annotators }, { files: new BlobFiles(files) });
  const { documents, units, signature, warnings } = report.agreement;
  return result('agree', {
    lines: [
      `documents ${grouped(documents.all)} (${grouped(documents.byAll)} by all) · units ${grouped(units.all)} (${grouped(units.markedByAll)} marked by all)`,
      `signature: ${signature}`,
    ],
    tables: [...agreeTables(report), decisionTable(report)].flatMap((table) => table ?? []),
    problems: warnings,
  });
}

async function convert({ files, paths, to, perDocument }: ConvertToolRequest): Promise<ToolResult> {
  const made = await convertFiles({ inputs: paths, to, perDocument }, { files: new BlobFiles(files) });
  const ending = extensionOf(made.target);
  const written = made.files.flatMap(({ name, content, companion }) => {
    const own = name === '' ? `converted${ending}` : name;
    const stem = own.slice(0, own.length - ending.length);
    return [
      { name: own, content },
      ...(companion === undefined
        ? []
        : [{ name: `${stem}${made.target.companions[0]?.extension ?? '.txt'}`, content: companion }]),
    ];
  });
  return result('convert', {
    lines: [`${counted(written.length, 'file')} in the format ${made.target.label}`],
    problems: made.problems,
    files: written,
  });
}
