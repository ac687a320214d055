import { isOverdue } from '@annals/contracts/features/performance-reviews/occasions';
import { calendarDay } from '../../time/format';
import { dueIn } from '../../time/due';
import './reviews.css';

/** When something is due: how far off, seen from the day it is for the person it is about, with the day itself beside it. */
export function DueDate({
  due: { dueDate, today },
}: {
  due: { readonly dueDate: string; readonly today: string };
}): React.JSX.Element {
  return (
    <time className={isOverdue(dueDate, today) ? 'due-date due-date--past' : 'due-date'} dateTime={dueDate}>
      {dueIn(dueDate, today)} ({calendarDay(dueDate)})
    </time>
  );
}
