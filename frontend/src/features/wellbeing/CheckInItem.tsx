import { decimal } from '@annals/contracts/kernel/text';
import { averageOf, SCORE, SCORE_NAMES } from '@annals/contracts/features/wellbeing/constants';
import type { WellbeingCheckInView } from '@annals/contracts/features/wellbeing/views';
import { Status } from '../../ui/Status';
import { calendarDay, exactDay } from '../../time/format';
import { announcementTexts } from './announcement-texts';
import { shownBand, toneInList } from './bands';
import { SCORE_LABELS, texts } from './texts';

const WORDS = ['feedback', 'concerns', 'suggestions'] as const;

/** One check-in: what it comes to, when it was, the six scores and what was said. */
export function CheckInItem({ checkIn }: { checkIn: WellbeingCheckInView }): React.JSX.Element {
  const average = averageOf(checkIn);
  const band = shownBand(average);
  return (
    <li className="check-in">
      <div className="check-in__head">
        <span className="check-in__average" aria-label={texts.average(decimal(average))}>
          {decimal(average)}
        </span>
        <Status tone={band.tone}>{band.label}</Status>
        {checkIn.employeeName !== null && (
          <>
            <strong className="check-in__name">{checkIn.employeeName}</strong>
            <Status tone="yellow">{announcementTexts.attributed}</Status>
          </>
        )}
        <time className="check-in__date" dateTime={checkIn.createdAt.slice(0, 10)}>
          {shownDate(checkIn)}
        </time>
      </div>
      <dl className="check-in__scores">
        {SCORE_NAMES.map((name) => (
          <div key={name} className={`check-in__score check-in__score--${toneInList(name, checkIn[name])}`}>
            <dt>{SCORE_LABELS[name]}</dt>
            <dd>
              {checkIn[name]}/{SCORE.maximum}
            </dd>
          </div>
        ))}
      </dl>
      {WORDS.map((name) =>
        checkIn[name] === null ? null : (
          <p className="check-in__words" key={name}>
            <strong>{texts[name]}</strong>
            {checkIn[name]}
          </p>
        ),
      )}
    </li>
  );
}

function shownDate({ createdAt, dated }: WellbeingCheckInView): string {
  return dated === 'week' ? texts.weekOf(calendarDay(createdAt.slice(0, 10))) : exactDay(createdAt);
}
