// Reading CorefUD in one warm process, compared with a plain pass that splits the same lines.
//
//   node bench/corefud.mjs       prints JSON: { megabytes, read, split } with rates in MB of input for each second of processor time
import { corefud } from '../build/formats/corefud/corefud.js';
import { Random } from './random.mjs';
import { ratesOf } from './warm.mjs';

const DOCUMENTS = 200;
const SENTENCES = 40;
const WORDS = 20;

/** A document as UD GUM has it: 28 mentions of up to eight fields for 100 words, and about 100 bytes for each word. */
function documentOf(number) {
  const random = new Random(number + 1);
  const lines = [
    `# newdoc id = d${number}`,
    '# global.Entity = GRP-etype-infstat-salience-centering-minspan-link-identity',
  ];
  for (let s = 0; s < SENTENCES; s++) {
    lines.push(`# sent_id = d${number}-${s}`, '# text = a sentence of the document');
    let open = '';
    for (let w = 1; w <= WORDS; w++) {
      const word = 'abcdefghij'.slice(0, 1 + random.below(9));
      let entity = open === '' ? '' : `${open})`;
      open = '';
      if (random.below(25) < 7) {
        const id = String(random.below(120));
        const isLong = w < WORDS && random.below(2) === 0;
        entity += `(${id}-person-giv:act-nnnnn-cf1-1-coref-${random.below(4) === 0 ? 'Some_Name' : ''}${isLong ? '' : ')'}`;
        if (isLong) open = id;
      }
      const misc =
        entity === ''
          ? 'Discourse=elaboration:12->8|SpaceAfter=No'
          : `Discourse=elaboration:12->8|Entity=${entity}`;
      lines.push(
        `${w}\t${word}\t${word}\tNOUN\tNN\tDefinite=Def|Number=Sing|PronType=Art\t${w - 1}\tdep\t${w - 1}:dep\t${misc}`,
      );
    }
    lines.push('');
  }
  return `${lines.join('\n')}\n`;
}

const bytes = new TextEncoder().encode(Array.from({ length: DOCUMENTS }, (_, i) => documentOf(i)).join(''));

function read() {
  let tokens = 0;
  for (const document of corefud.read({ name: 'f', bytes }, () => {})) tokens += document.length;
  return tokens;
}

function split() {
  let tokens = 0;
  for (const line of new TextDecoder().decode(bytes).split('\n')) {
    if (line.split('\t').length === 10) tokens++;
  }
  return tokens;
}

const [readRate, splitRate] = ratesOf(bytes.length, read, split);
process.stdout.write(
  `${JSON.stringify({ megabytes: bytes.length / 1e6, read: readRate, split: splitRate })}\n`,
);
