import { Workplace } from './cli.ts';

export const KEY = '#begin document (a); part 000\na\t0\t0\tIt\t(1)\na\t0\t1\tit\t(1)\n#end document\n';
export const RESPONSE = '#begin document (a); part 000\na\t0\t0\tIt\t(1)\na\t0\t1\tit\t(2)\n#end document\n';
export const TBF = '#BeginOfDocument d\nsys\td\tE1\t0,4\tdied\tLife_Die\tActual\n#EndOfDocument\n';
export const ANN = 'T1\tLife_Die 0 4\tdied\nE1\tLife_Die:T1\nA1\tRealis E1 Actual\n';
export const ERE = `<?xml version="1.0"?><rich_ere doc_id="d"><hoppers><hopper id="h"><event_mention id="em-1" type="life" subtype="die" realis="actual"><trigger source="d" offset="0" length="4">died</trigger></event_mention></hopper></hoppers></rich_ere>`;
export const NOTES = 'years of work\n';

/** A folder in which one input of each kind is the only content at the start of every test; `reset` restores that. */
export class OutputPlace extends Workplace {
  reset(): void {
    this.clear();
    this.write('key.conll', KEY);
    this.write('response.conll', RESPONSE);
    this.write('in/d.tbf', TBF);
    this.write('in/d.txt', 'died');
    this.write('in/d.ann', ANN);
    this.write('in/d.rich_ere.xml', ERE);
  }
}
