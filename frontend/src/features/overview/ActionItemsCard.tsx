import type { OwnMeetings } from '@annals/contracts/features/dashboard/own-meetings';
import { Link } from 'react-router-dom';
import { addressOf } from '@annals/contracts/addresses';
import { Card } from '../../ui/Card';
import { texts } from './texts';

interface ActionItemsCardProps {
  readonly items: OwnMeetings['openItems'];
}

/** What was agreed in the person's 1:1s and is still open. */
export function ActionItemsCard({ items }: ActionItemsCardProps): React.JSX.Element {
  return (
    <Card title={texts.actions.title}>
      {items.length === 0 ? (
        <p className="overview-empty">{texts.actions.empty}</p>
      ) : (
        <ul>
          {items.map(({ id, text, meetingId, meetingTitle }) => (
            <li className="meeting-line" key={id}>
              <div className="meeting-line__words">
                <span>{text}</span>
                <p>
                  <Link to={addressOf('meeting', { meetingId: meetingId })}>
                    {texts.actions.from(meetingTitle)}
                  </Link>
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
