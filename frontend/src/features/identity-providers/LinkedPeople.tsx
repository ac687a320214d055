import type { IdentityProviderId } from '@annals/contracts/features/identity-providers/ids';
import { personId } from '@annals/contracts/kernel/ids';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { Told } from '../../ui/When';
import { useAttempt } from '../../api/useAttempt';
import { QueryList } from '../../ui/QueryList';
import { useIdentityProvidersLinkedPeopleQuery, useIdentityProvidersUnlinkPersonMutation } from './api';
import { ownTexts, providerTexts as texts } from './texts';

const LIST_TEXTS = {
  get loading() {
    return texts.peopleLoading;
  },
  get failed() {
    return texts.peopleFailed;
  },
};

/** Who can sign in by a provider, and the way to end it; asked for when it is opened. */
export function LinkedPeople({ providerId }: { providerId: IdentityProviderId }): React.JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{texts.showPeople}</summary>
      {isOpen && <People providerId={providerId} />}
    </details>
  );
}

function People({ providerId }: { providerId: IdentityProviderId }): React.JSX.Element {
  const query = useIdentityProvidersLinkedPeopleQuery({ providerId });
  const [unlink] = useIdentityProvidersUnlinkPersonMutation();
  const { attempt, isPending } = useAttempt({ failed: texts.unlinkFailed, done: texts.unlinked });
  return (
    <QueryList list={query} texts={LIST_TEXTS} empty={null}>
      {(people) => (
        <ul className="identities">
          {people.map(({ personId: id, name, linkedAt }) => (
            <li key={id}>
              <span>
                <strong>{name}</strong>
                <small>
                  <Told at={linkedAt} precision="day">
                    {(when) => ownTexts.linkedSince(when)}
                  </Told>
                </small>
              </span>
              <Button
                text={texts.unlink}
                aria-label={texts.unlinkNamed(name)}
                disabled={isPending}
                onClick={() =>
                  void attempt(() => unlink({ providerId, personId: personId.parse(id) }).unwrap())
                }
              />
            </li>
          ))}
        </ul>
      )}
    </QueryList>
  );
}
