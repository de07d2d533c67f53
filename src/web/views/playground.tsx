import { PLAY } from '../playground/play.ts';
import { Playground } from '../playground/playground.tsx';
import type { View } from '../view.ts';

export const playground: View = {
  id: PLAY,
  label: () => 'Playground',
  key: 'p',
  component: Playground,
};
