import type { SkipLevelDetail } from '@annals/contracts/skip-level/views';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { asApiError } from '../../api/api-error';
import { Card } from '../../design/Card';
import { FormDialog } from '../../design/FormDialog';
import { ItemList, TickItem } from '../../meetings/detail/TickItem';
import { calendarDay } from '../../time/format';
import { showFailure } from '../../toasts/toast-store';
import { useSkipLevelSetActionItemMutation } from '../api';
import { ActionItemForm } from './ActionItemForm';
import { actionTexts } from './texts';

/** What the two agreed to do, ticked off when it is done. */
export function ActionItems({ meeting }: { meeting: SkipLevelDetail }): React.JSX.Element {
  const [isAdding, setIsAdding] = useState(false);
  const [isFilled, setIsFilled] = useState(false);
  const [setActionItem, { isLoading }] = useSkipLevelSetActionItemMutation();
  const tick = (itemId: string, done: boolean) => {
    setActionItem({ meetingId: meeting.id, itemId, done })
      .unwrap()
      .catch((error: unknown) => showFailure(actionTexts.failed, asApiError(error).detail));
  };
  const close = () => {
    setIsAdding(false);
    setIsFilled(false);
  };
  const nameOf = (ownerId: string) =>
    ownerId === meeting.employeeId ? meeting.employeeName : meeting.seniorLeaderName;
  return (
    <Card
      title={actionTexts.title}
      action={
        meeting.allowed.contribute && <Button text={actionTexts.add} onClick={() => setIsAdding(true)} />
      }
    >
      <ItemList isEmpty={meeting.actions.length === 0} whenEmpty={actionTexts.empty}>
        {meeting.actions.map((item) => (
          <TickItem
            key={item.id}
            text={item.text}
            facts={[
              nameOf(item.ownerId),
              ...(item.dueDate === null ? [] : [actionTexts.due(calendarDay(item.dueDate))]),
            ]}
            isTicked={item.done}
            isFixed={!meeting.allowed.contribute || isLoading}
            onTick={(done) => tick(item.id, done)}
          />
        ))}
      </ItemList>
      <FormDialog title={actionTexts.dialogTitle} isOpen={isAdding} isFilled={isFilled} onClose={close}>
        <ActionItemForm meeting={meeting} onFilled={setIsFilled} onDone={close} />
      </FormDialog>
    </Card>
  );
}
