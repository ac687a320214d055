import { listTexts } from '@annals/contracts/features/audit/words';
import { eventWords } from '@annals/contracts/kernel/words';
import { Button } from '@blueprintjs/core';
import { FilterIcon, HistoryIcon } from '@blueprintjs/icons';
import { Suspense, useCallback } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { addressOf } from '@annals/contracts/addresses';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { ScreenHead } from '../../../ui/ScreenHead';
import { SkeletonRows } from '../../../ui/SkeletonRows';
import { lazily } from '../../../ui/lazily';
import { SplitView } from '../../../ui/split/SplitView';
import { useIsPhone } from '../../../ui/useIsPhone';
import { useRemembered } from '../../../ui/useRemembered';
import { WhenZoneContext } from '../../../ui/When';
import { useAuditEventsQuery } from '../api';
import { AuditNavigation } from '../AuditNavigation';
import { auditEventPath, evidencePath } from '../paths';
import { texts as eventTexts } from '../event/texts';
import { explorerTexts, texts } from '../texts';
import { ActiveFilters } from './ActiveFilters';
import { EventGrid } from './EventGrid';
import { useExplorerAddress } from './explorer-address';
import { Facets } from './Facets';
import { Histogram } from './Histogram';
import { NarrowCard } from './NarrowCard';
import { PageTurner } from './PageTurner';
import { QueryBar } from './QueryBar';
import { SavedSearches } from './SavedSearches';
import { ZoneChoice } from './ZoneChoice';
import '../audit.css';
import './explorer.css';

const EventPanel = lazily(async () => ({ default: (await import('./EventPanel')).EventPanel }));

/** Events of a page: as many as are scrolled through without losing the place. */
const PAGE = { desk: 50, phone: 20 } as const;

/** The log as auditors search it; the whole query is in the address. */
export default function ExplorerScreen(): React.JSX.Element {
  const log = useExplorerAddress();
  const { filter, query, place, narrow, clear, openId } = log;
  const isPhone = useIsPhone();
  const limit = isPhone ? PAGE.phone : PAGE.desk;
  const events = useAuditEventsQuery({ ...query, ...place, limit });
  const page = events.currentData;
  const [clock, setClock] = useRemembered('log-clock', 'local');
  const [filters, setFilters] = useRemembered(
    isPhone ? 'log-filters-phone' : 'log-filters',
    isPhone ? 'closed' : 'open',
  );
  const isFiltered = Object.keys(filter).length > 0;
  const opened = page?.events.find(({ id }) => id === openId);
  const { search } = useLocation();
  const linkTo = useCallback(
    ({ id }: { id: string }) => {
      const address = new URLSearchParams(search);
      address.delete('view');
      address.set('event', id);
      return { search: `?${address.toString()}` };
    },
    [search],
  );
  // What is open beside the list takes the room of the filters.
  const areFiltersShown = filters === 'open' && openId === null;
  return (
    <WhenZoneContext.Provider value={clock === 'UTC' ? 'UTC' : undefined}>
      <ScreenHead sentence={listTexts.subtitle} />
      <AuditNavigation current={addressOf('eventLog')} />
      <div className={areFiltersShown ? 'explorer explorer--filters' : 'explorer'}>
        {areFiltersShown && (
          <div className="explorer__aside" id="log-filters">
            <NarrowCard filter={filter} onNarrow={narrow} />
            <Facets filter={query} onNarrow={narrow} />
          </div>
        )}
        <SplitView
          name="events"
          title={opened ? eventWords(opened.type) : explorerTexts.event}
          action={openId !== null && <Link to={auditEventPath(openId)}>{explorerTexts.openPage}</Link>}
          panel={
            openId === null ? null : (
              <Suspense fallback={<SkeletonRows label={eventTexts.loading} rows={6} />}>
                <EventPanel eventId={openId} />
              </Suspense>
            )
          }
          onClose={() => log.open(undefined)}
          list={
            <Card
              title={listTexts.title}
              action={
                <div className="explorer__actions">
                  <Button
                    icon={<FilterIcon />}
                    text={listTexts.filters}
                    aria-expanded={areFiltersShown}
                    disabled={openId !== null}
                    onClick={() => setFilters(filters === 'open' ? 'closed' : 'open')}
                  />
                  <SavedSearches filter={filter} />
                  <Link className="bp6-button" to={evidencePath(filter)}>
                    {texts.asEvidence}
                  </Link>
                </div>
              }
            >
              <div className="explorer__query">
                <QueryBar onNarrow={narrow} />
                <label className="explorer__switch">
                  <input
                    type="checkbox"
                    checked={log.isSystemHidden}
                    onChange={({ target }) => narrow({ system: target.checked ? 'hidden' : undefined })}
                  />
                  {explorerTexts.hideSystem}
                </label>
                <ZoneChoice chosen={clock === 'UTC' ? 'UTC' : 'local'} onChoose={setClock} />
              </div>
              {isFiltered && <ActiveFilters filter={filter} onNarrow={narrow} onClear={clear} />}
              <Histogram query={query} onNarrow={narrow} />
              <EventGrid
                name="events"
                list={{ ...events, currentData: page?.events }}
                isWhole={false}
                currentId={openId ?? undefined}
                expected={limit}
                linkTo={linkTo}
                empty={
                  isFiltered || log.isSystemHidden ? (
                    <EmptyState
                      icon={<HistoryIcon size={20} />}
                      title={texts.nothingFound}
                      sentence={texts.nothingFoundSentence}
                      action={<Button text={texts.clear} onClick={clear} />}
                    />
                  ) : (
                    <EmptyState icon={<HistoryIcon size={20} />} title={texts.empty} />
                  )
                }
              />
              {page && (
                <PageTurner page={page} isFirst={Object.keys(place).length === 0} onTurn={log.turnTo} />
              )}
            </Card>
          }
        />
      </div>
    </WhenZoneContext.Provider>
  );
}
