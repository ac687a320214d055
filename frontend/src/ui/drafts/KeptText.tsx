import { Button } from '@blueprintjs/core';
import { Field } from '../Field';
import { TwoVersions } from '../TwoVersions';
import { useTextDraft } from './useTextDraft';
import './kept-text.css';

interface KeptTextProps {
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

/** A text that several people may write: kept on this device until it is saved, and never saved unseen over somebody else's. */
export function KeptText(props: KeptTextProps): React.JSX.Element {
  const { record, what, current, label, help, texts, rows = 4, isPending, refusal, save } = props;
  const draft = useTextDraft(record, what, current);
  const { text, isUnsaved, changedMeanwhile } = draft;
  const send = async (seenPosition: string | undefined) => {
    const answer = await save(text, seenPosition);
    if (answer) draft.saved(text, answer.position);
  };
  return (
    <form
      className="kept-text"
      onSubmit={(event) => {
        event.preventDefault();
        void send(draft.seenPosition);
      }}
    >
      <Field label={label} error={refusal === '' ? undefined : refusal} help={help}>
        {(attributes) => (
          <textarea
            {...attributes}
            rows={rows}
            value={text}
            onChange={({ target }) => draft.write(target.value)}
          />
        )}
      </Field>
      {changedMeanwhile && (
        <TwoVersions
          theirs={current}
          isPending={isPending}
          onKeepMine={() => void send(draft.seenNow())}
          onTakeTheirs={draft.discard}
        />
      )}
      <div className="kept-text__foot">
        <span className="kept-text__mark" role="status">
          {isUnsaved && texts.unsaved}
        </span>
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
