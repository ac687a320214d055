import type { CareerMilestoneView } from '@annals/contracts/features/career/views';

/** What can be done with a milestone in a dialog. */
export type MilestoneAction = 'achieve' | 'miss' | 'move' | 'cancel' | 'note' | 'history';

/** What is being done with which milestone. */
export interface Acting {
  readonly action: MilestoneAction;
  readonly milestone: CareerMilestoneView;
}

/** What a form about a milestone needs. */
export interface MilestoneFormProps {
  readonly milestone: CareerMilestoneView;
  readonly onDone: () => void;
}
