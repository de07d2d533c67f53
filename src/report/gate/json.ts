import { schemas } from '../../core/schemas.ts';
import { fileName } from '../../problems/problem.ts';
import { version } from '../../version.ts';
import { jsonText } from '../json-text.ts';
import { leftOutFields } from '../left-out.ts';
import type { GateFlips } from './flips.ts';
import { changeOf, type GateCheck, type GateFailure, type GateReport, isPassed } from './report.ts';
import { failureText } from './wording.ts';

/** The result of a gate for programs (docs/gate.md): fractions in full precision, limits in points, `null` for undefined values. */
export function gateJson(report: GateReport): string {
  const { baseline, isUpdate, limits, checks, notes } = report;
  return jsonText({
    schema: schemas.gateResult,
    version,
    passed: isPassed(report),
    baseline,
    updated: isUpdate && (report.leftOut ?? []).length === 0,
    limits,
    systems: checks.map(checkFields),
    notes,
    ...leftOutFields(report),
  });
}

const checkFields = ({ dataset, system, path, signature, isCompared, ...check }: GateCheck) => ({
  ...(dataset === undefined ? {} : { dataset }),
  name: system,
  path,
  signature,
  passed: check.failures.length === 0,
  compared: isCompared,
  metric: check.metric,
  scores: Object.fromEntries(
    check.numbers.map(({ id, baseline, now, p }) => [
      id,
      { baseline, now, change: changeOf({ baseline, now }), p },
    ]),
  ),
  ...documentFields(check.documents),
  failures: check.failures.map(failureFields),
  ...(check.flips === undefined ? {} : { before: beforeFields(check.flips) }),
  notes: check.notes,
});

const beforeFields = ({ path, decisions, broken, repaired }: GateFlips) => ({
  path,
  decisions: Object.fromEntries(
    Object.entries(decisions).map(([decision, counts]) => [
      decision,
      { repaired: counts.repaired, broken: counts.broken, bothWrong: counts.bothWrong },
    ]),
  ),
  repaired,
  broken: broken.map(({ document, decision, kind, start, end, text, file, line }) => ({
    document,
    decision,
    kind,
    start,
    end,
    text,
    file: file === undefined ? undefined : fileName(file),
    line,
  })),
});

const documentFields = ({ total, changed, missing, ...counts }: GateCheck['documents']) => ({
  documents: total,
  ...counts,
  changed: changed.map(({ id, baseline, now, file, line }) => ({
    id,
    baseline,
    now,
    change: changeOf({ baseline, now }),
    file,
    line,
  })),
  missing,
});

const failureFields = (failure: GateFailure) => ({
  kind: failure.kind,
  metric: failure.id,
  points: failure.points,
  message: failureText(failure, (id) => id),
  ...(failure.kind === 'document' ? { documents: failure.count } : {}),
});
