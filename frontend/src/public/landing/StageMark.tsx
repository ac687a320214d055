import type { Stage } from './content';
import { texts } from './texts';

/** Says whether a feature is in this release. */
export function StageMark({ stage }: { stage: Stage }): React.JSX.Element {
  return <span className={`stage-mark stage-mark--${stage}`}>{texts.stage[stage]}</span>;
}
