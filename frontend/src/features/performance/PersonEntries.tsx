import { addressOf } from '@annals/contracts/addresses';
import { pagedList } from '../../api/paged-list';
import { exactDay } from '../../time/format';
import type { PersonCardProps } from '../../ui/feature';
import { RecordsCard } from '../../ui/RecordsCard';
import { usePerformanceTimelineInfiniteQuery } from './api';
import { ofPersonTexts, TYPE_LABELS } from './texts';

/** What was written down about a person's performance, the newest first. */
export default function PersonEntries({ personId }: PersonCardProps): React.JSX.Element {
  const list = pagedList(usePerformanceTimelineInfiniteQuery({ employeeId: personId }));
  return (
    <RecordsCard list={list} texts={ofPersonTexts} allAt={`${addressOf('performance')}?employee=${personId}`}>
      {(entry) => ({
        key: entry.id,
        label: entry.title,
        facts: `${TYPE_LABELS[entry.type]}, ${exactDay(entry.createdAt)}`,
      })}
    </RecordsCard>
  );
}
