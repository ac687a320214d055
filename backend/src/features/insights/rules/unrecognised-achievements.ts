import {
  unrecognisedAchievements,
  type UnrecognisedAchievement,
} from '@annals/projections/features/insights/inputs/achievements';
import { counted, daysSince, firstOf, keyOfSet, shownUntil, type Rule } from '../rule';

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
      title:
        people > 1
          ? `${String(people)} people achieved something and have not been recognised`
          : 'Somebody achieved something and has not been recognised',
      description: `It stands in the performance timeline, and nobody has nominated ${people > 1 ? 'them' : 'the person'} since. Thanks that come late are still thanks.`,
      priority: found.some(({ impact }) => impact === 'high') ? 'medium' : 'low',
      expiresAt: shownUntil(now),
      actionPath: '/recognition?nominate',
      targetTeamId: recipient,
      evidence: firstOf(
        found,
        ({ id, employeeId, createdAt, impact }) => ({
          label: `Achievement of ${impact} impact on ${createdAt.slice(0, 10)}`,
          value: `no recognition for ${counted(daysSince(createdAt, now), 'day')}`,
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
        { label: 'Other achievements', path: '/team' },
      ),
      threshold: `of medium or high impact, without a nomination for ${counted(days, 'day')} or more, within ${counted(within, 'day')}`,
    };
  },
};
