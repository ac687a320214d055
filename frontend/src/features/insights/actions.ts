import { addressOf } from '@annals/contracts/addresses';
import type { Role } from '@annals/contracts/kernel/roles';
import { may } from '@annals/contracts/permissions';

/** What is on the way to the place where an insight's action is taken; the first that fits. */
const LABELS: readonly (readonly [start: string, label: string])[] = [
  [`${addressOf('meetings')}?schedule=`, 'Schedule the 1:1'],
  [`${addressOf('meetings')}/skip-level/`, 'Open the meeting'],
  [`${addressOf('meetings')}/`, 'Open the meeting'],
  [addressOf('meetings'), 'Open the meetings'],
  [`${addressOf('performanceReviews')}/`, 'Open the review'],
  [addressOf('performanceReviews'), 'Open the reviews'],
  [`${addressOf('recognition')}?nominate`, 'Nominate someone'],
  [`${addressOf('painPoints')}/`, 'Open the pain point'],
  [addressOf('painPoints'), 'Open the pain points'],
  [addressOf('onboarding'), 'Open the onboarding'],
  [addressOf('timeOff'), 'Request time off'],
  [addressOf('wellbeing'), 'Open the pulse checks'],
  [addressOf('performance'), 'Open the timeline'],
  [addressOf('team'), 'Open the team'],
];

/** What one does at an address an insight leads to, in words. */
export function actionLabel(path: string): string {
  return LABELS.find(([start]) => path.startsWith(start))?.[1] ?? 'Open';
}

/** A form that opens over an insight: what it sends is the action that the insight suggests. */
export type ActionHere =
  | { readonly form: 'meeting'; readonly employeeId: string }
  | { readonly form: 'nomination' }
  | { readonly form: 'time-off' };

/** The form an address stands for, as far as the role may send it; null: the action is taken at the address. */
export function actionHere(path: string, role: Role): ActionHere | null {
  const [place, question] = path.split('?');
  const asked = new URLSearchParams(question);
  const employeeId = asked.get('schedule');
  if (place === addressOf('meetings') && employeeId !== null && may(role, 'meetings:schedule'))
    return { form: 'meeting', employeeId };
  if (place === addressOf('recognition') && asked.has('nominate') && may(role, 'recognition:nominate'))
    return { form: 'nomination' };
  if (path === addressOf('timeOff') && may(role, 'time-off:request')) return { form: 'time-off' };
  return null;
}
