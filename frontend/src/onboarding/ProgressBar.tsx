import { progressTexts } from './texts';

interface ProgressBarProps {
  readonly name: string;
  /** 0 to 100. */
  readonly share: number;
}

/** How much of an onboarding is done, as a bar with its figure. */
export function ProgressBar({ name, share }: ProgressBarProps): React.JSX.Element {
  return (
    <span className="onboarding-progress">
      <progress aria-label={progressTexts.label(name)} max={100} value={share} />
      <span className="onboarding-progress__figure">{progressTexts.percent(share)}</span>
    </span>
  );
}
