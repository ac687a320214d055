import { statedReason } from '@annals/contracts/kernel/reason';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { PlannedChangeView } from '@annals/contracts/features/people/administration';
import { ROLE_LABELS } from '@annals/contracts/kernel/roles';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useAttempt } from '../../../api/useAttempt';
import { Card } from '../../../ui/Card';
import { Loaded } from '../../../ui/Loaded';
import { Status } from '../../../ui/Status';
import { WordsDialog } from '../../../ui/WordsDialog';
import { usePeopleCancelPlannedMutation, usePeoplePlannedChangesQuery } from '../../people/api';
import { calendarDay } from '../../../time/format';
import { plannedTexts as texts } from './texts';

/** Changes of a person that wait for their day, and those that could not take effect; nothing when there are none. */
export function PlannedChanges({ personId }: { personId: PersonId }): React.JSX.Element {
  const query = usePeoplePlannedChangesQuery({ personId });
  return (
    <Loaded query={query} texts={texts} skeleton={null}>
      {(data) =>
        data.length > 0 && (
          <Card title={texts.title}>
            <ul className="planned-changes">
              {data.map((planned) => (
                <Planned key={planned.id} planned={planned} />
              ))}
            </ul>
          </Card>
        )
      }
    </Loaded>
  );
}

/** What changes, a line for each thing. */
function linesOf(planned: PlannedChangeView): readonly string[] {
  return [
    ...(planned.changesManager ? [texts.managerBecomes(planned.managerName)] : []),
    ...(planned.department === null ? [] : [texts.departmentBecomes(planned.department)]),
    ...(planned.position === null ? [] : [texts.positionBecomes(planned.position, planned.isPromotion)]),
    ...(planned.role === null ? [] : [texts.roleBecomes(ROLE_LABELS[planned.role])]),
  ];
}

function Planned({ planned }: { planned: PlannedChangeView }): React.JSX.Element {
  const [isAsked, setIsAsked] = useState(false);
  const [cancel] = usePeopleCancelPlannedMutation();
  const { attempt, refusal, isPending } = useAttempt(texts);
  const { id: plannedChangeId, personId } = planned;
  const close = () => setIsAsked(false);
  const confirm = async (reason: string) => {
    if (await attempt(() => cancel({ personId, plannedChangeId, reason }).unwrap())) close();
  };
  const day = calendarDay(planned.takesEffectOn);
  return (
    <li className="planned-change">
      <div>
        <p className="planned-change__when">
          <strong>{texts.on(day)}</strong>
          {planned.state === 'refused' && <Status tone="red">{texts.refused}</Status>}
        </p>
        {linesOf(planned).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {planned.because !== null && <p>{planned.because}</p>}
        <p className="planned-change__reason">{planned.reason}</p>
      </div>
      {planned.state === 'planned' && (
        <Button
          text={texts.cancelPlan}
          aria-label={texts.cancelNamed(day)}
          onClick={() => setIsAsked(true)}
        />
      )}
      {isAsked && (
        <WordsDialog
          texts={texts.dialog}
          rule={statedReason}
          isOpen
          isPending={isPending}
          refusal={refusal}
          onConfirm={(reason) => void confirm(reason)}
          onRefuse={close}
        />
      )}
    </li>
  );
}
