import { statePrivacyReason } from '@annals/contracts/features/privacy/commands';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { Button } from '@blueprintjs/core';
import { ArchiveIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { pagedList } from '../../../api/paged-list';
import { useAttempt } from '../../../api/useAttempt';
import { ListCard } from '../../../ui/ListCard';
import { WordsDialog } from '../../../ui/WordsDialog';
import { useSubjectAccessListInfiniteQuery, useSubjectAccessRequestMutation } from '../../privacy/api';
import { askTexts, ofPersonTexts } from '../../privacy/texts';
import { AccessCells } from '../../privacy/AccessCells';

/** The archives of everything about one person, and a way to ask for one in their place. */
export function AccessOfPerson({ personId }: { personId: PersonId }): React.JSX.Element {
  const [isAsked, setIsAsked] = useState(false);
  const [request] = useSubjectAccessRequestMutation();
  const { attempt, refusal, isPending } = useAttempt(askTexts);
  const confirm = async (reason: string) => {
    if (await attempt(() => request({ personId, reason }).unwrap())) setIsAsked(false);
  };
  return (
    <ListCard
      list={pagedList(useSubjectAccessListInfiniteQuery({ personId }))}
      texts={ofPersonTexts}
      icon={<ArchiveIcon size={20} />}
      action={
        <>
          <Button text={askTexts.label} onClick={() => setIsAsked(true)} />
          <WordsDialog
            key={String(isAsked)}
            texts={askTexts}
            rule={statePrivacyReason.shape.reason}
            isOpen={isAsked}
            isPending={isPending}
            refusal={refusal}
            onConfirm={(reason) => void confirm(reason)}
            onRefuse={() => setIsAsked(false)}
          />
        </>
      }
    >
      {(access) => (
        <tr key={access.id}>
          <AccessCells access={access} by={access.requestedByName} />
        </tr>
      )}
    </ListCard>
  );
}
