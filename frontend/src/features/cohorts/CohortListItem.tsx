import type { CohortView } from '@annals/contracts/features/cohorts/views';
import { addressOf } from '@annals/contracts/addresses';
import { Badge } from '../../ui/Badge';
import { ProgressBar } from '../../ui/ProgressBar';
import { RecordRow } from '../../ui/RecordRow';
import { calendarDay } from '../../time/format';
import { CohortStatusBadge } from './CohortStatusBadge';
import { texts } from './texts';

/** One cohort of the list, with the reader's own progress where they take part. */
export function CohortListItem({ cohort }: { cohort: CohortView }): React.JSX.Element {
  const { id, name, mine, status } = cohort;
  const takesPart = mine !== null && mine.status !== 'withdrawn';
  return (
    <RecordRow
      path={addressOf('cohort', { cohortId: id })}
      title={name}
      status={
        <>
          <CohortStatusBadge status={status} />
          {takesPart && <Badge>{texts.mine}</Badge>}
        </>
      }
      facts={
        <>
          <span>{cohort.quarter}</span>
          <span>{texts.dates(calendarDay(cohort.startDate), calendarDay(cohort.endDate))}</span>
          <span>{texts.facilitatedBy(cohort.facilitatorName)}</span>
          <span>{texts.places(cohort.currentParticipants, cohort.maxParticipants)}</span>
        </>
      }
      end={
        takesPart &&
        status !== 'planning' && (
          <ProgressBar label={texts.myProgress(name)} share={mine.completionPercentage} />
        )
      }
    />
  );
}
