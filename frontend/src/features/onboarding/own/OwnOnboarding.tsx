import { FollowerIcon } from '@blueprintjs/icons';
import { EmptyState } from '../../../ui/EmptyState';
import { HistoryCard } from '../../../ui/history/HistoryCard';
import { Loaded } from '../../../ui/Loaded';
import { useOnboardingHistoryInfiniteQuery, useOnboardingMineQuery } from '../api';
import { FeedbackForm } from './FeedbackForm';
import { OwnPlan } from './OwnPlan';
import { OwnProgress } from './OwnProgress';
import { texts } from './texts';

/** One's own onboarding with its four states. */
export function OwnOnboarding(): React.JSX.Element {
  const query = useOnboardingMineQuery();
  return (
    <Loaded query={query} texts={texts} rows={5} level={2}>
      {(workflow) =>
        workflow ? (
          <div className="screen-grid screen-grid--two">
            <div className="screen-grid">
              <OwnProgress workflow={workflow} />
              <OwnPlan workflow={workflow} />
            </div>
            <div className="screen-grid">
              <FeedbackForm workflow={workflow} />
              <OwnHistory workflowId={workflow.id} />
            </div>
          </div>
        ) : (
          <EmptyState
            level={2}
            icon={<FollowerIcon size={20} />}
            title={texts.emptyTitle}
            sentence={texts.emptySentence}
          />
        )
      }
    </Loaded>
  );
}

function OwnHistory({ workflowId }: { workflowId: string }): React.JSX.Element {
  return <HistoryCard history={useOnboardingHistoryInfiniteQuery({ workflowId })} />;
}
