import type { PulseAnnouncementView } from '@annals/contracts/features/wellbeing/views';
import { NotificationsIcon } from '@blueprintjs/icons';
import { calendarDay, exactDay } from '../../time/format';
import { announcementTexts as texts } from './announcement-texts';
import { useWellbeingAnnouncementsQuery } from './api';
import { StillComing } from '../../ui/StillComing';
import './announcements.css';

/** What is announced of this week and of the next ones that are attributed; nothing while nothing is. */
export function AnnouncementNotices({ isManager }: { isManager: boolean }): React.JSX.Element | null {
  const { data = [], isLoading } = useWellbeingAnnouncementsQuery();
  const standing = data.filter(({ status, time }) => status === 'announced' && time !== 'past');
  if (isLoading) return <StillComing />;
  if (standing.length === 0) return null;
  return (
    <>
      {[...standing].reverse().map((announcement) => (
        <AnnouncementNotice
          key={announcement.id}
          announcement={announcement}
          sentence={isManager ? texts.noticeManager : texts.noticeEmployee}
        />
      ))}
    </>
  );
}

interface AnnouncementNoticeProps {
  readonly announcement: PulseAnnouncementView;
  readonly sentence: string;
}

/** One announcement: which week, what it means for the reader, who decided it and why. */
export function AnnouncementNotice({ announcement, sentence }: AnnouncementNoticeProps): React.JSX.Element {
  const { week, time, reason, announcedAt, announcedByName } = announcement;
  return (
    <section className="pulse-notice" aria-label={texts.title}>
      <NotificationsIcon />
      <div>
        <p>
          <strong>{time === 'now' ? texts.noticeNow : texts.noticeAhead(calendarDay(week))}.</strong>{' '}
          {sentence}
        </p>
        {reason !== null && <p>{texts.why(reason)}</p>}
        <p className="pulse-notice__by">{texts.by(announcedByName, exactDay(announcedAt))}</p>
      </div>
    </section>
  );
}
