import { Card } from '../../ui/Card';
import { Loaded } from '../../ui/Loaded';
import { useProfileOwnQuery } from './api';
import { ProfileForm } from './ProfileForm';
import { profileTexts as texts, SECTION_LABELS } from './texts';

/** How others see the person, and where the person wants to go. */
export function Profile(): React.JSX.Element {
  const query = useProfileOwnQuery();
  return (
    <Card title={SECTION_LABELS.profile}>
      <Loaded query={query} texts={texts} rows={6}>
        {(data) => <ProfileForm profile={data} />}
      </Loaded>
    </Card>
  );
}
