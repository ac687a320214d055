import {
  PARTICIPANT_STATUS_LABELS,
  type ParticipantStatus,
} from '@annals/contracts/features/cohorts/constants';
import type { CohortDetail, CohortParticipantView } from '@annals/contracts/features/cohorts/views';
import { CrossIcon, EditIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { PersonLink } from '../../people/PersonLink';
import { Avatar } from '../../../ui/Avatar';
import type { BadgeTone } from '../../../ui/Badge';
import { ProgressBar } from '../../../ui/ProgressBar';
import { AssessmentDialog } from './AssessmentDialog';
import { outcomeTexts, participantTexts as texts } from './texts';
import { IconButton } from '../../../ui/IconButton';
import { Status } from '../../../ui/Status';
import { WithdrawDialog } from './WithdrawDialog';

const TONES: Readonly<Record<ParticipantStatus, BadgeTone>> = {
  active: 'blue',
  finished: 'green',
  unfinished: 'yellow',
  withdrawn: 'grey',
  cancelled: 'red',
};

interface ParticipantRowProps {
  readonly cohort: CohortDetail;
  readonly participant: CohortParticipantView;
  /** Selects them among others. */
  readonly box?: React.ReactNode;
}

/** One participant with what they achieved, and what those in charge can do. */
export function ParticipantRow({ cohort, participant, box }: ParticipantRowProps): React.JSX.Element {
  const { participantName: name, preAssessmentScore: pre, postAssessmentScore: post, status } = participant;
  const change = participant.teamPerformanceImprovement;
  return (
    <tr>
      <th scope="row">
        <span className="participant">
          {box}
          <Avatar name={name} imageUrl={participant.profileImageUrl} />
          <span>
            <PersonLink id={participant.participantId} name={name} />
            <span className="data-table__beneath">{participant.position}</span>
          </span>
        </span>
      </th>
      <td>
        <ProgressBar label={texts.progressOf(name)} share={participant.completionPercentage} />
      </td>
      <td>{pre ?? texts.none}</td>
      <td>{post ?? texts.none}</td>
      <td>{pre === null || post === null ? texts.none : outcomeTexts.change(post - pre, 0)}</td>
      <td>
        {change === null ? (
          <span className="data-table__muted">{texts.notYet}</span>
        ) : (
          outcomeTexts.change(change)
        )}
      </td>
      <td>
        <Status tone={TONES[status]}>{PARTICIPANT_STATUS_LABELS[status]}</Status>
      </td>
      {cohort.allowed.run && <ParticipantActions cohort={cohort} participant={participant} />}
    </tr>
  );
}

/** Who runs a cohort that is not over takes places back. */
export function mayBeWithdrawn(
  { allowed, status }: Pick<CohortDetail, 'allowed' | 'status'>,
  participant: Pick<CohortParticipantView, 'status'>,
): boolean {
  return allowed.run && (status === 'planning' || status === 'active') && participant.status !== 'withdrawn';
}

function ParticipantActions({ cohort, participant }: ParticipantRowProps): React.JSX.Element {
  const [open, setOpen] = useState<'assess' | 'withdraw' | null>(null);
  const { participantName: name, participantId, status } = participant;
  const close = () => setOpen(null);
  return (
    <td>
      <span className="participant__actions">
        {status !== 'withdrawn' && (
          <IconButton
            variant="minimal"
            icon={<EditIcon />}
            tip={texts.assess}
            label={texts.assessOf(name)}
            onClick={() => setOpen('assess')}
          />
        )}
        {mayBeWithdrawn(cohort, participant) && (
          <IconButton
            variant="minimal"
            icon={<CrossIcon />}
            tip={texts.withdraw}
            label={texts.withdrawOf(name)}
            onClick={() => setOpen('withdraw')}
          />
        )}
      </span>
      {open === 'assess' && <AssessmentDialog cohort={cohort} participant={participant} onClose={close} />}
      <WithdrawDialog
        cohort={cohort}
        participantId={participantId}
        name={name}
        isOpen={open === 'withdraw'}
        onClose={close}
      />
    </td>
  );
}
