import { Button } from '@blueprintjs/core';
import { useEffect, useId, useRef } from 'react';
import { showFailure, showToast } from '../../toasts/toast-store';
import { feedTexts as texts } from './calendar-feeds-texts';

/** The address of a feed that was just opened; nobody can show it again. */
export function NewFeedAddress({
  address,
  onDone,
}: {
  address: string;
  onDone: () => void;
}): React.JSX.Element {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), [address]);
  const copy = () => {
    navigator.clipboard
      .writeText(address)
      .then(() => showToast({ title: texts.copied }))
      .catch(() => {
        input.current?.select();
        showFailure(texts.copyFailed);
      });
  };
  return (
    <div className="calendar-feeds__new">
      <label htmlFor={id}>{texts.newTitle}</label>
      <input
        className="field__input"
        id={id}
        ref={input}
        readOnly
        value={address}
        aria-describedby={`${id}-help`}
      />
      <p id={`${id}-help`}>{texts.newSentence}</p>
      <div className="calendar-feeds__choice">
        <Button text={texts.copy} onClick={copy} />
        <Button variant="minimal" text={texts.done} onClick={onDone} />
      </div>
    </div>
  );
}
