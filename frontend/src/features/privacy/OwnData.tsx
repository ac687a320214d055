import type { SubjectAccessView } from '@annals/contracts/features/privacy/subject-access-views';
import { Button } from '@blueprintjs/core';
import { ArchiveIcon } from '@blueprintjs/icons';
import { pagedList } from '../../api/paged-list';
import { useAttempt } from '../../api/useAttempt';
import { ListCard } from '../../ui/ListCard';
import { AccessCells } from './AccessCells';
import { useSubjectAccessOwnInfiniteQuery, useSubjectAccessRequestOwnMutation } from './api';
import { ownTexts as texts } from './texts';

const ASKING = { done: texts.done, doneSentence: texts.doneSentence, failed: texts.requestFailed };

/** The archives of everything about the person, and a way to ask for one. */
export function OwnData(): React.JSX.Element {
  const list = pagedList(useSubjectAccessOwnInfiniteQuery());
  const [request] = useSubjectAccessRequestOwnMutation();
  const { attempt, isPending } = useAttempt(ASKING);
  const isBeingMade = list.items?.some(isOwnAndRunning) ?? false;
  return (
    <ListCard
      list={list}
      texts={texts}
      icon={<ArchiveIcon size={20} />}
      action={
        <Button
          text={texts.request}
          loading={isPending}
          disabled={isBeingMade}
          onClick={() => void attempt(() => request({ of: 'everything' }).unwrap())}
        />
      }
    >
      {(access) => (
        <tr key={access.id}>
          <AccessCells
            access={access}
            by={access.requestedBy === access.personId ? texts.you : access.requestedByName}
          />
        </tr>
      )}
    </ListCard>
  );
}

function isOwnAndRunning({ status, requestedBy, personId }: SubjectAccessView): boolean {
  return status === 'running' && requestedBy === personId;
}
