import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { Field } from '../../../ui/Field';
import { fromLocalInput, toLocalInput } from '../../../time/local-input';
import type { Stop, StopBy } from './as-of-address';
import { asOfTexts as texts } from './texts';

const WAYS = Object.keys(texts.clocks) as StopBy[];

interface StopFormProps {
  readonly stop: Stop;
  readonly onStop: (stop: Stop) => void;
}

/** At which moment, by which clock, or at which position of the log a replay stops. */
export function StopForm({ stop, onStop }: StopFormProps): React.JSX.Element {
  const [by, setBy] = useState(stop.by);
  const [moment, setMoment] = useState(() =>
    toLocalInput(stop.by === 'position' ? new Date() : new Date(stop.at)),
  );
  const [position, setPosition] = useState(stop.by === 'position' ? stop.at : '');
  const send = () => {
    if (by === 'position') {
      if (/^\d{1,19}$/.test(position)) onStop({ by, at: position });
    } else if (moment !== '') onStop({ by, at: fromLocalInput(moment) });
  };
  return (
    <form
      className="audit-tools"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field label={texts.by}>
        {(attributes) => (
          <select
            {...attributes}
            value={by}
            onChange={({ target }) => setBy(WAYS.find((way) => way === target.value) ?? 'happened')}
          >
            {WAYS.map((way) => (
              <option key={way} value={way}>
                {texts.clocks[way]}
              </option>
            ))}
          </select>
        )}
      </Field>
      {by === 'position' ? (
        <Field label={texts.position}>
          {(attributes) => (
            <input
              {...attributes}
              type="text"
              inputMode="numeric"
              pattern="\d{1,19}"
              required
              value={position}
              onChange={({ target }) => setPosition(target.value)}
            />
          )}
        </Field>
      ) : (
        <Field label={texts.moment}>
          {(attributes) => (
            <input
              {...attributes}
              type="datetime-local"
              required
              value={moment}
              onChange={({ target }) => setMoment(target.value)}
            />
          )}
        </Field>
      )}
      <Button type="submit" intent="primary" text={texts.show} />
    </form>
  );
}
