import { APP_PATHS } from '../../entry/app-paths';

/** What stands on the way to the place where an insight's action is taken; the first that fits. */
const LABELS: readonly (readonly [start: string, label: string])[] = [
  [`${APP_PATHS.meetings}?schedule=`, 'Schedule the 1:1'],
  [`${APP_PATHS.meetings}/skip-level/`, 'Open the meeting'],
  [`${APP_PATHS.meetings}/`, 'Open the meeting'],
  [APP_PATHS.meetings, 'Open the meetings'],
  [`${APP_PATHS.performanceReviews}/`, 'Open the review'],
  [APP_PATHS.performanceReviews, 'Open the reviews'],
  [`${APP_PATHS.recognition}?nominate`, 'Nominate someone'],
  [`${APP_PATHS.painPoints}/`, 'Open the pain point'],
  [APP_PATHS.painPoints, 'Open the pain points'],
  [APP_PATHS.onboarding, 'Open the onboarding'],
  [APP_PATHS.timeOff, 'Open time off'],
  [APP_PATHS.wellbeing, 'Open the pulse checks'],
  [APP_PATHS.performance, 'Open the timeline'],
  [APP_PATHS.team, 'Open the team'],
];

/** What one does at an address an insight leads to, in words. */
export function actionLabel(path: string): string {
  return LABELS.find(([start]) => path.startsWith(start))?.[1] ?? 'Open';
}

/** Whom a 1:1 is to be scheduled with, where that is what an address asks for: the dialog opens over the insight. */
export function personToMeet(path: string): string | null {
  const [place, question] = path.split('?');
  return place === APP_PATHS.meetings ? new URLSearchParams(question).get('schedule') : null;
}
