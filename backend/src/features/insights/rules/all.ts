import { runnable, type RunnableRule } from '../rule';
import { ageingPainPoints } from './ageing-pain-points';
import { fallingWellbeing } from './falling-wellbeing';
import { meetingOverload } from './meeting-overload';
import { overdueReviewsRule } from './overdue-reviews';
import { stalledOnboarding } from './stalled-onboarding';
import { stressWithoutMeetingsRule } from './stress-without-meetings';
import { unpreparedSkipLevel } from './unprepared-skip-level';
import { unrecognisedAchievementsRule } from './unrecognised-achievements';
import { unusedTimeOff } from './unused-time-off';

/** Every rule ALEX finds by. A new one adds its line here and its thresholds in `contracts/src/features/insights/rules.ts`. */
export const RULES: readonly RunnableRule[] = [
  runnable(meetingOverload),
  runnable(fallingWellbeing),
  runnable(stressWithoutMeetingsRule),
  runnable(overdueReviewsRule),
  runnable(unrecognisedAchievementsRule),
  runnable(ageingPainPoints),
  runnable(unusedTimeOff),
  runnable(stalledOnboarding),
  runnable(unpreparedSkipLevel),
];
