import type { CelebrationChoice } from '@annals/contracts/features/celebrations/views';
import { useAttempt } from '../../api/useAttempt';
import { useShownAtOnce } from '../../api/useShownAtOnce';
import { Card } from '../../ui/Card';
import { Loaded } from '../../ui/Loaded';
import { useCelebrationsChoicesQuery, useCelebrationsChooseMutation } from './api';
import { Tick } from './Tick';
import { celebrationTexts as texts } from './telling-texts';

/** Which occasions of the person others are told of. */
export function Celebrations(): React.JSX.Element {
  const query = useCelebrationsChoicesQuery();
  return (
    <Card title={texts.title}>
      <Loaded query={query} texts={texts} rows={2}>
        {(data) => (
          <div className="form-card">
            <p>{texts.sentence}</p>
            {data.map((choice) => (
              <CelebrationTick key={choice.celebration} choice={choice} />
            ))}
          </div>
        )}
      </Loaded>
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
