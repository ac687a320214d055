import { localTimeIn } from '../../kernel/local-time';
import type { Role } from '../../kernel/roles';
import { decimal, msg, t, translated } from '../../kernel/text';
import { may } from '../../permissions';
import type { DashboardStats } from './views';

/** Whose figures the overview shows: the reader's own, those of their team, or those of the whole organization. */
export type Audience = 'self' | 'team' | 'organization';

/** The audience of a role; its words and its ways on follow from it. */
export function audienceOf(role: Role): Audience {
  if (may(role, 'people:see-team')) return 'team';
  return may(role, 'organization:see-analytics') ? 'organization' : 'self';
}

/** What the overview is called, to be given to `t`. */
export function overviewTitle(role: Role): string {
  return may(role, 'meetings:schedule') ? msg('Manager Dashboard') : msg('Overview');
}

/** How somebody is greeted at this time of their day. */
export function greeting(firstName: string, timeZone: string, moment = new Date()): string {
  const { time } = localTimeIn(timeZone, moment.getTime());
  const partOfDay = time < '12:00' ? 'morning' : time < '18:00' ? 'afternoon' : 'evening';
  return t(
    '{partOfDay, select, morning {Good morning, {firstName}} afternoon {Good afternoon, {firstName}} other {Good evening, {firstName}}}',
    { partOfDay, firstName },
  );
}

/** What the overview is about. */
export const leadWords: Readonly<Record<Audience, string>> = translated({
  self: 'How you are doing, what is next, and what you agreed to do.',
  team: 'How your team is doing, what is next, and what deserves a look.',
  organization: 'How the organization is doing, what is next, and what deserves a look.',
});

/** The titles of the trends. */
export const trendsTitle: Readonly<Record<Audience, string>> = translated({
  self: 'Your Performance Trends',
  team: 'Team Performance Trends',
  organization: 'Organization Performance Trends',
});

/** One of the four figures; its caption is computed, and left out where there is nothing to say. */
export interface Figure {
  readonly label: string;
  readonly value: string;
  readonly caption?: string;
  readonly tone?: 'good' | 'attention' | 'neutral';
}

/** The figures of the overview as people read them: members, reviews, wellbeing, pain points. */
export function figuresOf(
  stats: DashboardStats,
  audience: Audience,
): readonly [members: Figure, reviews: Figure, wellbeing: Figure, painPoints: Figure] {
  const { teamMembers, joinedThisMonth, pendingReviews, reviewsDueThisWeek, painPoints } = stats;
  return [
    {
      label: audience === 'organization' ? t('Active Employees') : t('Team Members'),
      value: String(teamMembers),
      ...(joinedThisMonth > 0 && {
        caption: t('+{count} this month', { count: joinedThisMonth }),
        tone: 'good',
      }),
    },
    {
      label: t('Pending Reviews'),
      value: String(pendingReviews),
      ...(reviewsDueThisWeek > 0 && { caption: t('Due this week'), tone: 'attention' }),
    },
    {
      label: t('Avg Wellbeing Score'),
      value: stats.wellbeingScore === null ? '0' : decimal(stats.wellbeingScore),
      ...wellbeingCaption(stats),
    },
    {
      label: t('Open Pain Points'),
      value: String(painPoints),
      ...(painPoints > 0 && { caption: t('Needs attention'), tone: 'attention' }),
    },
  ];
}

function wellbeingCaption({
  wellbeingScore,
  wellbeingChange,
}: DashboardStats): Pick<Figure, 'caption' | 'tone'> {
  if (wellbeingScore === null) return { caption: t('Shown from 3 people on') };
  if (wellbeingChange === null) return {};
  const difference = `${wellbeingChange < 0 ? '−' : '+'}${decimal(Math.abs(wellbeingChange))}`;
  return {
    caption: t('{difference} from last month', { difference }),
    tone: wellbeingChange < 0 ? 'attention' : 'good',
  };
}
