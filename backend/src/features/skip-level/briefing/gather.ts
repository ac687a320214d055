import type { Briefing } from '@annals/contracts/features/skip-level/briefing';
import { achievementsSource } from './achievements';
import { alwaysSource } from './always';
import { careerSource } from './career';
import { earlierMeetingsSource } from './earlier-meetings';
import { lastReviewSource } from './last-review';
import { meetingsHeldSource } from './meetings-held';
import { ownActionItemsSource } from './own-action-items';
import { painPointsSource } from './pain-points';
import { recognitionsSource } from './recognitions';
import type { BriefingContext, BriefingSource, Contribution } from './source';
import { wellnessSource } from './wellness';

const MOST_QUESTIONS = 6;

/** Everything a briefing is made from, in the order in which it is told. */
const SOURCES: readonly BriefingSource[] = [
  earlierMeetingsSource,
  careerSource,
  lastReviewSource,
  achievementsSource,
  recognitionsSource,
  ownActionItemsSource,
  meetingsHeldSource,
  painPointsSource,
  wellnessSource,
  alwaysSource,
];

/** Gathers a briefing from what its reader may see. Reads only. */
export async function gatherBriefing(context: BriefingContext): Promise<Briefing> {
  const told: Contribution[] = [];
  for (const source of SOURCES) told.push(await source(context));
  return {
    highlights: told.flatMap(({ highlights = [] }) => highlights),
    wellness: told.find(({ wellness }) => wellness !== undefined)?.wellness ?? {
      scope: context.forLeader ? 'team' : 'own',
      average: null,
      people: 0,
      lines: [],
    },
    actionItems: told.flatMap(({ actionItems = [] }) => actionItems),
    questions: told.flatMap(({ questions = [] }) => questions).slice(0, MOST_QUESTIONS),
  };
}
