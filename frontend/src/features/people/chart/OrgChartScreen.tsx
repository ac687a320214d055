import { useCurrentUser } from '../../../session/current-user';
import { Card } from '../../../ui/Card';
import { ScreenHead } from '../../../ui/ScreenHead';
import { Loaded } from '../../../ui/Loaded';
import { usePeopleProfileQuery } from '../api';
import { ChartBranch } from './ChartBranch';
import { texts } from './texts';
import './org-chart.css';

/** The organization from its top, open down to the reader; every other branch opens when it is asked for. */
export default function OrgChartScreen(): React.JSX.Element {
  const { id } = useCurrentUser();
  const query = usePeopleProfileQuery({ personId: id });
  return (
    <>
      <ScreenHead sentence={texts.subtitle} />
      <Card title={texts.title}>
        <Loaded query={query} texts={texts} rows={6}>
          {(own) => <ChartBranch opened={new Set([...own.managers.map((manager) => manager.id), id])} />}
        </Loaded>
      </Card>
    </>
  );
}
