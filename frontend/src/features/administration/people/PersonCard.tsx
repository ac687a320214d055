import type { PersonFacts } from '@annals/contracts/features/people/administration';
import { ROLE_LABELS } from '@annals/contracts/kernel/roles';
import { Link } from 'react-router-dom';
import { fullName } from '../../../session/current-user';
import { Avatar } from '../../../ui/Avatar';
import { Badge } from '../../../ui/Badge';
import { Card } from '../../../ui/Card';
import { Fact } from '../../../ui/Fact';
import { Status } from '../../../ui/Status';
import { SectionTitle } from '../../../ui/page-title';
import { When } from '../../../ui/When';
import { administrationPath } from '../paths';
import { texts as administrationTexts } from '../texts';
import { isAhead } from '../../../time/due';
import { calendarDay } from '../../../time/format';
import { AccountBadge } from './AccountBadge';
import { PersonActions } from './PersonActions';
import { directoryTexts, keptTexts, personTexts as texts } from './texts';

/** The facts about a person and their account, and what can be done with them. */
export function PersonCard({ person }: { person: PersonFacts }): React.JSX.Element {
  const { account } = person;
  return (
    <Card
      title={fullName(person)}
      action={
        <span className="person-badges">
          <Badge>{ROLE_LABELS[person.role]}</Badge>
          <AccountBadge state={account.state} />
          {person.directory && <Badge tone="blue">{keptTexts.badge(person.directory.name)}</Badge>}
          {person.looksLikeAdministrator && (
            <Status tone="yellow">{directoryTexts.looksLikeAdministrator}</Status>
          )}
        </span>
      }
    >
      <SectionTitle section={fullName(person)} of={administrationTexts.sections} />
      <div className="account">
        <div className="account__who">
          <Avatar name={fullName(person)} imageUrl={person.profileImageUrl} size="large" />
          <p>
            {person.position}
            <span className="account__where">{person.department}</span>
          </p>
        </div>
        <dl className="account__facts">
          <Fact label={texts.email}>{person.email}</Fact>
          <Fact label={texts.manager}>
            {person.managerId === null ? (
              texts.nobody
            ) : (
              <Link to={administrationPath('people', person.managerId)}>{person.managerName}</Link>
            )}
          </Fact>
          <Fact label={texts.reports}>{person.reportCount}</Fact>
          {person.hireDate !== null && <Fact label={texts.hired}>{calendarDay(person.hireDate)}</Fact>}
          {person.lastPromotionDate !== null && (
            <Fact label={texts.promoted}>{calendarDay(person.lastPromotionDate)}</Fact>
          )}
          <Fact label={texts.holidays}>
            {texts.holidaysOf(person.holidayCalendarName, person.holidayCalendar !== null)}
          </Fact>
          {person.departedOn !== null && <Fact label={texts.lastDay}>{calendarDay(person.departedOn)}</Fact>}
          {account.state === 'invited' && account.invitedAt !== null && (
            <Fact label={texts.invited}>
              <When at={account.invitedAt} />
            </Fact>
          )}
          {account.state === 'invited' && account.invitationExpiresAt !== null && (
            <Fact label={texts.invitationEnds}>
              <When at={account.invitationExpiresAt} />
            </Fact>
          )}
          {account.lockedUntil !== null && isAhead(account.lockedUntil) && (
            <Fact label={texts.lockedUntil}>
              <When at={account.lockedUntil} />
            </Fact>
          )}
          {account.hasPassword && (
            <Fact label={texts.lastSignIn}>
              {account.lastSignedInAt === null ? texts.never : <When at={account.lastSignedInAt} />}
            </Fact>
          )}
        </dl>
        {person.directory && <p>{keptTexts.sentence(person.directory.name)}</p>}
        {person.roleKeeper && <p>{keptTexts.role(person.roleKeeper.name)}</p>}
        <PersonActions person={person} />
      </div>
    </Card>
  );
}
