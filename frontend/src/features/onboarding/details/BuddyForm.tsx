import { personId } from '@annals/contracts/kernel/ids';
import type { OnboardingDetail } from '@annals/contracts/features/onboarding/views';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { fullName, useCurrentUser } from '../../../session/current-user';
import { pagedList } from '../../../api/paged-list';
import { Field } from '../../../ui/Field';
import { usePeopleListPeopleInfiniteQuery } from '../../people/api';
import { useDebouncedValue } from '../../../time/useDebouncedValue';
import { useChangeOnboarding } from '../useChangeOnboarding';
import { useOpened } from '../../../api/useOpened';
import { buddyTexts } from './texts';

/** The most people offered at once. */
const MOST = 200;

/** Chooses a buddy among those one can reach; where these are many, they are found by name. */
export function BuddyForm({ workflow }: { workflow: OnboardingDetail }): React.JSX.Element {
  const { id: ownId } = useCurrentUser();
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim());
  const { items = [], hasNextPage } = pagedList(
    usePeopleListPeopleInfiniteQuery({ limit: MOST, ...(search !== '' && { search }) }),
  );
  const [chosen, setChosen] = useState(workflow.buddyId ?? '');
  const { change, isPending, refusal } = useChangeOnboarding(workflow.id);
  const others = items.filter(({ id }) => id !== workflow.employeeId && id !== ownId);
  // The chosen person stays among the options, wherever they work by now.
  const known = others.some(({ id }) => id === workflow.buddyId);
  const buddyId = personId.safeParse(chosen).data ?? null;
  const seenPosition = useOpened(buddyId !== workflow.buddyId);
  return (
    <form
      className="onboarding-line"
      onSubmit={(event) => {
        event.preventDefault();
        void change({ buddyId, seenPosition });
      }}
    >
      {(hasNextPage || typed !== '') && (
        <Field label={buddyTexts.search}>
          {(attributes) => (
            <input
              {...attributes}
              type="search"
              autoComplete="off"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
      )}
      <Field label={buddyTexts.buddy} error={refusal === '' ? undefined : refusal}>
        {(attributes) => (
          <select {...attributes} value={chosen} onChange={({ target }) => setChosen(target.value)}>
            <option value="">{buddyTexts.nobody}</option>
            {workflow.buddyId !== null && !known && (
              <option value={workflow.buddyId}>{workflow.buddyName}</option>
            )}
            {others.map((person) => (
              <option key={person.id} value={person.id}>
                {fullName(person)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button
        type="submit"
        aria-label={buddyTexts.saveBuddy}
        text={buddyTexts.save}
        disabled={isPending || buddyId === workflow.buddyId}
      />
    </form>
  );
}
