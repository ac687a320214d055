import type { TimelineView } from '@annals/contracts/features/performance/views';
import { Button } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import { addressOf } from '@annals/contracts/addresses';
import { When } from '../../../ui/When';
import { useCurrentUser } from '../../../session/current-user';
import { exactDay } from '../../../time/format';
import { TYPE_ICONS, TYPE_TONES } from '../shown';
import { timelineTexts, VISIBILITY_REMARKS } from '../texts';
import { EntryBadges } from './EntryBadges';
import { EntryExtras } from './EntryExtras';

/** What can be done with an entry. */
export type EntryAction = 'correct' | 'withdraw' | 'history';

interface TimelineEntryProps {
  readonly entry: TimelineView;
  /** The goal it reaches, when that is in sight. */
  readonly goalTitle: string | undefined;
  readonly onAct: (action: EntryAction) => void;
}

/** One entry: what was said, about whom, by whom, when, and what can be done with it. */
export function TimelineEntry({ entry, goalTitle, onAct }: TimelineEntryProps): React.JSX.Element {
  const { id } = useCurrentUser();
  const Icon = TYPE_ICONS[entry.type];
  const isWithdrawn = entry.withdrawnAt !== null;
  const remarks = [
    timelineTexts.by(entry.managerId === id ? timelineTexts.own : entry.authorName),
    VISIBILITY_REMARKS[entry.visibility],
    !isWithdrawn && entry.updatedAt !== entry.createdAt
      ? timelineTexts.corrected(exactDay(entry.updatedAt))
      : null,
  ].filter((remark) => remark !== null);
  const actions: readonly (readonly [EntryAction, string])[] = [
    ...(entry.isMine && !isWithdrawn
      ? ([
          ['correct', timelineTexts.correct],
          ['withdraw', timelineTexts.withdraw],
        ] as const)
      : []),
    ['history', timelineTexts.history],
  ];
  return (
    <li className={`timeline-entry${isWithdrawn ? ' timeline-entry--withdrawn' : ''}`}>
      <span className={`timeline-entry__icon badge--${TYPE_TONES[entry.type]}`} aria-hidden="true">
        <Icon />
      </span>
      <article className="timeline-entry__body">
        <div className="timeline-entry__head">
          <div className="timeline-entry__words">
            {entry.employeeId !== id && (
              <Link
                className="timeline-entry__person"
                to={`${addressOf('performance')}?employee=${entry.employeeId}`}
              >
                {entry.employeeName}
              </Link>
            )}
            <h3 className="timeline-entry__title">{entry.title}</h3>
          </div>
          <time className="timeline-entry__remarks" dateTime={entry.createdAt}>
            <When at={entry.createdAt} precision="day" />
          </time>
        </div>
        <EntryBadges entry={entry} />
        <p className="timeline-entry__description">{entry.description}</p>
        <EntryExtras entry={entry} goalTitle={goalTitle} />
        <div className="timeline-entry__foot">
          <p className="timeline-entry__remarks">{remarks.join(' · ')}</p>
          <div className="timeline-entry__actions">
            {actions.map(([action, label]) => (
              <Button
                key={action}
                variant="minimal"
                size="small"
                text={label}
                aria-label={timelineTexts.ofEntry(label, entry.title)}
                onClick={() => onAct(action)}
              />
            ))}
          </div>
        </div>
      </article>
    </li>
  );
}
