import type { AiInsightView } from '@annals/contracts/features/insights/views';
import { Worded } from '../language-model/Worded';

/** What the rule itself says of an insight that a language model put into other words. */
export function OwnWords({
  insight,
}: {
  insight: Pick<AiInsightView, 'title' | 'description'>;
}): React.JSX.Element {
  return (
    <Worded>
      <p>
        <strong>{insight.title}</strong>
      </p>
      <p>{insight.description}</p>
    </Worded>
  );
}
