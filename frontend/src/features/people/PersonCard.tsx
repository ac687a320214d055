import { fullName } from '../../session/current-user';
import { Avatar } from '../../ui/Avatar';
import { usePeopleProfileQuery } from './api';
import { placeOf } from './place-of';
import { cardTexts as texts } from './texts';

/** Who somebody is in three lines, beside their name. */
export default function PersonCard({ personId }: { personId: string }): React.JSX.Element {
  const { currentData: profile, isError } = usePeopleProfileQuery({ personId });
  if (!profile) return <p className="person-card__quiet">{isError ? texts.failed : texts.loading}</p>;
  const [manager] = profile.managers;
  return (
    <>
      <Avatar name={fullName(profile)} imageUrl={profile.profileImageUrl} size="large" />
      <div className="person-card__words">
        <strong>{fullName(profile)}</strong>
        {profile.worksHere ? <span>{placeOf(profile)}</span> : <span>{texts.left}</span>}
        {manager && <span className="person-card__quiet">{texts.reportsTo(fullName(manager))}</span>}
        {profile.email !== null && <span className="person-card__quiet">{profile.email}</span>}
      </div>
    </>
  );
}
