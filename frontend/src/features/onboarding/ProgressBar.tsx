import { ProgressBar as Bar } from '../../ui/ProgressBar';
import { progressTexts } from './texts';

interface ProgressBarProps {
  readonly name: string;
  /** 0 to 100. */
  readonly share: number;
}

/** How much of somebody's onboarding is done, as a bar with its figure. */
export function ProgressBar({ name, share }: ProgressBarProps): React.JSX.Element {
  return <Bar label={progressTexts.label(name)} share={share} />;
}
