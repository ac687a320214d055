import type { TimelineView } from '@annals/contracts/features/performance/views';
import { PeopleIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { pagedList } from '../../../api/paged-list';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { QueryList } from '../../../ui/QueryList';
import { usePerformanceColleaguesInfiniteQuery } from '../api';
import { colleaguesTexts as texts } from '../texts';
import { EntryHistoryDialog } from './EntryHistoryDialog';
import { TimelineEntry } from './TimelineEntry';

const AT_ONCE = 5;

/** The public entries about those in one's own team, newest first. */
export function SharedByColleagues(): React.JSX.Element {
  const [looking, setLooking] = useState<TimelineView | null>(null);
  const list = pagedList(usePerformanceColleaguesInfiniteQuery({ limit: AT_ONCE }));
  return (
    <Card title={texts.title}>
      <QueryList
        list={list}
        texts={texts}
        empty={
          <EmptyState
            icon={<PeopleIcon size={20} />}
            title={texts.emptyTitle}
            sentence={texts.emptySentence}
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
                onAct={() => setLooking(entry)}
              />
            ))}
          </ol>
        )}
      </QueryList>
      <EntryHistoryDialog entry={looking} onClose={() => setLooking(null)} />
    </Card>
  );
}
