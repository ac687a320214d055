import { Button } from '@blueprintjs/core';
import { useEffect, useId, useRef } from 'react';
import { showFailure, showToast } from '../toasts/toast-store';
import './shown-once.css';

interface ShownOnceTexts {
  readonly newTitle: string;
  readonly newSentence: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly done: string;
}

/** A secret that was just made; nobody can show it again. */
export function ShownOnce({
  secret,
  texts,
  onDone,
}: {
  secret: string;
  texts: ShownOnceTexts;
  onDone: () => void;
}): React.JSX.Element {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), [secret]);
  const copy = () => {
    navigator.clipboard
      .writeText(secret)
      .then(() => showToast({ title: texts.copied }))
      .catch(() => {
        input.current?.select();
        showFailure(texts.copyFailed);
      });
  };
  return (
    <div className="shown-once">
      <label htmlFor={id}>{texts.newTitle}</label>
      <input
        className="field__input"
        id={id}
        ref={input}
        readOnly
        value={secret}
        aria-describedby={`${id}-help`}
      />
      <p id={`${id}-help`}>{texts.newSentence}</p>
      <div className="shown-once__acts">
        <Button text={texts.copy} onClick={copy} />
        <Button variant="minimal" text={texts.done} onClick={onDone} />
      </div>
    </div>
  );
}
