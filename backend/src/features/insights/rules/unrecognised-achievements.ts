import { t } from '@annals/contracts/kernel/text';
import {
  unrecognisedAchievements,
  type UnrecognisedAchievement,
} from '@annals/projections/features/insights/inputs/achievements';
import { daysSince, firstOf, keyOfSet, shownUntil, type Rule } from '../rule';
import { words } from '../words';

/** What people of the team achieved and have not been recognised for. */
export const unrecognisedAchievementsRule: Rule<
  'unrecognised-achievements',
  readonly UnrecognisedAchievement[]
> = {
  name: 'unrecognised-achievements',
  restDays: null,
  inputsOf: unrecognisedAchievements,
  judge(achievements, { days, within }, now, recipient) {
    const found = achievements.filter(({ createdAt }) => {
      const age = daysSince(createdAt, now);
      return age >= days && age < within;
    });
    if (found.length === 0) return null;
    const people = new Set(found.map(({ employeeId }) => employeeId)).size;
    return {
      key: keyOfSet(found.map(({ id }) => id)),
      insightType: 'recommendation',
      title: t(words.notRecognised, { people }),
      description: t(words.nobodyNominated, { people }),
      priority: found.some(({ impact }) => impact === 'high') ? 'medium' : 'low',
      expiresAt: shownUntil(now),
      actionPath: '/recognition?nominate',
      targetTeamId: recipient,
      evidence: firstOf(
        found,
        ({ id, employeeId, createdAt, impact }) => ({
          label: t(words.achievementOn, { impact, day: createdAt.slice(0, 10) }),
          value: t(words.noRecognitionFor, { days: daysSince(createdAt, now) }),
          path: `/performance?employee=${employeeId}`,
          restsOn: [
            {
              stream: `timelineEntry-${id}`,
              types: ['TimelineEntryAdded'],
              path: `/performance?employee=${employeeId}&entry=${id}`,
            },
          ],
          aboutId: employeeId,
        }),
        { label: t(words.otherAchievements), path: '/team' },
      ),
      threshold: t(words.recognitionThreshold, { days, within }),
    };
  },
};
