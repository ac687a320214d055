import {
  CALENDAR_FEED_KINDS,
  type CalendarFeedKind,
} from '@annals/contracts/features/calendar-feeds/constants';
import { Button } from '@blueprintjs/core';
import { CalendarIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { useAttempt } from '../../api/useAttempt';
import { Card } from '../../ui/Card';
import { Choice } from '../../ui/Choice';
import { EmptyState } from '../../ui/EmptyState';
import { ShownOnce } from '../../ui/ShownOnce';
import { QueryList } from '../../ui/QueryList';
import { CalendarFeedItem } from './CalendarFeedItem';
import { useCalendarFeedsListQuery, useCalendarFeedsOpenMutation } from './calendar-feeds-api';
import { FEED_LABELS, feedTexts as texts } from './calendar-feeds-texts';

/** The addresses under which calendar applications find a person's calendars: opening one, and closing them. */
export function CalendarFeeds(): React.JSX.Element {
  const query = useCalendarFeedsListQuery(undefined, { refetchOnMountOrArgChange: true });
  const [kind, setKind] = useState<CalendarFeedKind>('time-off');
  const [address, setAddress] = useState<string>();
  const [open] = useCalendarFeedsOpenMutation();
  const { attempt, isPending } = useAttempt({ failed: texts.openFailed });
  const create = async () => {
    const opened = await attempt(() => open({ kind }).unwrap());
    if (opened) setAddress(opened.url);
  };
  return (
    <Card title={texts.title}>
      <div className="calendar-feeds__open">
        <p>{texts.sentence}</p>
        <div className="calendar-feeds__choice">
          <Choice
            label={texts.choose}
            options={CALENDAR_FEED_KINDS.map((value) => ({ value, label: FEED_LABELS[value] }))}
            chosen={kind}
            onChoose={setKind}
          />
          <Button
            intent="primary"
            text={isPending ? texts.opening : texts.open}
            disabled={isPending}
            onClick={() => void create()}
          />
        </div>
        {address !== undefined && (
          <ShownOnce secret={address} texts={texts} onDone={() => setAddress(undefined)} />
        )}
      </div>
      <QueryList
        list={query}
        texts={texts}
        rows={2}
        empty={
          <EmptyState icon={<CalendarIcon size={20} />} title={texts.emptyTitle} sentence={texts.empty} />
        }
      >
        {(data) => (
          <ul className="devices">
            {data.map((feed) => (
              <CalendarFeedItem key={feed.id} feed={feed} />
            ))}
          </ul>
        )}
      </QueryList>
    </Card>
  );
}
