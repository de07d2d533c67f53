import { readBrat } from '../../src/formats/brat/read.ts';
import { type EreInput, ereInputs, readEre } from '../../src/formats/ere/read.ts';
import { readTbf, writeTbf } from '../../src/formats/index.ts';
import { ereEvents } from '../../src/nuggets/convert/ere-events.ts';
import { ereToBrat, withoutTags } from '../../src/nuggets/convert/ere-to-brat.ts';
import { ereToTbf } from '../../src/nuggets/convert/ere-to-tbf.ts';
import { collectProblems } from '../../test/support/collect-problems.ts';
import { pick, spoil, textOf } from '../draw.ts';
import { ereFile, STORY } from '../seeds.ts';
import { ensureSame, type Target } from '../target.ts';

/** The reader of annotation XML, and its conversion to tbf and brat. */
export const ereReader: Target = {
  id: 'ere',
  promise: 'is read without a crash; every event that was read arrives in tbf and in brat',
  generate: (random) => ({
    files: { xml: ereFile(random), text: random(2) === 0 ? STORY : spoil(STORY, random) },
    args: [pick(Object.keys(ereInputs), random), pick(['code-points', 'utf16'], random)],
  }),
  check({ files, args: [input = 'auto', offsets] }) {
    const text = textOf(files.text ?? new Uint8Array());
    const { mentions } = readEre(
      { name: 'x', text: textOf(files.xml ?? new Uint8Array()) },
      () => {},
      input as EreInput,
    );
    const source = { file: 'x', document: 'd', text, offsets: offsets as 'utf16' | undefined };
    const events = ereEvents(mentions, source, () => {});
    const { problems, report } = collectProblems();
    const [tbf] = readTbf({ name: 't', text: writeTbf([ereToTbf(events, 'd', 's')]) }, report);
    const brat = readBrat({ name: 'b', text: ereToBrat(events, text) }, report);
    const faults = problems.filter(({ severity }) => severity === 'error').map(({ message }) => message);
    ensureSame(faults, [], 'what is written can be read');
    const ids = events.map(({ id }) => id);
    ensureSame(tbf?.mentions.map(({ id }) => id) ?? [], ids, 'every event arrives in tbf');
    ensureSame(brat.events.map(({ id }) => id).sort(), [...ids].sort(), 'every event arrives in brat');
    ensureSame(
      [...withoutTags(text)].length,
      [...text].length,
      'a text without tags is as long as with them',
    );
  },
};
