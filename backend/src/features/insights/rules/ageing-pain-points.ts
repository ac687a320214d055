import {
  waitingPainPoints,
  type WaitingPainPoint,
} from '@annals/projections/features/insights/inputs/pain-points';
import { counted, daysSince, firstOf, keyOfSet, shownUntil, type Rule } from '../rule';

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
      title: many
        ? `${String(waiting.length)} pain points are waiting for a response`
        : 'A pain point is waiting for a response',
      description: `Your team reported ${many ? 'them' : 'it'} at least ${counted(days, 'day')} ago. A first answer, even a short one, shows that it was heard.`,
      priority: many ? 'high' : 'medium',
      expiresAt: shownUntil(now),
      actionPath: OPEN_ONES,
      targetTeamId: recipient,
      evidence: firstOf(
        waiting,
        ({ id, createdAt }) => ({
          label: `Reported on ${createdAt.slice(0, 10)}`,
          value: `open for ${counted(daysSince(createdAt, now), 'day')}`,
          path: `/pain-points/${id}`,
          restsOn: [
            {
              stream: `painPoint-${id}`,
              types: ['PainPointReported', 'PainPointReopened'],
              path: `/pain-points/${id}`,
            },
          ],
        }),
        { label: 'Others of the team', path: OPEN_ONES },
      ),
      threshold: `open for ${counted(days, 'day')} or more`,
    };
  },
};
