import type { RecognitionCommand } from '@annals/backend/features/recognition/recognition';
import { recognition } from '@annals/backend/features/recognition/decider';
import type { DemoPerson } from '../../company/organization';
import { milestonesStory } from './organizational-milestones';
import { categoryIdOf, cataloguesStory } from './catalogues';
import { recognitionsOf, workingHour, type PlannedRecognition } from './plans';
import { rewardsOf } from './rewards';
import { livedThrough, type Step, type Story } from '../../company/story';

/** The recognition a person received and what its points came to; the administrator's begins with the catalogues and milestones. */
export const recognitionStory: Story = (setting) => {
  const { person, manager, company, from, now } = setting;
  if (person.role === 'auditor') return [];
  const plans = recognitionsOf(person, manager, company, from, now);
  return [
    ...(person.role === 'admin' ? [...cataloguesStory(setting), ...milestonesStory(setting)] : []),
    ...plans.flatMap((plan) => lifeOf(plan, person, now)),
    ...rewardsOf(person, manager, company, plans, { from, now }),
  ];
};

function lifeOf(plan: PlannedRecognition, recipient: DemoPerson, now: number) {
  const { id, nominator, decider, approverId, category, said, nominatedAt, decidedAt, declined } = plan;
  const [title, description] = said;
  const steps: Step<RecognitionCommand>[] = [
    {
      at: workingHour(nominatedAt, now),
      actor: { id: nominator.id, role: nominator.role },
      command: {
        type: 'Nominate',
        recognitionId: id,
        recipientId: recipient.id,
        categoryId: categoryIdOf(category.name),
        title,
        description,
        visibility: plan.visibility,
        pointValue: category.pointValue,
        recipientWorksHere: true,
        approverId,
      },
    },
  ];
  if (decidedAt !== null)
    steps.push({
      at: workingHour(decidedAt, now),
      actor: { id: decider.id, role: decider.role },
      command:
        declined === null
          ? { type: 'Approve', approverId }
          : { type: 'Decline', approverId, reason: declined },
    });
  return livedThrough(recognition, id, steps, now);
}
