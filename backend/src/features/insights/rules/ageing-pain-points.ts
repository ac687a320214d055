import { t } from '@annals/contracts/kernel/text';
import {
  waitingPainPoints,
  type WaitingPainPoint,
} from '@annals/projections/features/insights/inputs/pain-points';
import { daysSince, firstOf, keyOfSet, shownUntil, type Rule } from '../rule';
import { words } from '../words';

const OPEN_ONES = '/pain-points?status=open';

/** The team's pain points that nobody has taken up for long. */
export const ageingPainPoints: Rule<'ageing-pain-points', readonly WaitingPainPoint[]> = {
  name: 'ageing-pain-points',
  restDays: null,
  inputsOf: waitingPainPoints,
  judge(points, { days }, now, recipient) {
    const waiting = points.filter(({ createdAt }) => daysSince(createdAt, now) >= days);
    if (waiting.length === 0) return null;
    const many = waiting.length > 1;
    return {
      key: keyOfSet(waiting.map(({ id }) => id)),
      insightType: 'action_required',
      title: t(words.painPointsWait, { count: waiting.length }),
      description: t(words.painPointsReported, { count: waiting.length, days }),
      priority: many ? 'high' : 'medium',
      expiresAt: shownUntil(now),
      actionPath: OPEN_ONES,
      targetTeamId: recipient,
      evidence: firstOf(
        waiting,
        ({ id, createdAt }) => ({
          label: t(words.reportedOn, { day: createdAt.slice(0, 10) }),
          value: t(words.openFor, { days: daysSince(createdAt, now) }),
          path: `/pain-points/${id}`,
          restsOn: [
            {
              stream: `painPoint-${id}`,
              types: ['PainPointReported', 'PainPointReopened'],
              path: `/pain-points/${id}`,
            },
          ],
        }),
        { label: t(words.othersOfTeam), path: OPEN_ONES },
      ),
      threshold: t(words.openForOrMore, { days }),
    };
  },
};
