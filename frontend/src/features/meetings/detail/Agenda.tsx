import { addAgendaItem } from '@annals/contracts/features/meetings/commands';
import type { MeetingDetail } from '@annals/contracts/features/meetings/views';
import { useAttempt } from '../../../api/useAttempt';
import { Card } from '../../../ui/Card';
import { CommandForm } from '../../../ui/CommandForm';
import { InputField } from '../../../ui/form-fields';
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
              ...(item.carriedFrom === null ? [] : [agendaTexts.carriedOver]),
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
  const [add] = useMeetingsAddAgendaItemMutation();
  return (
    <CommandForm
      isLine
      schema={addAgendaItem}
      start={{ text: '' }}
      texts={agendaTexts}
      send={(item) => add({ meetingId, ...item }).unwrap()}
    >
      {(field) => <InputField {...field('text')} label={agendaTexts.add} />}
    </CommandForm>
  );
}
