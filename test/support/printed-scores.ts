/** The numbers on a line `Recall: (NUM / DEN) R%  Precision: (NUM / DEN) P%  F1: F%`. */
export interface PrintedScore {
  readonly recall: { readonly num: number; readonly den: number };
  readonly precision: { readonly num: number; readonly den: number };
  readonly printed: readonly [recall: string, precision: string, f1: string];
}

const LINE = /Recall: \((\S+) \/ (\S+)\) (\S+%)\tPrecision: \((\S+) \/ (\S+)\) (\S+%)\tF1: (\S+%)\n/;

/** The score after `title` in the totals at the end of the output of the reference scorer. */
export function printedScore(stdout: string, title: string): PrintedScore {
  const totals = stdout.slice(stdout.lastIndexOf('====== TOTALS ======='));
  const at = totals.indexOf(`\n${title}: Recall`);
  const match = LINE.exec(at < 0 ? '' : totals.slice(at));
  if (match === null) throw new Error(`no line "${title}" among the totals:\n${totals}`);
  const [, rNum, rDen, r, pNum, pDen, p, f1] = match;
  return {
    recall: { num: Number(rNum), den: Number(rDen) },
    precision: { num: Number(pNum), den: Number(pDen) },
    printed: [r, p, f1],
  };
}
