import { insightId } from '@annals/contracts/kernel/ids';
import { weekOf } from '@annals/contracts/wellbeing/weeks';
import { derivedId } from '../kernel/derived-id';
import type { Actor } from '../kernel/decider';
import { insight } from '../insights/decider';
import type { InsightCommand } from '../insights/insight';
import { ageingPainPoints, commonPainPoint, fallingWellbeing, ownWellbeing, type Found } from './findings';
import { livedThrough, type Step, type Setting, type Story } from './story';

const DAY_MS = 86_400_000;
const ALEX: Actor = { id: 'system:alex', role: 'system' };
const SHOWN_FOR = 21 * DAY_MS;

/** What ALEX found for a person this week and two months ago, with the figures as the other stories tell them. */
export const insightsStory: Story = (setting) => {
  const { person, now, from } = setting;
  const thisWeek = Date.parse(weekOf(new Date(now).toISOString())) + DAY_MS / 4;
  const twoMonthsAgo = thisWeek - 56 * DAY_MS;
  return [twoMonthsAgo, thisWeek]
    .filter((at) => at > from && at <= now)
    .flatMap((at) => foundFor(setting, at).flatMap((found) => lifeOf(setting, found, at, person)));
};

function foundFor(setting: Setting, at: number): Found[] {
  switch (setting.person.role) {
    case 'manager':
      return [
        fallingWellbeing(setting, at),
        ageingPainPoints(setting, at),
        commonPainPoint(setting, at),
      ].filter((found) => found !== null);
    case 'employee':
      return [ownWellbeing(setting, at)].filter((found) => found !== null);
    default:
      return [];
  }
}

function lifeOf({ now }: Setting, found: Found, at: number, person: Setting['person']) {
  const id = insightId.parse(derivedId('demo', 'insight', person.id, found.rule.name, String(at)));
  const actor: Actor = { id: person.id, role: person.role };
  const expiresAt = at + SHOWN_FOR;
  const steps: Step<InsightCommand>[] = [
    {
      at,
      actor: ALEX,
      command: {
        type: 'GenerateInsight',
        insightId: id,
        targetUserId: person.id,
        expiresAt: new Date(expiresAt).toISOString(),
        ...found,
      },
    },
  ];
  // What is past was dealt with; what came this week is for whoever signs in.
  if (expiresAt <= now) {
    steps.push({ at: at + DAY_MS, actor, command: { type: 'MarkInsightRead' } });
    if (found.insightType === 'action_required')
      steps.push({ at: at + DAY_MS + 60_000, actor, command: { type: 'TakeInsightAction' } });
    steps.push({ at: expiresAt, actor: ALEX, command: { type: 'ExpireInsight' } });
  }
  return livedThrough(insight, id, steps, now);
}
