import { ChangedForEvents, EventChoices } from './event-options.tsx';
import type { TaskName } from './inputs.ts';
import { SelectRow } from './option-rows.tsx';
import { Changed, Choices } from './options.tsx';
import { chosenTask, hasEvents, running, task } from './score-state.ts';

/** The options of what is scored. One element for both, so that it stays open when the task is changed. */
export function OptionsPanel() {
  const isEvents = task.value === 'events';
  return (
    <details class="options">
      <summary>Options {isEvents ? <ChangedForEvents /> : <Changed />}</summary>
      <fieldset disabled={running.value !== undefined}>
        <legend class="hidden">Options</legend>
        <TaskChoice />
        {isEvents ? <EventChoices /> : <Choices />}
      </fieldset>
    </details>
  );
}

const TASK_MEANINGS = {
  events: 'mentions with type and realis, coreference and sequences',
  coreference: 'the clusters alone, with the metrics of coreference',
} as const;

/** Files of events can be scored in two ways. */
const TaskChoice = () =>
  hasEvents.value ? (
    <SelectRow
      label="Score"
      value={task.value}
      choices={[
        ['events', 'events'],
        ['coreference', 'coreference'],
      ]}
      meaning={TASK_MEANINGS[task.value]}
      onChange={(id) => {
        chosenTask.value = id as TaskName;
      }}
    />
  ) : null;
