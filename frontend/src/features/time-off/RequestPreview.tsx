import { previewTimeOff, type RequestTimeOff } from '@annals/contracts/features/time-off/commands';
import type { TimeOffPreview } from '@annals/contracts/features/time-off/views';
import { daysLabel, workingDaysLabel } from '@annals/contracts/features/time-off/words';
import { useWatch, type Control } from 'react-hook-form';
import { useDebouncedValue } from '../../time/useDebouncedValue';
import { shortDay } from '../../time/format';
import { useTimeOffPreviewQuery } from './api';
import { previewTexts } from './form-texts';
import type { RequestFormValues } from './request-form';
import { listTexts } from './texts';

interface RequestPreviewProps {
  readonly control: Control<RequestFormValues, unknown, RequestTimeOff>;
}

/** How many working days a request takes and what they leave, or why it would be refused; nothing until there are days. */
export function RequestPreview({ control }: RequestPreviewProps): React.JSX.Element {
  const [type, startDate, endDate, halfDayStart, halfDayEnd] = useWatch({
    control,
    name: ['type', 'startDate', 'endDate', 'halfDayStart', 'halfDayEnd'],
  });
  const asked = useDebouncedValue(
    JSON.stringify({
      type,
      startDate,
      endDate,
      halfDayStart: String(halfDayStart === true),
      halfDayEnd: String(halfDayEnd === true),
    }),
  );
  const known = previewTimeOff.safeParse(JSON.parse(asked));
  return (
    // Always there, so that what it says is announced when it comes.
    <div role="status" aria-label={previewTexts.label}>
      {known.success && <Preview asked={known.data} />}
    </div>
  );
}

interface Asked extends Pick<RequestTimeOff, 'type' | 'startDate' | 'endDate'> {
  readonly halfDayStart?: boolean | undefined;
  readonly halfDayEnd?: boolean | undefined;
}

function Preview({ asked }: { asked: Asked }): React.JSX.Element | null {
  const { type, startDate, endDate, halfDayStart, halfDayEnd } = asked;
  const { currentData: preview } = useTimeOffPreviewQuery({
    type,
    startDate,
    endDate,
    halfDayStart: halfDayStart ? 'true' : 'false',
    halfDayEnd: halfDayEnd ? 'true' : 'false',
  });
  // What cannot be asked now is said when the request is sent.
  if (!preview) return null;
  if (preview.refusal !== null)
    return <p className="time-off-preview time-off-preview--refused">{preview.refusal}</p>;
  return <WhatItTakes preview={preview} />;
}

function WhatItTakes({ preview }: { preview: TimeOffPreview }): React.JSX.Element {
  const { workingDays, totalDays, years, publicHolidays } = preview;
  const holidays = publicHolidays.map(({ day, name }) => `${name} (${shortDay(day)})`).join(', ');
  return (
    <div className="time-off-preview">
      <p>{previewTexts.takes(workingDaysLabel(workingDays), listTexts.calendarDays(totalDays))}</p>
      {years.map(({ year, before, after }) => (
        <p key={year}>{previewTexts.leaves(year, daysLabel(before), daysLabel(after))}</p>
      ))}
      {years.length === 0 && <p>{previewTexts.uncounted}</p>}
      {holidays !== '' && <p>{previewTexts.holidays(holidays)}</p>}
    </div>
  );
}
