import type { TimelineView } from '@annals/contracts/features/performance/views';
import { exactDay } from '../../../time/format';
import { timelineTexts } from '../texts';

interface EntryExtrasProps {
  readonly entry: TimelineView;
  readonly goalTitle: string | undefined;
}

/** The goal it reaches, its tags and links, and why it was withdrawn; nothing of what there is none of. */
export function EntryExtras({ entry, goalTitle }: EntryExtrasProps): React.JSX.Element {
  const { linkedGoalId, tags, attachments, withdrawnAt, withdrawalReason } = entry;
  return (
    <>
      {linkedGoalId !== null && (
        <p className="timeline-entry__goal">{timelineTexts.reachedGoal(goalTitle)}</p>
      )}
      {tags.length > 0 && (
        <ul className="timeline-entry__tags" aria-label={timelineTexts.tags}>
          {tags.map((tag) => (
            <li key={tag}>#{tag}</li>
          ))}
        </ul>
      )}
      {attachments.length > 0 && (
        <ul className="timeline-entry__links" aria-label={timelineTexts.links}>
          {attachments.map((address) => (
            <li key={address}>
              <a href={address} target="_blank" rel="noreferrer noopener">
                {address}
              </a>
            </li>
          ))}
        </ul>
      )}
      {withdrawnAt !== null && (
        <p className="timeline-entry__withdrawal">
          {timelineTexts.withdrawnBecause(exactDay(withdrawnAt), withdrawalReason ?? '')}
        </p>
      )}
    </>
  );
}
