import { Button } from '@blueprintjs/core';
import { PlusIcon } from '@blueprintjs/icons';
import { useSearchParams } from 'react-router-dom';
import { useCurrentUser } from '../../session/current-user';
import { pagedList } from '../../api/paged-list';
import { Card } from '../../ui/Card';
import { ScreenHead } from '../../ui/ScreenHead';
import { usePainPointsListInfiniteQuery } from './api';
import { PainPointFigures } from './PainPointFigures';
import { PainPointList } from './PainPointList';
import { ReportDialog } from './ReportDialog';
import { knownStatus, StatusFilter } from './StatusFilter';
import { texts } from './texts';
import './pain-points.css';

/** The address `?report` opens the form; `?status=` narrows the list. */
const REPORT_PARAMETER = 'report';
const STATUS_PARAMETER = 'status';

/** The Pain Points screen. */
export default function PainPointsScreen(): React.JSX.Element {
  const { role } = useCurrentUser();
  const [address, setAddress] = useSearchParams();
  const status = knownStatus(address.get(STATUS_PARAMETER));
  const list = pagedList(usePainPointsListInfiniteQuery(status ? { status } : {}));
  const isTeam = role !== 'employee';
  const filtered: Record<string, string> = status ? { [STATUS_PARAMETER]: status } : {};
  const report = (
    <Button
      intent="primary"
      icon={<PlusIcon />}
      text={texts.report}
      onClick={() => setAddress({ ...filtered, [REPORT_PARAMETER]: '' })}
    />
  );
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
      <ReportDialog
        isOpen={address.has(REPORT_PARAMETER)}
        onClose={() => setAddress(filtered, { replace: true })}
      />
    </>
  );
}
