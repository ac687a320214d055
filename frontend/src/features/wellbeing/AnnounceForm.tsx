import { announcePulse } from '@annals/contracts/features/wellbeing/commands';
import { weekOf, weeksBefore } from '@annals/contracts/features/wellbeing/weeks';
import { useState } from 'react';
import { calendarDay } from '../../time/format';
import { CommandForm } from '../../ui/CommandForm';
import { AreaField, SelectField } from '../../ui/form-fields';
import { announceFormTexts as texts, announcementTexts } from './announcement-texts';
import { useWellbeingAnnounceMutation } from './api';

/** How many weeks ahead can be announced. */
const WEEKS_AHEAD = 12;

/** Which coming week is attributed, and why. */
export function AnnounceForm({ onDone }: { onDone: () => void }): React.JSX.Element {
  const [thisWeek] = useState(() => weekOf(new Date().toISOString()));
  const weeks = Array.from({ length: WEEKS_AHEAD }, (_, index) => weeksBefore(thisWeek, -1 - index));
  const [announce] = useWellbeingAnnounceMutation();
  return (
    <CommandForm
      schema={announcePulse}
      start={{ week: weeks[0] ?? '', reason: '' }}
      texts={texts}
      send={(announcement) => announce(announcement).unwrap()}
      onClose={onDone}
    >
      {(field) => (
        <>
          <p>{announcementTexts.lead}</p>
          <SelectField
            {...field('week')}
            label={texts.week}
            help={texts.weekHelp}
            options={weeks.map((week) => ({ value: week, label: announcementTexts.week(calendarDay(week)) }))}
          />
          <AreaField {...field('reason')} label={texts.reason} help={texts.reasonHelp} rows={2} />
        </>
      )}
    </CommandForm>
  );
}
