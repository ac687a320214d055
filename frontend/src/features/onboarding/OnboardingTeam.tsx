import type { OnboardingTeamMember } from '@annals/contracts/features/onboarding/views';
import { PeopleIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { fullName } from '../../session/current-user';
import { pagedList } from '../../api/paged-list';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { FilterSearch } from '../../ui/Filters';
import { QueryList } from '../../ui/QueryList';
import { useDebouncedValue } from '../../time/useDebouncedValue';
import { useOnboardingTeamInfiniteQuery } from './api';
import { OnboardingTeamItem } from './OnboardingTeamItem';
import { StartOnboardingDialog } from './StartOnboardingDialog';
import { teamTexts, texts } from './texts';

/** The people one can bring on board, each with how far that is, or with the button that starts it. */
export function OnboardingTeam({ onOpen }: { onOpen: (workflowId: string) => void }): React.JSX.Element {
  const [typed, setTyped] = useState('');
  const [starting, setStarting] = useState<OnboardingTeamMember | null>(null);
  const search = useDebouncedValue(typed.trim());
  const list = pagedList(useOnboardingTeamInfiniteQuery(search === '' ? {} : { search }));
  return (
    <Card
      title={texts.team}
      action={<FilterSearch label={teamTexts.search} value={typed} onChange={setTyped} />}
    >
      <QueryList
        list={list}
        texts={teamTexts}
        rows={5}
        empty={
          <EmptyState
            icon={<PeopleIcon size={20} />}
            title={search === '' ? teamTexts.emptyTitle : teamTexts.nobodyFound}
            {...(search === '' && { sentence: teamTexts.emptySentence })}
          />
        }
      >
        {(people) => (
          <ul>
            {people.map((person) => (
              <OnboardingTeamItem key={person.id} person={person} onOpen={onOpen} onStart={setStarting} />
            ))}
          </ul>
        )}
      </QueryList>
      {starting && (
        <StartOnboardingDialog
          employeeId={starting.id}
          name={fullName(starting)}
          onClose={() => setStarting(null)}
        />
      )}
    </Card>
  );
}
