import { addressOf } from '@annals/contracts/addresses';

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
  [addressOf('timeOff'), 'Open time off'],
  [addressOf('wellbeing'), 'Open the pulse checks'],
  [addressOf('performance'), 'Open the timeline'],
  [addressOf('team'), 'Open the team'],
];

/** What one does at an address an insight leads to, in words. */
export function actionLabel(path: string): string {
  return LABELS.find(([start]) => path.startsWith(start))?.[1] ?? 'Open';
}

/** Whom a 1:1 is to be scheduled with, where that is what an address asks for: the dialog opens over the insight. */
export function personToMeet(path: string): string | null {
  const [place, question] = path.split('?');
  return place === addressOf('meetings') ? new URLSearchParams(question).get('schedule') : null;
}
