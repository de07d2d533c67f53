import type { View } from '../frame/view.ts';
import { PLAY } from './play.ts';
import { Playground } from './playground.tsx';

export const playground: View = {
  id: PLAY,
  label: () => 'Playground',
  key: 'p',
  component: Playground,
};
