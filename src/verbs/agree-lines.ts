import type { Adjudication } from '../agree/adjudicate/adjudicate.ts';
import type { AdjudicationRow } from '../agree/adjudicate/rows.ts';
import type { Agreement } from '../agree/index.ts';
import type { ResolvePlaces } from './open.ts';
import type { Place } from './places.ts';

/** The agreement with lines of files in its lists. */
export function agreementWithLines(agreement: Agreement, resolve: ResolvePlaces): Agreement {
  const { disagreements, decisions } = agreement;
  const values = disagreements.flatMap((disagreement) => disagreement.values);
  const spans = decisions.flatMap((decision) =>
    decision.values.flatMap(({ span, antecedent }) => [span ?? [], antecedent ?? []].flat()),
  );
  const at = resolver([...values, ...spans], resolve);
  return {
    ...agreement,
    disagreements: disagreements.map((disagreement) => ({
      ...disagreement,
      values: disagreement.values.map(at),
    })),
    decisions: decisions.map((decision) => ({
      ...decision,
      values: decision.values.map(({ span, antecedent, ...value }) => ({
        ...value,
        span: span && at(span),
        ...(antecedent === undefined ? {} : { antecedent: antecedent && at(antecedent) }),
      })),
    })),
  };
}

/** The adjudication with lines of files in its lists. */
export function adjudicationWithLines(adjudication: Adjudication, resolve: ResolvePlaces): Adjudication {
  const { open, decided } = adjudication;
  const rows = [...open, ...decided];
  const places = rows.flatMap((row): Place[] => [
    row,
    ...row.options.flatMap(({ span, antecedent }) => span ?? antecedent ?? []),
    ...(row.chosen ? [row.chosen] : []),
  ]);
  const at = resolver(places, resolve);
  const withLines = (row: AdjudicationRow): AdjudicationRow => ({
    ...at(row),
    options: row.options.map(({ span, antecedent, ...votes }) => ({
      ...(span === undefined ? {} : { span: span && at(span) }),
      ...(antecedent === undefined ? {} : { antecedent: antecedent && at(antecedent) }),
      ...votes,
    })),
    ...(row.chosen === undefined ? {} : { chosen: row.chosen && at(row.chosen) }),
  });
  return { ...adjudication, open: open.map(withLines), decided: decided.map(withLines) };
}

/** Lines are counted for all places together: each needs a pass over its file. */
function resolver(places: readonly Place[], resolve: ResolvePlaces): <P extends Place>(place: P) => P {
  const resolved = new Map(resolve(places).map((place, i) => [places[i], place]));
  return <P extends Place>(place: P) => (resolved.get(place) ?? place) as P;
}
