import type { PulseAnnouncementView } from '@annals/contracts/features/wellbeing/views';
import { Button } from '@blueprintjs/core';
import { PlusIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { useAttempt } from '../../api/useAttempt';
import { Card } from '../../ui/Card';
import { FormDialog } from '../../ui/FormDialog';
import { QueryList } from '../../ui/QueryList';
import { Status } from '../../ui/Status';
import { calendarDay, exactDay } from '../../time/format';
import { AnnounceForm } from './AnnounceForm';
import { announceFormTexts, announcementTexts as texts } from './announcement-texts';
import { useWellbeingAnnouncementsQuery, useWellbeingWithdrawAnnouncementMutation } from './api';
import './announcements.css';

/** The weeks that were announced as attributed, and the way to announce one; for administrators. */
export function Announcements(): React.JSX.Element {
  const query = useWellbeingAnnouncementsQuery();
  const [isAnnouncing, setIsAnnouncing] = useState(false);
  const close = () => setIsAnnouncing(false);
  return (
    <Card
      title={texts.title}
      action={<Button icon={<PlusIcon />} text={texts.announce} onClick={() => setIsAnnouncing(true)} />}
    >
      <p className="wellbeing-note wellbeing-note--in-card">{texts.lead}</p>
      <QueryList
        list={query}
        texts={texts}
        rows={2}
        empty={<p className="wellbeing-note wellbeing-note--in-card">{texts.empty}</p>}
      >
        {(data) => (
          <ul>
            {data.map((announcement) => (
              <Announcement key={announcement.id} announcement={announcement} />
            ))}
          </ul>
        )}
      </QueryList>
      <FormDialog title={announceFormTexts.title} isOpen={isAnnouncing} onClose={close}>
        <AnnounceForm onDone={close} />
      </FormDialog>
    </Card>
  );
}

function Announcement({ announcement }: { announcement: PulseAnnouncementView }): React.JSX.Element {
  const { id, week, time, status, reason, announcedAt, announcedByName } = announcement;
  const [withdraw] = useWellbeingWithdrawAnnouncementMutation();
  const { attempt, isPending } = useAttempt({ done: texts.withdrawDone, failed: texts.withdrawFailed });
  const day = calendarDay(week);
  return (
    <li className="announcement">
      <div className="announcement__words">
        <strong>{texts.week(day)}</strong>
        {reason !== null && <p>{texts.why(reason)}</p>}
        <p>{texts.by(announcedByName, exactDay(announcedAt))}</p>
      </div>
      {status === 'withdrawn' ? (
        <Status>{texts.withdrawn}</Status>
      ) : (
        <Status tone={time === 'past' ? 'grey' : 'yellow'}>{texts.times[time]}</Status>
      )}
      {status === 'announced' && time === 'ahead' && (
        <Button
          text={texts.withdraw}
          aria-label={texts.withdrawOf(day)}
          disabled={isPending}
          onClick={() => void attempt(() => withdraw({ announcementId: id }).unwrap())}
        />
      )}
    </li>
  );
}
