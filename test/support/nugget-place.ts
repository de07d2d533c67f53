import { readFileSync } from 'node:fs';
import { Workplace } from './cli.ts';
import { eventsFixtures } from './evmeval-goldens.ts';
import { tbf } from './nuggets.ts';

export const eventsFixture = (path: string) => readFileSync(new URL(path, eventsFixtures));

export const goldTbf =
  tbf('d1', 'E1 0,4 Life_Die', 'E2 10,14', 'E3 20,26', '@Coreference R1 E2,E3') + tbf('d2', 'E1 0,4');
export const systemTbf =
  tbf('d1', 'S1 0,4 Life_Die', 'S2 10,14', 'S3 20,24', '@Coreference R1 S2,S3') + tbf('d2', 'S1 9,12');

/** A folder with small event files: good ones, a broken one, and cases of the fixtures in `invisible` and `case`. */
export function nuggetPlace(): Workplace {
  const work = new Workplace();
  work.write('gold.tbf', goldTbf);
  work.write('system.tbf', systemTbf);
  work.write('broken.tbf', goldTbf.replace('20,26', 'NaN,26').replace('\n#EndOfDocument', ''));
  for (const name of ['gold.tbf', 'system.tbf', 'tkn/d1.tab']) {
    work.write(`invisible/${name}`, eventsFixture(`cases/i01_invisible_v16/${name}`));
  }
  for (const name of ['gold.tbf', 'system.tbf']) {
    work.write(`case/${name}`, eventsFixture(`cases/r07_char_double/${name}`));
  }
  return work;
}
