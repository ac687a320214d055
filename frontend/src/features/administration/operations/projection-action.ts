import type { ProjectionStatus } from '@annals/contracts/features/operations/routes';
import type { actionTexts } from './texts';

/** What an administrator is about to do to a projection. */
export interface ProjectionAction {
  readonly kind: keyof typeof actionTexts;
  readonly name: string;
  /** The stream it is about, when it is about one. */
  readonly stream?: string;
  /** All that it is done to, when it is done to several. */
  readonly names?: readonly string[];
}

/** Whether it waits for an operator to let it go on. */
export function canResume(status: ProjectionStatus['status']): boolean {
  return status === 'stopped' || status === 'paused';
}
