import type { CohortDetail } from '@annals/contracts/features/cohorts/views';
import { ConfirmCommand } from '../../../ui/ConfirmCommand';
import { useCohortsCompleteMutation, useCohortsStartMutation } from '../api';
import { actionTexts, completeTexts, startTexts } from './texts';

/** What a dialog about one cohort needs. */
export interface CohortDialogProps {
  readonly cohort: Pick<CohortDetail, 'id' | 'name'>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks before the cohort starts and its modules are fixed. */
export function StartDialog({ cohort, isOpen, onClose }: CohortDialogProps): React.JSX.Element {
  const [start] = useCohortsStartMutation();
  return (
    <ConfirmCommand
      {...startTexts}
      title={startTexts.title(cohort.name)}
      isOpen={isOpen}
      texts={actionTexts.start}
      send={() => start({ cohortId: cohort.id }).unwrap()}
      onClose={onClose}
    />
  );
}

/** Asks before the cohort ends. */
export function CompleteDialog({ cohort, isOpen, onClose }: CohortDialogProps): React.JSX.Element {
  const [complete] = useCohortsCompleteMutation();
  return (
    <ConfirmCommand
      {...completeTexts}
      title={completeTexts.title(cohort.name)}
      typedName={cohort.name}
      isOpen={isOpen}
      texts={actionTexts.complete}
      send={() => complete({ cohortId: cohort.id }).unwrap()}
      onClose={onClose}
    />
  );
}
