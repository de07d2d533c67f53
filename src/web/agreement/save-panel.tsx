import { useSignal } from '@preact/signals';
import {
  type SavedFormat,
  savedAnnotation,
  savedDecisions,
  savedFormats,
} from '../../page/agreement/save.ts';
import { Choice } from '../parts/choice.tsx';
import { saveFile } from '../parts/save-file.ts';
import type { Session } from './session.ts';

/** Saves the annotation as it was decided so far, or the decisions alone. */
export function SavePanel({ session }: { readonly session: Session }) {
  const format = useSignal<SavedFormat>('conll');
  const losses = useSignal<readonly string[]>([]);
  const saveAnnotation = () => {
    const saved = savedAnnotation(
      format.value,
      session.names,
      session.tables,
      session.allStates(),
      session.index.dropsSingletons,
    );
    losses.value = saved.losses;
    saveFile(`adjudicated${savedFormats[format.value].extension}`, saved.text);
    session.unsaved.value = 0;
  };
  const saveDecisions = () => {
    saveFile('decisions.json', savedDecisions(session.rule.value, session.allStates()));
    session.unsaved.value = 0;
  };
  return (
    <section class="save" aria-label="save">
      <button type="button" onClick={saveAnnotation}>
        Save annotation
      </button>{' '}
      <Choice
        label="as"
        value={format.value}
        onChange={(value) => {
          format.value = value as SavedFormat;
        }}
        options={Object.entries(savedFormats).map(([id, { label }]) => [id, label])}
      />{' '}
      <button type="button" onClick={saveDecisions}>
        Save decisions
      </button>
      <p class="soft small">
        The annotation has words and entities; what is open is left out, or starts an entity. With the
        decisions,{' '}
        <code>corefeval agree … --adjudicate {session.rule.value} --answers decisions.json -o FILE</code>{' '}
        writes any format, with all properties of mentions.
      </p>
      {losses.value.length === 0 ? null : (
        <ul role="status">
          {losses.value.slice(0, 5).map((loss) => (
            <li key={loss}>{loss}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
