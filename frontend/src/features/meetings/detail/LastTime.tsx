import { addressOf } from '@annals/contracts/addresses';
import type { MeetingDetail } from '@annals/contracts/features/meetings/views';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAttempt } from '../../../api/useAttempt';
import { actionItemTexts } from '../../../conversations/texts';
import { calendarDay, exactDay } from '../../../time/format';
import { showToast } from '../../../toasts/toast-store';
import { Card } from '../../../ui/Card';
import { ItemList, TickItem } from '../../../ui/TickItem';
import { useMeetingsCarryOverMutation, useMeetingsSetActionItemMutation } from '../api';
import { nameOfParticipant } from '../people-of-meeting';
import { agendaTexts, lastTimeTexts as texts } from './texts';
import './last-time.css';

/** What the last 1:1 of the two left: what is still to do, and what was not talked about. */
export function LastTime({ meeting }: { meeting: MeetingDetail }): React.JSX.Element | null {
  const { lastTime } = meeting;
  const [setActionItem] = useMeetingsSetActionItemMutation();
  const [carryOver] = useMeetingsCarryOverMutation();
  const { attempt, isPending } = useAttempt(texts);
  /** What was ticked here stays, for the tick to be taken back. */
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const actions = lastTime?.actions.filter(({ id, done }) => !done || touched.has(id)) ?? [];
  if (!lastTime || (actions.length === 0 && lastTime.agenda.length === 0)) return null;
  const set = (itemId: string, done: boolean) =>
    attempt(() => setActionItem({ meetingId: lastTime.id, itemId, done }).unwrap());
  const tick = async (itemId: string, text: string, done: boolean) => {
    setTouched((before) => new Set(before).add(itemId));
    const answer = await set(itemId, done);
    if (answer)
      showToast({
        title: done ? texts.ticked : texts.reopened,
        description: text,
        undo: () => void set(itemId, !done),
      });
  };
  return (
    <Card
      title={texts.title}
      action={
        <Link to={addressOf('meeting', { meetingId: lastTime.id })}>{exactDay(lastTime.scheduledAt)}</Link>
      }
    >
      {actions.length > 0 && (
        <ItemList isEmpty={false} whenEmpty="">
          {actions.map(({ id, text, ownerId, dueDate, done }) => (
            <TickItem
              key={id}
              text={text}
              facts={[
                nameOfParticipant(meeting, ownerId),
                ...(dueDate === null ? [] : [actionItemTexts.due(calendarDay(dueDate))]),
              ]}
              isTicked={done}
              isFixed={isPending}
              onTick={(ticked) => void tick(id, text, ticked)}
            />
          ))}
        </ItemList>
      )}
      {lastTime.agenda.length > 0 && (
        <div className="last-time__agenda">
          <h3>{texts.notDiscussed}</h3>
          <ul>
            {lastTime.agenda.map(({ id, text, addedBy }) => (
              <li key={id}>
                {text} <small>{agendaTexts.addedBy(nameOfParticipant(meeting, addedBy))}</small>
              </li>
            ))}
          </ul>
          <Button
            text={texts.carryOver}
            disabled={isPending}
            onClick={() => void attempt(() => carryOver({ meetingId: meeting.id }).unwrap())}
          />
        </div>
      )}
    </Card>
  );
}
