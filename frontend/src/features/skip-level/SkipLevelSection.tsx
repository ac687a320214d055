import { may } from '@annals/contracts/permissions';
import { Button } from '@blueprintjs/core';
import { PeopleIcon, PlusIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { useCurrentUser } from '../../session/current-user';
import { pagedList } from '../../api/paged-list';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { QueryList } from '../../ui/QueryList';
import { StillComing } from '../../ui/StillComing';
import { useSkipLevelListInfiniteQuery } from './api';
import { ScheduleSkipLevelDialog } from './ScheduleSkipLevelDialog';
import { SkipLevelListItem } from './SkipLevelListItem';
import { listTexts } from './texts';

/** Few at first: the section is above the 1:1s. */
const PAGE = 5;

/** The skip-level meetings on the meetings screen: for those who can schedule them, and for those who have, or may see, one. */
export function SkipLevelSection(): React.JSX.Element | null {
  const { role, id } = useCurrentUser();
  const [isScheduling, setIsScheduling] = useState(false);
  const list = pagedList(useSkipLevelListInfiniteQuery({ limit: PAGE }));
  const maySchedule = may(role, 'skip-level:schedule');
  if (!maySchedule && !list.items && list.error === undefined) return <StillComing />;
  if (!maySchedule && (list.items?.length ?? 0) === 0) return null;
  const schedule = maySchedule && (
    <Button icon={<PlusIcon />} text={listTexts.schedule} onClick={() => setIsScheduling(true)} />
  );
  return (
    <>
      <Card title={listTexts.title} action={schedule}>
        <QueryList
          list={list}
          texts={listTexts}
          rows={2}
          empty={
            <EmptyState
              icon={<PeopleIcon size={20} />}
              title={listTexts.emptyTitle}
              sentence={listTexts.emptySentence}
            />
          }
        >
          {(meetings) => (
            <ul className="meeting-list">
              {meetings.map((meeting) => (
                <SkipLevelListItem key={meeting.id} meeting={meeting} personId={id} />
              ))}
            </ul>
          )}
        </QueryList>
      </Card>
      {maySchedule && (
        <ScheduleSkipLevelDialog isOpen={isScheduling} onClose={() => setIsScheduling(false)} />
      )}
    </>
  );
}
