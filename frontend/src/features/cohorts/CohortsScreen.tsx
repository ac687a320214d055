import { may } from '@annals/contracts/permissions';
import { Button } from '@blueprintjs/core';
import { LearningIcon, PlusIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { useCurrentUser } from '../../session/current-user';
import { pagedList } from '../../api/paged-list';
import { Card } from '../../ui/Card';
import { Choice } from '../../ui/Choice';
import { EmptyList } from '../../ui/EmptyList';
import { QueryList } from '../../ui/QueryList';
import { ScreenHead } from '../../ui/ScreenHead';
import { useCohortsListInfiniteQuery } from './api';
import { CohortListItem } from './CohortListItem';
import { PlanCohortDialog } from './PlanCohortDialog';
import { texts } from './texts';

type State = 'all' | 'open' | 'over';
const STATES: readonly { readonly value: State; readonly label: string }[] = [
  { value: 'all', label: texts.all },
  { value: 'open', label: texts.open },
  { value: 'over', label: texts.over },
];
const QUERIES = { all: {}, open: { open: 'true' }, over: { open: 'false' } } as const;

/** The leadership cohorts the reader plans, runs or takes part in, and those of their people. */
export default function CohortsScreen(): React.JSX.Element {
  const { role } = useCurrentUser();
  const [state, setState] = useState<State>('all');
  const [isPlanning, setIsPlanning] = useState(false);
  const list = pagedList(useCohortsListInfiniteQuery(QUERIES[state]));
  const planButton = may(role, 'cohorts:plan') && (
    <Button intent="primary" icon={<PlusIcon />} text={texts.plan} onClick={() => setIsPlanning(true)} />
  );
  return (
    <>
      <ScreenHead sentence={texts.subtitle} action={planButton} />
      <Card
        title={texts.listTitle}
        action={<Choice label={texts.state} options={STATES} chosen={state} onChoose={setState} />}
      >
        <QueryList
          list={list}
          texts={texts}
          empty={
            <EmptyList
              icon={<LearningIcon size={20} />}
              isFiltered={state !== 'all'}
              onShowAll={() => setState('all')}
              texts={texts}
              sentence={planButton ? texts.emptyForPlanners : texts.emptySentence}
              action={planButton}
            />
          }
        >
          {(cohorts) => (
            <ul>
              {cohorts.map((cohort) => (
                <CohortListItem key={cohort.id} cohort={cohort} />
              ))}
            </ul>
          )}
        </QueryList>
      </Card>
      <PlanCohortDialog isOpen={isPlanning} onClose={() => setIsPlanning(false)} />
    </>
  );
}
