import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { showToast } from '../../toasts/toast-store';
import { Choice } from '../Choice';
import { Field } from '../Field';
import { MarkdownText } from '../markdown/MarkdownText';
import { TwoVersions } from '../TwoVersions';
import { draftTexts } from './texts';
import { useTextDraft } from './useTextDraft';
import './autosave-text.css';

interface AutosaveTextProps {
  /** The address that answers the record, such as `/api/meetings/<id>`, and which of its texts this is. */
  readonly record: string;
  readonly what: string;
  /** The text as the server says it is. */
  readonly current: string;
  readonly label: string;
  readonly help?: string;
  readonly texts: { readonly save: string; readonly saving: string; readonly unsaved: string };
  readonly rows?: number;
  readonly isPending: boolean;
  readonly refusal: string;
  /**
   * Sends the text. @param seenPosition where the text was seen that it replaces
   * @returns what the server answered; undefined when it did not accept
   */
  readonly save: (
    text: string,
    seenPosition: string | undefined,
  ) => Promise<{ readonly position: string } | undefined>;
}

/**
 * A text in Markdown that is written over time, perhaps by several people. Every key is kept on this device until the text is saved;
 * saving it for others is an act of its own, because each saved version is in the history for good. It is never saved unseen over
 * somebody else's.
 */
export function AutosaveText(props: AutosaveTextProps): React.JSX.Element {
  const { record, what, current, label, help, texts, rows = 4, isPending, refusal, save } = props;
  const draft = useTextDraft(record, what, current);
  const { text, isUnsaved, isKept, changedMeanwhile } = draft;
  const [mode, setMode] = useState<'write' | 'preview'>('write');
  const [wasSaved, setWasSaved] = useState(false);
  const send = async (seenPosition: string | undefined) => {
    const answer = await save(text, seenPosition);
    if (!answer) return;
    draft.saved(text, answer.position);
    setWasSaved(true);
  };
  const discard = () => {
    draft.discard();
    setWasSaved(false);
    showToast({ title: draftTexts.discarded, undo: draft.restore });
  };
  return (
    <form
      className="autosave-text"
      onSubmit={(event) => {
        event.preventDefault();
        void send(draft.seenPosition);
      }}
    >
      <Choice
        label={draftTexts.mode}
        options={[
          { value: 'write', label: draftTexts.write },
          { value: 'preview', label: draftTexts.preview },
        ]}
        chosen={mode}
        onChoose={setMode}
      />
      {mode === 'write' ? (
        <Field
          label={label}
          error={refusal === '' ? undefined : refusal}
          help={help ?? draftTexts.formatting}
        >
          {(attributes) => (
            <textarea
              {...attributes}
              rows={rows}
              value={text}
              onChange={({ target }) => {
                setWasSaved(false);
                draft.write(target.value);
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
                event.preventDefault();
                if (isUnsaved && !isPending && !changedMeanwhile) void send(draft.seenPosition);
              }}
            />
          )}
        </Field>
      ) : (
        <section className="autosave-text__preview" aria-label={draftTexts.preview}>
          {text.trim() === '' ? draftTexts.nothing : <MarkdownText text={text} />}
        </section>
      )}
      {changedMeanwhile && (
        <TwoVersions
          theirs={current}
          isPending={isPending}
          onKeepMine={() => void send(draft.seenNow())}
          onTakeTheirs={draft.discard}
        />
      )}
      <div className="autosave-text__foot">
        <p className="autosave-text__state" role="status">
          {isUnsaved ? (
            <>
              <span className="autosave-text__unsaved">{texts.unsaved}</span>
              <span>{isKept ? draftTexts.keptHere : draftTexts.notKept}</span>
            </>
          ) : (
            wasSaved && <span>{draftTexts.saved}</span>
          )}
        </p>
        {isUnsaved && !changedMeanwhile && (
          <Button variant="minimal" text={draftTexts.discard} disabled={isPending} onClick={discard} />
        )}
        {!changedMeanwhile && (
          <Button
            type="submit"
            disabled={!isUnsaved || isPending}
            text={isPending ? texts.saving : texts.save}
          />
        )}
      </div>
    </form>
  );
}
