import { Link } from 'react-router-dom';
import { addressOf } from '@annals/contracts/addresses';
import { Card } from '../../../ui/Card';
import { ScreenHead } from '../../../ui/ScreenHead';
import { useAuditEventsQuery } from '../api';
import { AuditNavigation } from '../AuditNavigation';
import { evidencePath } from '../paths';
import { texts } from '../texts';
import { ActiveFilters } from './ActiveFilters';
import { EventList } from './EventList';
import { useExplorerAddress } from './explorer-address';
import { Facets } from './Facets';
import { NarrowCard } from './NarrowCard';
import { PageTurner } from './PageTurner';
import { SavedSearches } from './SavedSearches';
import '../audit.css';

/** The log as auditors search it; the whole query is in the address. */
export default function ExplorerScreen(): React.JSX.Element {
  const { filter, place, narrow, clear, turnTo } = useExplorerAddress();
  const { currentData: page, error, refetch } = useAuditEventsQuery({ ...filter, ...place });
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <>
      <ScreenHead sentence={texts.subtitle} />
      <AuditNavigation current={addressOf('eventLog')} />
      <div className="explorer">
        <div className="explorer__aside">
          <NarrowCard filter={filter} onNarrow={narrow} />
          <Facets filter={filter} onNarrow={narrow} />
        </div>
        <Card
          title={texts.title}
          action={
            <div className="explorer__actions">
              <SavedSearches filter={filter} />
              <Link className="bp6-button" to={evidencePath(filter)}>
                {texts.asEvidence}
              </Link>
            </div>
          }
        >
          {isFiltered && <ActiveFilters filter={filter} onNarrow={narrow} onClear={clear} />}
          <EventList
            events={page?.events}
            error={error}
            onRetry={() => void refetch()}
            onClear={isFiltered ? clear : undefined}
          />
          {page && <PageTurner page={page} isFirst={Object.keys(place).length === 0} onTurn={turnTo} />}
        </Card>
      </div>
    </>
  );
}
