import { expect, it } from 'vitest';
import { registerServe } from '../../../../src/cli/commands/serve.ts';
import { VerbPlace } from '../../../support/verb-place.ts';

it('needs --stdio', async () => {
  expect(await new VerbPlace(registerServe).refused('serve')).toContain('serve needs a transport.');
});
