import { useCurrentUser } from '../../../session/current-user';
import { Card } from '../../../ui/Card';
import { ErrorState } from '../../../ui/ErrorState';
import { ScreenHead } from '../../../ui/ScreenHead';
import { SkeletonRows } from '../../../ui/SkeletonRows';
import { usePeopleProfileQuery } from '../api';
import { ChartBranch } from './ChartBranch';
import { texts } from './texts';
import './org-chart.css';

/** The organization from its top, open down to the reader; every other branch opens when it is asked for. */
export default function OrgChartScreen(): React.JSX.Element {
  const { id } = useCurrentUser();
  const { currentData: own, error, refetch } = usePeopleProfileQuery({ personId: id });
  return (
    <>
      <ScreenHead sentence={texts.subtitle} />
      <Card title={texts.title}>
        {own ? (
          <ChartBranch opened={new Set([...own.managers.map((manager) => manager.id), id])} />
        ) : error ? (
          <ErrorState title={texts.failed} error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows label={texts.loading} rows={6} />
        )}
      </Card>
    </>
  );
}
