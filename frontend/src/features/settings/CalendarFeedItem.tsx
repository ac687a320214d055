import type { CalendarFeedView } from '@annals/contracts/features/calendar-feeds/routes';
import { Button } from '@blueprintjs/core';
import { CalendarIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { ConfirmCommand } from '../../ui/ConfirmCommand';
import { exactTime } from '../../time/format';
import { Told } from '../../ui/When';
import { useCalendarFeedsRevokeMutation } from './calendar-feeds-api';
import { FEED_LABELS, feedTexts as texts } from './calendar-feeds-texts';

/** One open feed, with when it was last read, and the way to close it. */
export function CalendarFeedItem({ feed }: { feed: CalendarFeedView }): React.JSX.Element {
  const [asking, setAsking] = useState(false);
  const [revoke] = useCalendarFeedsRevokeMutation();
  const what = FEED_LABELS[feed.kind];
  const created = exactTime(feed.createdAt);
  return (
    <li className="device">
      <CalendarIcon />
      <div className="device__words">
        <strong>{what}</strong>
        <p className="device__when">
          <Told at={feed.createdAt}>{texts.created}</Told>,{' '}
          {feed.lastUsedAt === null ? texts.neverUsed : <Told at={feed.lastUsedAt}>{texts.used}</Told>}
        </p>
      </div>
      <Button
        text={texts.revoke}
        aria-label={texts.revokeNamed(what, created)}
        onClick={() => setAsking(true)}
      />
      <ConfirmCommand
        isOpen={asking}
        title={texts.revokeQuestion}
        sentence={texts.revokeSentence(what, created)}
        confirm={texts.revoke}
        isDestructive
        texts={{ failed: texts.revokeFailed, done: texts.revoked }}
        send={() => revoke({ feedId: feed.id }).unwrap()}
        onClose={() => setAsking(false)}
      />
    </li>
  );
}
