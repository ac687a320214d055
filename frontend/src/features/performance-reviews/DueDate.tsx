import { calendarDay } from '../../time/format';
import { dueIn, isPast } from '../../time/due';
import './reviews.css';

/** When something is due: how far off, with the day itself beside it. */
export function DueDate({ dueDate }: { dueDate: string }): React.JSX.Element {
  return (
    <time className={isPast(dueDate) ? 'due-date due-date--past' : 'due-date'} dateTime={dueDate}>
      {dueIn(dueDate)} ({calendarDay(dueDate)})
    </time>
  );
}
