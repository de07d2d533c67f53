import { expect, it } from 'vitest';
import { wantedParts } from '../../../../src/nuggets/model/wanted-parts.ts';
import { nuggetFile, tbf } from '../../../support/nuggets.ts';

const file = (...lines: readonly string[]) => nuggetFile('f', tbf('d', 'E1 0,1', 'E2 2,3', ...lines));
const [none, chains, links] = [file(), file('@Coreference R1 E1,E2'), file('@After R1 E1,E2')];

it.each([
  [[none, none], {}, [false, false, false]],
  [[none, chains], {}, [true, false, true]],
  [[links, none], {}, [false, true, true]],
  [[chains, links], { coreference: false, sequencing: false }, [false, false, false]],
  [[none], { coreference: true }, [true, false, true]],
])('is what was asked for, or else what the files contain', (files, options, expected) => {
  const { coreference, sequencing, clusters } = wantedParts(files, options);
  expect([coreference, sequencing, clusters]).toEqual(expected);
});
