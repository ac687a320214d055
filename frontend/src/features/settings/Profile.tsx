import { Card } from '../../ui/Card';
import { ErrorState } from '../../ui/ErrorState';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { useProfileOwnQuery } from './api';
import { ProfileForm } from './ProfileForm';
import { profileTexts as texts, SECTION_LABELS } from './texts';

/** How others see the person, and where the person wants to go. */
export function Profile(): React.JSX.Element {
  const { data, error, refetch } = useProfileOwnQuery();
  return (
    <Card title={SECTION_LABELS.profile}>
      {!data && error ? (
        <ErrorState title={texts.failed} error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows label={texts.loading} rows={6} />
      ) : (
        <ProfileForm profile={data} />
      )}
    </Card>
  );
}
