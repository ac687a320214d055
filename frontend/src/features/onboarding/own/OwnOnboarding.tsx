import { FollowerIcon } from '@blueprintjs/icons';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { SkeletonRows } from '../../../ui/SkeletonRows';
import { HistoryCard } from '../../../ui/history/HistoryCard';
import { useOnboardingHistoryInfiniteQuery, useOnboardingMineQuery } from '../api';
import { FeedbackForm } from './FeedbackForm';
import { OwnPlan } from './OwnPlan';
import { OwnProgress } from './OwnProgress';
import { texts } from './texts';

/** One's own onboarding with its four states. */
export function OwnOnboarding(): React.JSX.Element {
  const { currentData: workflow, error, refetch } = useOnboardingMineQuery();
  if (workflow)
    return (
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
    );
  if (workflow === null)
    return (
      <EmptyState
        level={2}
        icon={<FollowerIcon size={20} />}
        title={texts.emptyTitle}
        sentence={texts.emptySentence}
      />
    );
  if (error === undefined) return <SkeletonRows label={texts.loading} rows={5} />;
  return <ErrorState level={2} title={texts.failed} error={error} onRetry={() => void refetch()} />;
}

function OwnHistory({ workflowId }: { workflowId: string }): React.JSX.Element {
  return <HistoryCard history={useOnboardingHistoryInfiniteQuery({ workflowId })} />;
}
