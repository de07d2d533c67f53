import { Choice } from '../parts/choice.tsx';
import { systemOf } from '../parts/columns.ts';
import { useKeys } from './keys.ts';
import { route, setParams } from './route.ts';
import type { FrameIndex, View } from './view.ts';

interface SwitchProps<Index, Data> extends Pick<FrameIndex, 'systems'> {
  readonly view: Pick<View<Index, Data>, 'systems' | 'leaveSystem'>;
}

/** The choice of a system in the header, which all views share; it is part of the address. */
export function SystemSwitch<Index, Data>({ systems, view }: SwitchProps<Index, Data>) {
  const isShown = systems.length > 1 && view.systems !== undefined;
  const values = [...(view.systems === 'all' ? [''] : []), ...systems.map((_, system) => `${system}`)];
  const asked = route.value.params.s;
  const current = asked === undefined && view.systems === 'all' ? '' : `${systemOf({ systems }, asked)}`;
  const choose = (s: string) => setParams({ ...view.leaveSystem?.(), s });
  useKeys(isShown ? { s: () => choose(values[(values.indexOf(current) + 1) % values.length]) } : {});
  if (!isShown) return null;
  return (
    <Choice
      label="system"
      value={current}
      onChange={choose}
      options={values.map((value) => [value, value === '' ? 'all' : systems[Number(value)].name])}
    />
  );
}
