import { enrolParticipant, type EnrolParticipant } from '@annals/contracts/features/cohorts/commands';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { FormFooter, FormRefusal } from '../../../ui/FormFooter';
import { Modal } from '../../../ui/Modal';
import { PersonSelect } from '../../people/PersonSelect';
import { useCohortsEnrolMutation } from '../api';
import type { CohortDialogProps } from './RunDialogs';
import { actionTexts, enrolTexts } from './texts';
import { useCohortAction } from './useCohortAction';

/** Gives somebody a place. */
export function EnrolDialog({ cohortId, isOpen, onClose }: CohortDialogProps): React.JSX.Element {
  return (
    <Modal title={enrolTexts.title} isOpen={isOpen} onClose={onClose}>
      <EnrolForm cohortId={cohortId} onDone={onClose} />
    </Modal>
  );
}

function EnrolForm({ cohortId, onDone }: { cohortId: string; onDone: () => void }): React.JSX.Element {
  const { register, handleSubmit, formState } = useForm<
    z.input<typeof enrolParticipant>,
    unknown,
    EnrolParticipant
  >({ resolver: zodResolver(enrolParticipant), defaultValues: { participantId: '' } });
  const [enrol] = useCohortsEnrolMutation();
  const { act, refusal } = useCohortAction(actionTexts.enrol);
  const submit = handleSubmit(async ({ participantId }) => {
    if (await act(() => enrol({ cohortId, participantId }).unwrap())) onDone();
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <div className="modal__body">
        <PersonSelect
          label={enrolTexts.participant}
          registration={register('participantId')}
          error={formState.errors.participantId?.message}
        />
        <FormRefusal sentence={refusal} />
      </div>
      <FormFooter texts={enrolTexts} isSubmitting={formState.isSubmitting} onCancel={onDone} />
    </form>
  );
}
