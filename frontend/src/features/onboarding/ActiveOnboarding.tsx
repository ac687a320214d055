import { Button } from '@blueprintjs/core';
import { FollowerIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { pagedList } from '../../api/paged-list';
import { Card } from '../../ui/Card';
import { Choice } from '../../ui/Choice';
import { EmptyList } from '../../ui/EmptyList';
import { QueryList } from '../../ui/QueryList';
import { useOnboardingListInfiniteQuery } from './api';
import { listTexts, texts } from './texts';
import { WorkflowItem } from './WorkflowItem';

type Shown = 'open' | 'completed' | 'all';

interface ActiveOnboardingProps {
  readonly onOpen: (workflowId: string) => void;
  readonly onGoToTeam: () => void;
}

/** The onboardings in one's reach; those under way unless others are asked for. */
export function ActiveOnboarding({ onOpen, onGoToTeam }: ActiveOnboardingProps): React.JSX.Element {
  const [shown, setShown] = useState<Shown>('open');
  const list = pagedList(useOnboardingListInfiniteQuery(shown === 'all' ? {} : { status: shown }));
  return (
    <Card
      title={texts.active}
      action={
        <Choice
          label={listTexts.filter}
          options={[
            { value: 'open', label: listTexts.open },
            { value: 'completed', label: listTexts.completed },
            { value: 'all', label: listTexts.all },
          ]}
          chosen={shown}
          onChoose={setShown}
        />
      }
    >
      <QueryList
        list={list}
        texts={listTexts}
        rows={4}
        empty={
          <EmptyList
            icon={<FollowerIcon size={20} />}
            isFiltered={shown === 'completed'}
            onShowAll={() => setShown('all')}
            texts={listTexts}
            sentence={listTexts.emptySentence}
            action={<Button text={listTexts.emptyAction} onClick={onGoToTeam} />}
          />
        }
      >
        {(workflows) => (
          <ul>
            {workflows.map((workflow) => (
              <WorkflowItem key={workflow.id} workflow={workflow} onOpen={onOpen} />
            ))}
          </ul>
        )}
      </QueryList>
    </Card>
  );
}
