import type { EventFilter } from '@annals/contracts/features/audit/filter';
import { Button, PopoverNext } from '@blueprintjs/core';
import { CrossIcon, StarEmptyIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAttempt } from '../../../api/useAttempt';
import { lazyDialog } from '../../../ui/lazy-dialog';
import { useAuditRemoveSearchMutation, useAuditSaveSearchMutation, useAuditSearchesQuery } from '../api';
import { explorerPath } from '../paths';
import { IconButton } from '../../../ui/IconButton';
import { savedTexts as texts } from '../texts';

const SaveSearchDialog = lazyDialog(async () => (await import('./SaveSearchDialog')).SaveSearchDialog);

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
      <SaveSearchDialog isOpen={isOpen} filter={filter} onClose={() => setIsOpen(false)} />
    </div>
  );
}

function SavedSearchList(): React.JSX.Element {
  const { data: searches = [] } = useAuditSearchesQuery();
  const [remove] = useAuditRemoveSearchMutation();
  const [save] = useAuditSaveSearchMutation();
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
            onClick={() =>
              void attempt(() => remove({ searchId: id }).unwrap(), {
                undo: () => save({ name, filter }).unwrap(),
              })
            }
          />
        </li>
      ))}
    </ul>
  );
}
