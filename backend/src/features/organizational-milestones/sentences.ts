import type { OrganizationalMilestoneEvent } from '@annals/contracts/features/organizational-milestones/events';
import { sentences } from '../../platform/commands/sentences';

export const organizationalMilestoneSentences = sentences<OrganizationalMilestoneEvent>({
  OrganizationalMilestonePlanned: ({ data }) => `planned the milestone “${data.title}”.`,
  OrganizationalMilestoneRevised: ({ data }) => `revised the milestone “${data.title}”.`,
  OrganizationalMilestoneStarted: () => 'started the milestone.',
  MilestoneAchieved: ({ data }) => `recorded that “${data.title}” was achieved.`,
  MilestoneRewardsCredited: ({ data }) => `credited the points of ${String(data.peopleCredited)} people.`,
  OrganizationalMilestoneCancelled: () => 'cancelled the milestone.',
});
