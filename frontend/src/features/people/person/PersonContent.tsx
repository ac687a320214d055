import { addressOf } from '@annals/contracts/addresses';
import type { PersonProfile } from '@annals/contracts/features/people/views';
import { may } from '@annals/contracts/permissions';
import { Suspense, useContext } from 'react';
import { Link } from 'react-router-dom';
import { fullName, useCurrentUser } from '../../../session/current-user';
import { calendarDay } from '../../../time/format';
import { Avatar } from '../../../ui/Avatar';
import { Card } from '../../../ui/Card';
import { CollectedContext } from '../../../ui/feature';
import { useRecordTitle } from '../../../ui/page-title';
import { SkeletonRows } from '../../../ui/SkeletonRows';
import { ChartBranch } from '../chart/ChartBranch';
import { PersonLink } from '../PersonLink';
import { placeOf } from '../place-of';
import { texts } from './texts';
import './person.css';

const NOBODY: ReadonlySet<string> = new Set();

/** Who somebody is, whom they report to, who reports to them, and what features show of them to this reader. */
export function PersonContent({ profile }: { profile: PersonProfile }): React.JSX.Element {
  const { id, role } = useCurrentUser();
  const { personCards: cards } = useContext(CollectedContext);
  const isSelf = profile.id === id;
  const shown = cards.filter((card) => card.isFor({ role, isInReach: profile.isInReach, isSelf }));
  return (
    <>
      <PersonHead profile={profile} isSelf={isSelf} />
      <div className="screen-grid screen-grid--two">
        {profile.reports > 0 && (
          <Card title={texts.reportsTitle}>
            <ChartBranch managerId={profile.id} opened={NOBODY} expected={profile.reports} />
          </Card>
        )}
        {shown.map(({ Component }, index) => (
          <Suspense key={index} fallback={<SkeletonRows label={texts.loading} rows={3} />}>
            <Component personId={profile.id} />
          </Suspense>
        ))}
      </div>
      {!profile.isInReach && profile.worksHere && <p className="person__note">{texts.restricted}</p>}
    </>
  );
}

function PersonHead({ profile, isSelf }: { profile: PersonProfile; isSelf: boolean }): React.JSX.Element {
  const { id, role } = useCurrentUser();
  const name = fullName(profile);
  useRecordTitle(name);
  const [manager] = profile.managers;
  const leads = !isSelf && profile.managers.some((one) => one.id === id);
  return (
    <header className="person">
      <Avatar name={name} imageUrl={profile.profileImageUrl} size="large" />
      <div className="person__words">
        <h2 className="person__name">{name}</h2>
        <p>{placeOf(profile)}</p>
        <p className="person__line">
          {whereInLine(profile)}{' '}
          {profile.managers.map((one, index) => (
            <span key={one.id}>
              {index > 0 && ' › '}
              <PersonLink id={one.id} name={fullName(one)} />
            </span>
          ))}
        </p>
        {profile.isInReach && (
          <p className="person__line">
            {profile.email !== null && <a href={`mailto:${profile.email}`}>{profile.email}</a>}
            {profile.hireDate !== null && <span> · {texts.since(calendarDay(profile.hireDate))}</span>}
            {profile.departedOn !== null && <span> · {texts.until(calendarDay(profile.departedOn))}</span>}
          </p>
        )}
      </div>
      <div className="person__actions">
        {leads && manager?.id === id && may(role, 'meetings:schedule') && (
          <Link
            className="bp6-button bp6-intent-primary"
            to={`${addressOf('meetings')}?schedule=${profile.id}`}
          >
            {texts.schedule}
          </Link>
        )}
        {may(role, 'people:administer') && (
          <Link
            className="bp6-button"
            to={addressOf('administrationItem', { section: 'people', item: profile.id })}
          >
            {texts.administer}
          </Link>
        )}
      </div>
    </header>
  );
}

function whereInLine({ managers, worksHere }: PersonProfile): string {
  if (!worksHere) return texts.left;
  return managers.length > 0 ? texts.reportsTo : texts.nobodyAbove;
}
