import { FollowerIcon } from '@blueprintjs/icons';
import { asApiError, isRefusal } from '../../../api/api-error';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { Modal } from '../../../ui/Modal';
import { SkeletonRows } from '../../../ui/SkeletonRows';
import { useOnboardingOneQuery } from '../api';
import { Details } from './Details';
import { texts } from './texts';

interface DetailsOverlayProps {
  /** Whose details; null: none are open. */
  readonly workflowId: string | null;
  readonly onClose: () => void;
}

/** The details of one onboarding over the list. */
export function DetailsOverlay({ workflowId, onClose }: DetailsOverlayProps): React.JSX.Element {
  const { currentData, error, refetch } = useOnboardingOneQuery(
    { workflowId: workflowId ?? '' },
    { skip: workflowId === null },
  );
  const workflow = workflowId === null ? undefined : currentData;
  return (
    <Modal
      title={
        workflow ? texts.title(workflow.employeeName) : error === undefined ? texts.loading : texts.notFound
      }
      isOpen={workflowId !== null}
      isWide
      onClose={onClose}
    >
      <div className="modal__body">
        {workflow ? (
          <Details key={workflow.id} workflow={workflow} />
        ) : error === undefined ? (
          <SkeletonRows label={texts.loading} rows={5} />
        ) : isRefusal(asApiError(error)) ? (
          <EmptyState
            icon={<FollowerIcon size={20} />}
            title={texts.notFoundTitle}
            sentence={texts.notFoundSentence}
          />
        ) : (
          <ErrorState title={texts.failed} error={error} onRetry={() => void refetch()} />
        )}
      </div>
    </Modal>
  );
}
