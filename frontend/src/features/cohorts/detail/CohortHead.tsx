import type { CohortDetail } from '@annals/contracts/features/cohorts/views';
import { Button } from '@blueprintjs/core';
import { CalendarIcon, PeopleIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { Told } from '../../../ui/When';
import { useCurrentUser } from '../../../session/current-user';
import { Avatar } from '../../../ui/Avatar';
import { RecordHead } from '../../../ui/RecordHead';
import { calendarDay } from '../../../time/format';
import { CohortStatusBadge } from '../CohortStatusBadge';
import { texts as listTexts } from '../texts';
import { CancelDialog } from './CancelDialog';
import { ChangeCohortDialog } from './ChangeCohortDialog';
import { CompleteDialog, StartDialog } from './RunDialogs';
import { texts } from './texts';
import { WithdrawDialog } from './WithdrawDialog';

type OpenDialog = 'change' | 'cancel' | 'withdraw' | 'start' | 'complete' | null;

/** What a cohort is, when it runs, who runs it, and what can be done with it. */
export function CohortHead({ cohort }: { cohort: CohortDetail }): React.JSX.Element {
  const [open, setOpen] = useState<OpenDialog>(null);
  const me = useCurrentUser();
  const close = () => setOpen(null);
  const { status, allowed, cancellationReason } = cohort;
  return (
    <RecordHead
      title={cohort.name}
      badge={<CohortStatusBadge status={status} />}
      facts={
        <>
          <span>
            <CalendarIcon />
            {cohort.quarter}, {listTexts.dates(calendarDay(cohort.startDate), calendarDay(cohort.endDate))}
          </span>
          <span>
            <Avatar name={cohort.facilitatorName} />
            {listTexts.facilitatedBy(cohort.facilitatorName)}
          </span>
          <span>
            <PeopleIcon />
            {listTexts.places(cohort.currentParticipants, cohort.maxParticipants)}
          </span>
          <span>{texts.plannedBy(cohort.plannedByName)}</span>
          {cohort.completedAt !== null && (
            <span>
              <Told at={cohort.completedAt} precision="day">
                {(when) => texts.completedOn(when)}
              </Told>
            </span>
          )}
        </>
      }
      actions={
        <>
          {allowed.withdraw && <Button text={texts.withdraw} onClick={() => setOpen('withdraw')} />}
          {allowed.cancel && <Button text={texts.cancelCohort} onClick={() => setOpen('cancel')} />}
          {allowed.change && <Button text={texts.change} onClick={() => setOpen('change')} />}
          {allowed.run && status === 'planning' && (
            <Button intent="primary" text={texts.start} onClick={() => setOpen('start')} />
          )}
          {allowed.run && status === 'active' && (
            <Button intent="primary" text={texts.complete} onClick={() => setOpen('complete')} />
          )}
        </>
      }
    >
      {cohort.description !== '' && <p>{cohort.description}</p>}
      {cancellationReason !== null && cancellationReason !== '' && (
        <p>{texts.cancelledBecause(cancellationReason)}</p>
      )}
      <ChangeCohortDialog cohort={cohort} isOpen={open === 'change'} onClose={close} />
      <CancelDialog cohort={cohort} isOpen={open === 'cancel'} onClose={close} />
      <StartDialog cohort={cohort} isOpen={open === 'start'} onClose={close} />
      <CompleteDialog cohort={cohort} isOpen={open === 'complete'} onClose={close} />
      <WithdrawDialog cohort={cohort} participantId={me.id} isOpen={open === 'withdraw'} onClose={close} />
    </RecordHead>
  );
}
