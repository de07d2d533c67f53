import type { View } from '../frame/view.ts';
import { PLAY_VIEW } from './play.ts';
import { Playground } from './playground.tsx';

export const playground: View = {
  id: PLAY_VIEW,
  label: () => 'Playground',
  key: 'p',
  component: Playground,
};
