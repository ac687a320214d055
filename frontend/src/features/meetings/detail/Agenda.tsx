import { addAgendaItem, type AddAgendaItem } from '@annals/contracts/features/meetings/commands';
import type { MeetingDetail } from '@annals/contracts/features/meetings/views';
import { Button } from '@blueprintjs/core';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useAttempt } from '../../../api/useAttempt';
import { Card } from '../../../ui/Card';
import { Field } from '../../../ui/Field';
import { useMeetingsAddAgendaItemMutation, useMeetingsSetAgendaItemMutation } from '../api';
import { nameOfParticipant } from '../people-of-meeting';
import { ItemList, TickItem } from '../../../ui/TickItem';
import { agendaTexts } from './texts';

/** What the two want to talk about, ticked off as they do. */
export function Agenda({ meeting }: { meeting: MeetingDetail }): React.JSX.Element {
  const [setAgendaItem] = useMeetingsSetAgendaItemMutation();
  const { attempt, isPending } = useAttempt(agendaTexts);
  const tick = (itemId: string, discussed: boolean) => {
    void attempt(() => setAgendaItem({ meetingId: meeting.id, itemId, discussed }).unwrap());
  };
  return (
    <Card title={agendaTexts.title}>
      <ItemList isEmpty={meeting.agenda.length === 0} whenEmpty={agendaTexts.empty}>
        {meeting.agenda.map((item) => (
          <TickItem
            key={item.id}
            text={item.text}
            facts={[
              agendaTexts.addedBy(nameOfParticipant(meeting, item.addedBy)),
              ...(item.discussed ? [agendaTexts.discussed] : []),
            ]}
            isTicked={item.discussed}
            isFixed={!meeting.allowed.contribute || isPending}
            onTick={(discussed) => tick(item.id, discussed)}
          />
        ))}
      </ItemList>
      {meeting.allowed.contribute && <AddAgendaItemForm meetingId={meeting.id} />}
    </Card>
  );
}

function AddAgendaItemForm({ meetingId }: { meetingId: string }): React.JSX.Element {
  const { register, handleSubmit, reset, formState } = useForm<AddAgendaItem>({
    resolver: zodResolver(addAgendaItem),
    defaultValues: { text: '' },
  });
  const [add] = useMeetingsAddAgendaItemMutation();
  const { attempt } = useAttempt(agendaTexts);
  const submit = handleSubmit(async ({ text }) => {
    if (await attempt(() => add({ meetingId, text }).unwrap())) reset();
  });
  return (
    <form className="item-form" onSubmit={(event) => void submit(event)} noValidate>
      <Field label={agendaTexts.add} error={formState.errors.text?.message}>
        {(attributes) => <input {...attributes} {...register('text')} type="text" autoComplete="off" />}
      </Field>
      <Button type="submit" text={agendaTexts.submit} disabled={formState.isSubmitting} />
    </form>
  );
}
