import { NotificationsIcon } from '@blueprintjs/icons';
import { pagedList } from '../../api/paged-list';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { QueryList } from '../../ui/QueryList';
import { AlertItem } from './AlertItem';
import { useWellbeingAlertsInfiniteQuery } from './api';
import { alertTexts as texts } from './pulse-texts';
import './pulse.css';

const PAGE = 3;

/** What a manager was alerted of about their team as a whole. */
export function Alerts(): React.JSX.Element {
  const list = pagedList(useWellbeingAlertsInfiniteQuery({ limit: PAGE }));
  return (
    <Card title={texts.title}>
      <QueryList
        list={list}
        texts={texts}
        rows={2}
        empty={
          <EmptyState
            icon={<NotificationsIcon size={20} />}
            title={texts.empty}
            sentence={texts.emptySentence}
          />
        }
      >
        {(alerts) => (
          <>
            <p className="wellbeing-note wellbeing-note--in-card">{texts.wholeTeam}</p>
            <ul>
              {alerts.map((alert) => (
                <AlertItem key={alert.id} alert={alert} />
              ))}
            </ul>
          </>
        )}
      </QueryList>
    </Card>
  );
}
