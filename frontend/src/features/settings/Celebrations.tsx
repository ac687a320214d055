import type { CelebrationChoice } from '@annals/contracts/features/celebrations/views';
import { useAttempt } from '../../api/useAttempt';
import { useShownAtOnce } from '../../api/useShownAtOnce';
import { Card } from '../../ui/Card';
import { ErrorState } from '../../ui/ErrorState';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { useCelebrationsChoicesQuery, useCelebrationsChooseMutation } from './api';
import { Tick } from './Tick';
import { celebrationTexts as texts } from './telling-texts';

/** Which occasions of the person others are told of. */
export function Celebrations(): React.JSX.Element {
  const { data, error, refetch } = useCelebrationsChoicesQuery();
  return (
    <Card title={texts.title}>
      {data ? (
        <div className="form-card">
          <p>{texts.sentence}</p>
          {data.map((choice) => (
            <CelebrationTick key={choice.celebration} choice={choice} />
          ))}
        </div>
      ) : error ? (
        <ErrorState title={texts.failed} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows label={texts.loading} rows={2} />
      )}
    </Card>
  );
}

function CelebrationTick({ choice }: { choice: CelebrationChoice }): React.JSX.Element {
  const { celebration } = choice;
  const [choose] = useCelebrationsChooseMutation();
  const { attempt } = useAttempt({ failed: texts.saveFailed });
  const [shown, show] = useShownAtOnce(choice);
  const change = (on: boolean) =>
    void show({ celebration, on }, () => attempt(() => choose({ celebration, on }).unwrap()));
  return (
    <Tick
      label={texts.occasions[celebration].label}
      help={texts.occasions[celebration].help}
      checked={shown.on}
      onChange={change}
    />
  );
}
