import { FollowerIcon } from '@blueprintjs/icons';
import { asApiError, isRefusal } from '../../../api/api-error';
import { EmptyState } from '../../../ui/EmptyState';
import { Loaded } from '../../../ui/Loaded';
import { Modal } from '../../../ui/Modal';
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
  const query = useOnboardingOneQuery({ workflowId: workflowId ?? '' }, { skip: workflowId === null });
  const { error } = query;
  const workflow = workflowId === null ? undefined : query.currentData;
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
        {!workflow && error !== undefined && isRefusal(asApiError(error)) ? (
          <EmptyState
            icon={<FollowerIcon size={20} />}
            title={texts.notFoundTitle}
            sentence={texts.notFoundSentence}
          />
        ) : (
          <Loaded query={{ ...query, currentData: workflow }} texts={texts} rows={5}>
            {(shown) => <Details key={shown.id} workflow={shown} />}
          </Loaded>
        )}
      </div>
    </Modal>
  );
}
