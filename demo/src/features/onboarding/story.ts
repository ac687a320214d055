import { onboardingTemplateId, onboardingWorkflowId } from '@annals/contracts/features/onboarding/ids';
import type { CommandAppend } from '@annals/event-store/event-log';
import type { Actor } from '@annals/backend/platform/commands/decider';
import { derivedId } from '@annals/backend/platform/commands/derived-id';
import { onboarding } from '@annals/backend/features/onboarding/decider';
import type { OnboardingCommand } from '@annals/backend/features/onboarding/onboarding';
import { planFor, workflowIdOf } from '@annals/backend/features/onboarding/plan';
import { onboardingTemplate } from '@annals/backend/features/onboarding/template-decider';
import { FEEDBACK, NOTES, PAUSED_BECAUSE, TEMPLATES } from './words';
import type { DemoPerson } from '../../company/organization';
import { oneOf, randomOf, type Random } from '../../company/random-of';
import { livedThrough, type Setting, type Step, type Story } from '../../company/story';
import { reportsTo } from '../../company/teams';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** In the morning, UTC. */
const BEGINS_AT_HOUR = 9;

/** What became of somebody's onboarding by today. */
type Outcome = 'none' | 'completed' | 'paused' | 'begun' | 'far along';

const idOfTemplate = (name: string) =>
  onboardingTemplateId.parse(derivedId('demo', 'onboarding-template', name));

/** The onboarding of a person: most are over, some under way or at rest, and some were never begun. */
export const onboardingStory: Story = (setting) => {
  const { person, manager, company, from, now } = setting;
  const templates = person === company.people[0] ? templatesDefined(setting) : [];
  if (!manager || person.role === 'admin' || person.role === 'auditor') return templates;
  const random = randomOf('onboarding', person.id);
  const outcome = outcomeOf(setting, random);
  if (outcome === 'none') return templates;
  const began = Math.floor(beganAt(outcome, random, from, now) / DAY_MS) * DAY_MS + BEGINS_AT_HOUR * HOUR_MS;
  const id = workflowIdOf(person.id);
  const buddies = reportsTo(company, manager.id).filter(({ id: other }) => other !== person.id);
  const buddy = buddies[Math.floor(random() * buddies.length)];
  return [
    ...templates,
    ...livedThrough(onboarding, id, stepsOf(random, { person, manager, buddy }, outcome, began), now),
  ];
};

function templatesDefined({ company, from, now }: Setting): CommandAppend[] {
  const { admin } = company.cast;
  return TEMPLATES.flatMap((body) => {
    const templateId = idOfTemplate(body.name);
    const step = {
      at: from,
      actor: { id: admin.id, role: admin.role },
      command: { type: 'DefineTemplate' as const, templateId, ...body },
    };
    return livedThrough(onboardingTemplate, templateId, [step], now);
  });
}

/** The demo's manager finds one of every kind in the team; everybody else has a lot. */
function outcomeOf({ person, manager, company }: Setting, random: Random): Outcome {
  if (manager?.id === company.cast.manager.id) {
    const team = reportsTo(company, manager.id);
    const place = team.findIndex(({ id }) => id === person.id);
    if (place === team.length - 1) return 'none';
    return (['begun', 'far along', 'paused'] as const)[place] ?? 'completed';
  }
  if (person === company.cast.manager || person === company.cast.leader) return 'completed';
  const lot = random();
  if (lot < 0.5) return 'completed';
  if (lot < 0.56) return 'begun';
  if (lot < 0.62) return 'far along';
  return lot < 0.65 ? 'paused' : 'none';
}

/** Days ago that give each its state of today. */
function beganAt(outcome: Outcome, random: Random, from: number, now: number): number {
  if (outcome === 'begun') return now - 3 * DAY_MS;
  if (outcome === 'far along') return now - 11 * DAY_MS;
  if (outcome === 'paused') return now - 9 * DAY_MS;
  const earliest = from + DAY_MS;
  return earliest + Math.max(0, now - 18 * DAY_MS - earliest) * random();
}

/** How many days after the beginning, who, what. */
type Timed = [days: number, actor: Actor, command: OnboardingCommand];

interface Three {
  readonly person: DemoPerson;
  readonly manager: DemoPerson;
  readonly buddy: DemoPerson | undefined;
}

function stepsOf(
  random: Random,
  { person, manager, buddy }: Three,
  outcome: Outcome,
  began: number,
): Step<OnboardingCommand>[] {
  const workflowId = onboardingWorkflowId.parse(workflowIdOf(person.id));
  const asManager: Actor = { id: manager.id, role: manager.role };
  const asEmployee: Actor = { id: person.id, role: person.role };
  const found = TEMPLATES.find(({ department }) => department === person.department) ?? TEMPLATES[0];
  const template = found && {
    ...found,
    id: idOfTemplate(found.name),
    videoUrl: found.videoUrl ?? null,
    playbookUrl: found.playbookUrl ?? null,
  };
  const callAt = began + 5 * DAY_MS;
  const tasks = planFor(workflowId, template, person.role);
  const task = (taskId: string, more = {}) => ({ type: 'ChangeTask' as const, taskId, done: true, ...more });
  const change = (more: object) => ({ type: 'ChangeOnboarding' as const, buddyInReach: true, ...more });
  const steps: Timed[] = [
    [
      0,
      asManager,
      {
        type: 'StartOnboarding',
        workflowId,
        employeeId: person.id,
        employeesManagerId: manager.id,
        plan: tasks,
      },
    ],
    [0.1, asManager, task('welcomeEmailSent')],
    [1, asManager, change({ welcomeCallScheduledAt: new Date(callAt).toISOString() })],
    ...(buddy ? [[1.1, asManager, change({ buddyId: buddy.id })] as Timed] : []),
    [2, asManager, task('teamIntroductionPlanned')],
    [2.1, asManager, task('systemAccessGranted')],
    [2.2, asManager, task('equipmentSetupCompleted')],
    [4, asEmployee, task('videoOrientationCompleted', { videoWatchTime: 18 + Math.floor(random() * 25) })],
    [5.1, asManager, task('welcomeCallCompleted')],
    [6, asEmployee, task('interactivePlaybookStarted')],
    [7, asManager, change({ managerNotes: oneOf(random, NOTES) })],
    ...tasks.roleSpecificTasks.slice(0, 1).map(({ taskId }): Timed => [8, asManager, task(taskId)]),
    [9, asManager, task('deptTrainingCompleted')],
    [13, asManager, task('mutualGoalsSet')],
    [13.1, asManager, task('complianceTrainingCompleted')],
    [14, asManager, change({ status: 'completed' })],
    [15, asEmployee, { type: 'GiveFeedback', employeeFeedback: oneOf(random, FEEDBACK) }],
  ];
  const last = outcome === 'paused' ? 4.5 : Infinity;
  const lived = steps.filter(([days]) => days <= last);
  if (outcome === 'paused')
    lived.push([4.6, asManager, change({ status: 'paused', reason: oneOf(random, PAUSED_BECAUSE) })]);
  return lived.map(([days, actor, command]) => ({ at: began + days * DAY_MS, actor, command }));
}
