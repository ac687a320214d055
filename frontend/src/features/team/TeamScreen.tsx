import { may } from '@annals/contracts/permissions';
import { Button } from '@blueprintjs/core';
import { LockIcon, TimelineBarChartIcon } from '@blueprintjs/icons';
import { useNavigate } from 'react-router-dom';
import { addressOf } from '@annals/contracts/addresses';
import { useCurrentUser } from '../../session/current-user';
import { EmptyState } from '../../ui/EmptyState';
import { ScreenHead } from '../../ui/ScreenHead';
import { TeamMembers } from './TeamMembers';
import { TeamSummaryCards } from './TeamSummaryCards';
import { texts } from './texts';

/** Team Management: for managers their people, closed to everyone else. */
export default function TeamScreen(): React.JSX.Element {
  const { role } = useCurrentUser();
  const navigate = useNavigate();
  if (!may(role, 'people:see-team'))
    return (
      <EmptyState
        level={2}
        icon={<LockIcon size={20} />}
        title={texts.restrictedTitle}
        sentence={texts.restrictedSentence}
      />
    );
  return (
    <>
      <ScreenHead
        sentence={texts.subtitle}
        action={
          <Button
            icon={<TimelineBarChartIcon />}
            text={texts.report}
            onClick={() => void navigate(addressOf('teamReport'))}
          />
        }
      />
      <TeamSummaryCards />
      <TeamMembers />
    </>
  );
}
