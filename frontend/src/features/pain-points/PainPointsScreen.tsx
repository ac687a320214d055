import { Button } from '@blueprintjs/core';
import { PlusIcon } from '@blueprintjs/icons';
import { useSearchParams } from 'react-router-dom';
import { useCurrentUser } from '../../session/current-user';
import { pagedList } from '../../api/paged-list';
import { Card } from '../../ui/Card';
import { ScreenHead } from '../../ui/ScreenHead';
import { useFormInAddress } from '../../ui/useFormInAddress';
import { usePainPointsListInfiniteQuery } from './api';
import { PainPointFigures } from './PainPointFigures';
import { PainPointList } from './PainPointList';
import { ReportDialog } from './ReportDialog';
import { knownStatus, StatusFilter } from './StatusFilter';
import { texts } from './texts';
import './pain-points.css';

/** The address `?status=` narrows the list. */
const STATUS_PARAMETER = 'status';

/** The Pain Points screen. */
export default function PainPointsScreen(): React.JSX.Element {
  const { role } = useCurrentUser();
  const [address, setAddress] = useSearchParams();
  const form = useFormInAddress('report');
  const status = knownStatus(address.get(STATUS_PARAMETER));
  const list = pagedList(usePainPointsListInfiniteQuery(status ? { status } : {}));
  const isTeam = role !== 'employee';
  const report = <Button intent="primary" icon={<PlusIcon />} text={texts.report} onClick={form.open} />;
  return (
    <>
      <ScreenHead sentence={isTeam ? texts.forManagers : texts.forOthers} action={report} />
      {isTeam && <PainPointFigures />}
      <Card
        title={isTeam ? texts.teamTitle : texts.ownTitle}
        action={
          <StatusFilter
            status={status}
            onChange={(chosen) => setAddress(chosen ? { [STATUS_PARAMETER]: chosen } : {})}
          />
        }
      >
        <PainPointList
          list={list}
          isTeam={isTeam}
          isFiltered={status !== undefined}
          onShowAll={() => setAddress({})}
          emptyAction={report}
        />
      </Card>
      <ReportDialog isOpen={form.isOpen} onClose={form.close} />
    </>
  );
}
