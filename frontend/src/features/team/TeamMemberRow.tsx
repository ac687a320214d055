import type { TeamMember } from '@annals/contracts/features/people/views';
import { ROLE_LABELS } from '@annals/contracts/kernel/roles';
import { Button } from '@blueprintjs/core';
import { CalendarIcon, EnvelopeIcon } from '@blueprintjs/icons';
import { PersonLink } from '../people/PersonLink';
import { fullName } from '../../session/current-user';
import { Avatar } from '../../ui/Avatar';
import { Badge } from '../../ui/Badge';
import { texts } from './texts';
import './team.css';

interface TeamMemberRowProps {
  readonly member: TeamMember;
  readonly onMessage: () => void;
  readonly onSchedule: () => void;
}

/** One person of the team: who they are, and the ways to reach them. */
export function TeamMemberRow({ member, onMessage, onSchedule }: TeamMemberRowProps): React.JSX.Element {
  const name = fullName(member);
  return (
    <li className="team-member">
      <Avatar name={name} imageUrl={member.profileImageUrl} />
      <div className="team-member__words">
        <strong>
          <PersonLink id={member.id} name={name} />
        </strong>
        <p>{member.position ?? texts.position}</p>
        <p>{member.email}</p>
      </div>
      <div className="team-member__badges">
        <Badge>{member.department ?? texts.department}</Badge>
        <Badge tone="blue">{ROLE_LABELS[member.role]}</Badge>
      </div>
      <div className="team-member__actions">
        <Button
          icon={<EnvelopeIcon />}
          text={texts.message}
          aria-label={texts.messageTo(name)}
          onClick={onMessage}
        />
        <Button
          icon={<CalendarIcon />}
          text={texts.schedule}
          aria-label={texts.scheduleWith(name)}
          onClick={onSchedule}
        />
      </div>
    </li>
  );
}
