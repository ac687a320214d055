import type { MeetingView } from '@annals/contracts/meetings/views';
import { Link } from 'react-router-dom';
import { Card } from '../design/Card';
import { meetingPath } from '../entry/app-paths';
import { agreedItems } from './meeting-selections';
import { texts } from './texts';

const ITEMS_SHOWN = 5;

/** What was agreed in the person's 1:1s and is still open. */
export function ActionItemsCard({ meetings }: { meetings: readonly MeetingView[] }): React.JSX.Element {
  const items = agreedItems(meetings).slice(0, ITEMS_SHOWN);
  return (
    <Card title={texts.actions.title}>
      {items.length === 0 ? (
        <p className="overview-empty">{texts.actions.empty}</p>
      ) : (
        <ul>
          {items.map(({ key, text, meeting }) => (
            <li className="meeting-line" key={key}>
              <div className="meeting-line__words">
                <span>{text}</span>
                <p>
                  <Link to={meetingPath(meeting.id)}>{texts.actions.from(meeting.title)}</Link>
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
