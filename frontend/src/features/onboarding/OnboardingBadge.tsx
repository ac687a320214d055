import type { OnboardingStatus } from '@annals/contracts/features/onboarding/constants';
import type { BadgeTone } from '../../ui/Badge';
import { Status } from '../../ui/Status';
import { STATUS_LABELS } from './texts';

const TONES: Readonly<Record<OnboardingStatus, BadgeTone>> = {
  active: 'blue',
  paused: 'yellow',
  completed: 'green',
};

/** Whether an onboarding is under way, rests or is over. */
export function OnboardingBadge({ status }: { status: OnboardingStatus }): React.JSX.Element {
  return <Status tone={TONES[status]}>{STATUS_LABELS[status]}</Status>;
}
