import { msg } from '@annals/contracts/kernel/text';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import type { OrganizationalMilestoneId } from '@annals/contracts/features/organizational-milestones/ids';
import type { DescribeMilestone } from '@annals/contracts/features/organizational-milestones/commands';
import type { OrganizationalMilestoneStatus } from '@annals/contracts/features/organizational-milestones/constants';
import {
  MilestoneAchieved,
  MilestoneRewardsCredited,
  OrganizationalMilestoneCancelled,
  OrganizationalMilestonePlanned,
  OrganizationalMilestoneRevised,
  OrganizationalMilestoneStarted,
  type NewOrganizationalMilestoneEvent,
  type OrganizationalMilestoneEvent,
} from '@annals/contracts/features/organizational-milestones/events';
import { changed, decider } from '../../platform/commands/decider';
import { NotFound } from '../../platform/commands/domain-error';
import { sameWords } from '../../platform/commands/same-words';
import { AchievedInTheFuture, MilestoneAlreadyAchieved, MilestoneCancelled } from './errors';

type Words = DescribeMilestone & { milestoneId: OrganizationalMilestoneId };

interface Existing {
  readonly status: OrganizationalMilestoneStatus;
  readonly words: Words;
  readonly achievedBy: PersonId | null;
  readonly achievedDate: string | null;
  readonly rewardsCredited: boolean;
}
export type OrganizationalMilestoneState = { readonly status: 'none' } | Existing;

export type OrganizationalMilestoneCommand =
  | { type: 'Plan'; words: Words }
  | { type: 'Revise'; words: Words }
  | { type: 'Start' }
  | { type: 'Achieve'; achievedDate: string }
  | { type: 'NoteRewardsCredited'; peopleCredited: number }
  | { type: 'Cancel'; reason: string };

/** A day ends last where the clock is twelve hours behind the first: a person who says "today" may be a day ahead of UTC. */
const A_DAY_MS = 86_400_000;

/** The rules of the organization's milestones; who may do it is in the table of permissions. */
export const organizationalMilestone = decider<
  OrganizationalMilestoneState,
  OrganizationalMilestoneCommand,
  OrganizationalMilestoneEvent,
  NewOrganizationalMilestoneEvent
>({
  category: 'organizationalMilestone',
  initial: { status: 'none' },
  evolve: {
    OrganizationalMilestonePlanned: (_, { data: { createdBy: _by, ...words } }) => ({
      status: 'planned',
      words,
      achievedBy: null,
      achievedDate: null,
      rewardsCredited: false,
    }),
    OrganizationalMilestoneRevised: (state, { data }) => changed(state, { words: data }),
    OrganizationalMilestoneStarted: (state) => changed(state, { status: 'in_progress' }),
    MilestoneAchieved: (state, { data: { achievedBy, achievedDate } }) =>
      changed(state, { status: 'achieved', achievedBy, achievedDate }),
    MilestoneRewardsCredited: (state) => changed(state, { rewardsCredited: true }),
    OrganizationalMilestoneCancelled: (state) => changed(state, { status: 'cancelled' }),
  },
  decide: {
    Plan({ words }, state, { actor }) {
      if (state.status !== 'none') return [];
      return [OrganizationalMilestonePlanned.of({ ...words, createdBy: personId.parse(actor.id) })];
    },

    Revise({ words }, state) {
      const current = ahead(state);
      return sameWords(words, current.words) ? [] : [OrganizationalMilestoneRevised.of(words)];
    },

    Start(_, state) {
      const { status, words } = ahead(state);
      if (status === 'in_progress') return [];
      return [OrganizationalMilestoneStarted.of({ milestoneId: words.milestoneId })];
    },

    Achieve({ achievedDate }, state, { actor, now: moment }) {
      if (state.status === 'achieved' && state.achievedDate === achievedDate) return [];
      const { words } = ahead(state);
      if (Date.parse(achievedDate) > Date.parse(moment) + A_DAY_MS / 2) throw new AchievedInTheFuture();
      const { milestoneId, title, pointsReward, eligibleEmployees } = words;
      const achievedBy = personId.parse(actor.id);
      return [
        MilestoneAchieved.of({
          milestoneId,
          title,
          achievedDate,
          pointsReward,
          eligibleEmployees,
          achievedBy,
        }),
      ];
    },

    /** Said by the job that credited them, when it is through. */
    NoteRewardsCredited({ peopleCredited }, state) {
      if (state.status !== 'achieved') throw new NotFound(msg('This milestone'));
      if (state.rewardsCredited) return [];
      return [MilestoneRewardsCredited.of({ milestoneId: state.words.milestoneId, peopleCredited })];
    },

    Cancel({ reason }, state) {
      if (state.status === 'cancelled') return [];
      const { words } = ahead(state);
      return [
        OrganizationalMilestoneCancelled.of({ milestoneId: words.milestoneId, cancelledBecause: reason }),
      ];
    },
  },
});

/** The milestone, while it can still be changed. */
function ahead(state: OrganizationalMilestoneState): Existing {
  if (state.status === 'none') throw new NotFound(msg('This milestone'));
  if (state.status === 'achieved') throw new MilestoneAlreadyAchieved();
  if (state.status === 'cancelled') throw new MilestoneCancelled();
  return state;
}
