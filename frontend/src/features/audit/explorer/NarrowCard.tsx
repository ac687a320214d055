import { listTexts } from '@annals/contracts/features/audit/words';
import { PERSON_PARTS, type EventFilter } from '@annals/contracts/features/audit/filter';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { Card } from '../../../ui/Card';
import { Field } from '../../../ui/Field';
import { fromLocalInput, toLocalInput } from '../../../time/local-input';
import { narrowTexts as texts, PART_LABELS } from '../texts';
import { PersonFilter } from './PersonFilter';

interface NarrowCardProps {
  readonly filter: EventFilter;
  readonly onNarrow: (change: {
    readonly [Name in keyof EventFilter]?: EventFilter[Name] | undefined;
  }) => void;
}

const local = (instant: string | undefined) => (instant === undefined ? '' : toLocalInput(new Date(instant)));
const instantOf = (value: string) => (value === '' ? undefined : fromLocalInput(value));

/** What narrows the list, besides what can be picked from the counts. What is typed counts when it is sent. */
export function NarrowCard({ filter, onNarrow }: NarrowCardProps): React.JSX.Element {
  // What is typed belongs to the address it was typed under: another address starts over.
  return <NarrowForm key={JSON.stringify(filter)} filter={filter} onNarrow={onNarrow} />;
}

function NarrowForm({ filter, onNarrow }: NarrowCardProps): React.JSX.Element {
  const [typed, setTyped] = useState({
    text: filter.text ?? '',
    from: local(filter.from),
    until: local(filter.until),
    stream: filter.stream ?? '',
    command: filter.command ?? '',
  });
  const input = (name: keyof typeof typed, label: string, type: string, help?: string) => (
    <Field label={label} help={help}>
      {(attributes) => (
        <input
          {...attributes}
          type={type}
          autoComplete="off"
          value={typed[name]}
          onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
        />
      )}
    </Field>
  );
  const send = () =>
    onNarrow({
      text: typed.text.trim() || undefined,
      from: typed.from === local(filter.from) ? filter.from : instantOf(typed.from),
      until: typed.until === local(filter.until) ? filter.until : instantOf(typed.until),
      stream: typed.stream.trim() || undefined,
      command: typed.command.trim() || undefined,
    });
  return (
    <Card title={listTexts.filters}>
      <form
        className="narrow"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <PersonFilter chosen={filter.person} onChoose={(person) => onNarrow({ person })} />
        {filter.person !== undefined && (
          <Field label={texts.part}>
            {(attributes) => (
              <select
                {...attributes}
                value={filter.as ?? 'either'}
                onChange={({ target }) =>
                  onNarrow({ as: PERSON_PARTS.find((part) => part === target.value && part !== 'either') })
                }
              >
                {PERSON_PARTS.map((part) => (
                  <option key={part} value={part}>
                    {PART_LABELS[part]}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        {input('text', texts.search, 'search', texts.searchHelp)}
        {input('from', texts.from, 'datetime-local')}
        {input('until', texts.until, 'datetime-local')}
        <details open={filter.stream !== undefined || filter.command !== undefined}>
          <summary>{texts.exact}</summary>
          <div className="narrow__exact">
            {input('stream', texts.stream, 'text')}
            {input('command', texts.command, 'text')}
          </div>
        </details>
        <Button type="submit" intent="primary" text={texts.apply} />
      </form>
    </Card>
  );
}
