import { saveSearch } from '@annals/contracts/features/audit/commands';
import type { EventFilter } from '@annals/contracts/features/audit/filter';
import { Button, PopoverNext } from '@blueprintjs/core';
import { CrossIcon, StarEmptyIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAttempt } from '../../../api/useAttempt';
import { Field } from '../../../ui/Field';
import { FormDialog } from '../../../ui/FormDialog';
import { FormFooter, FormRefusal } from '../../../ui/FormFooter';
import { useUnsavedChanges } from '../../../ui/unsaved-changes';
import { useAuditRemoveSearchMutation, useAuditSaveSearchMutation, useAuditSearchesQuery } from '../api';
import { explorerPath } from '../paths';
import { IconButton } from '../../../ui/IconButton';
import { savedTexts as texts } from '../texts';

/** The auditor's own searches, and the way to keep the one on the screen. */
export function SavedSearches({ filter }: { filter: EventFilter }): React.JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="saved-searches">
      <PopoverNext
        content={<SavedSearchList />}
        placement="bottom-end"
        renderTarget={({ isOpen: isShown, ref, ...target }) => (
          <Button {...target} ref={ref} icon={<StarEmptyIcon />} text={texts.label} aria-expanded={isShown} />
        )}
      />
      <Button text={texts.save} onClick={() => setIsOpen(true)} />
      <FormDialog title={texts.title} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <SaveForm filter={filter} onDone={() => setIsOpen(false)} />
      </FormDialog>
    </div>
  );
}

function SavedSearchList(): React.JSX.Element {
  const { data: searches = [] } = useAuditSearchesQuery();
  const [remove] = useAuditRemoveSearchMutation();
  const { attempt } = useAttempt({ failed: texts.removeFailed, done: texts.removed });
  if (searches.length === 0) return <p className="saved-searches__none">{texts.none}</p>;
  return (
    <ul className="saved-searches__list" aria-label={texts.label}>
      {searches.map(({ id, name, filter }) => (
        <li key={id}>
          <Link to={explorerPath(filter)}>{name}</Link>
          <IconButton
            variant="minimal"
            icon={<CrossIcon />}
            label={texts.remove(name)}
            onClick={() => void attempt(() => remove({ searchId: id }).unwrap())}
          />
        </li>
      ))}
    </ul>
  );
}

function SaveForm({ filter, onDone }: { filter: EventFilter; onDone: () => void }): React.JSX.Element {
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string>();
  const [save] = useAuditSaveSearchMutation();
  const { attempt, refusal, isPending } = useAttempt({ failed: texts.failed, done: texts.done });
  useUnsavedChanges(name !== '');
  const submit = async () => {
    const checked = saveSearch.safeParse({ name, filter });
    setFault(checked.error?.issues[0]?.message);
    if (checked.success && (await attempt(() => save(checked.data).unwrap()))) onDone();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className="modal__body">
        <Field label={texts.name} error={fault}>
          {(attributes) => (
            <input
              {...attributes}
              type="text"
              autoComplete="off"
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <FormRefusal sentence={refusal} />
      </div>
      <FormFooter texts={texts} isSubmitting={isPending} onCancel={onDone} />
    </form>
  );
}
