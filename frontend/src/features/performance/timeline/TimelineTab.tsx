import type { TimelineEntryId } from '@annals/contracts/features/performance/ids';
import type { TimelineView } from '@annals/contracts/features/performance/views';
import { Button } from '@blueprintjs/core';
import { PlusIcon, TimelineEventsIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { pagedList } from '../../../api/paged-list';
import { Card } from '../../../ui/Card';
import { Choice } from '../../../ui/Choice';
import { EmptyState } from '../../../ui/EmptyState';
import { QueryList } from '../../../ui/QueryList';
import { usePerformanceTimelineInfiniteQuery } from '../api';
import { texts, timelineTexts } from '../texts';
import { CorrectEntryDialog } from './CorrectEntryDialog';
import { EntryHistoryDialog } from './EntryHistoryDialog';
import { TimelineEntry, type EntryAction } from './TimelineEntry';
import { WithdrawDialog } from './WithdrawDialog';

interface TimelineTabProps {
  readonly whose: { readonly employeeId?: string };
  /** Left out for those who add nothing. */
  readonly onAdd: (() => void) | undefined;
  /** The entry whose history the address opens; null: none. */
  readonly entryId: TimelineEntryId | null;
  readonly onHistoryClosed: () => void;
}

/** Entries have a height of their own: more at once are not looked at. */
const AT_ONCE = 20;

/** What was said about one person or a team, newest first. */
export function TimelineTab(props: TimelineTabProps): React.JSX.Element {
  const { whose, onAdd, entryId, onHistoryClosed } = props;
  const [shown, setShown] = useState<'standing' | 'included'>('standing');
  const [acting, setActing] = useState<{ action: EntryAction; entry: TimelineView } | null>(null);
  const list = pagedList(
    usePerformanceTimelineInfiniteQuery({
      limit: AT_ONCE,
      ...whose,
      ...(shown === 'included' && { withdrawn: shown }),
    }),
  );
  const entryFor = (action: EntryAction) => (acting?.action === action ? acting.entry : null);
  const close = () => setActing(null);
  const entries = list.items;
  const askedFor =
    entryId === null ? null : { id: entryId, title: entries?.find(({ id }) => id === entryId)?.title };
  const closeHistory = () => {
    close();
    if (entryId !== null) onHistoryClosed();
  };
  return (
    <Card
      title={texts.tabs.timeline}
      action={
        <Choice
          label={timelineTexts.withdrawnChoice}
          options={[
            { value: 'standing', label: timelineTexts.standing },
            { value: 'included', label: timelineTexts.withWithdrawn },
          ]}
          chosen={shown}
          onChoose={setShown}
        />
      }
    >
      <QueryList
        list={list}
        texts={timelineTexts}
        rows={6}
        empty={
          <EmptyState
            icon={<TimelineEventsIcon size={20} />}
            title={timelineTexts.emptyTitle}
            sentence={timelineTexts.emptySentence}
            action={
              onAdd && (
                <Button intent="primary" icon={<PlusIcon />} text={timelineTexts.addFirst} onClick={onAdd} />
              )
            }
          />
        }
      >
        {(entries) => (
          <ol className="timeline">
            {entries.map((entry) => (
              <TimelineEntry
                key={entry.id}
                entry={entry}
                goalTitle={entries.find(({ id }) => id === entry.linkedGoalId)?.title}
                onAct={(action) => setActing({ action, entry })}
              />
            ))}
          </ol>
        )}
      </QueryList>
      <CorrectEntryDialog entry={entryFor('correct')} onClose={close} />
      <WithdrawDialog key={entryFor('withdraw')?.id} entry={entryFor('withdraw')} onClose={close} />
      <EntryHistoryDialog entry={entryFor('history') ?? askedFor} onClose={closeHistory} />
    </Card>
  );
}
