import type { ReadModelName } from '@annals/contracts/kernel/feature';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import {
  peopleAndManagers,
  recipientsOf,
  type Recipient,
} from '@annals/projections/features/insights/recipients';
import { dayIn } from '@annals/contracts/kernel/local-time';
import { z } from 'zod';
import { untilShown } from '../../platform/queue/not-yet';
import type { Policy, ReactsToAll } from '../../platform/jobs/policy';
import type { JobHandlers, JobQueue } from '../../platform/queue/queue';
import type { Services } from '../../platform/services/services';
import { judge } from './engine';

const JUDGE_SHARE = 'judge-share-of-people';
const JUDGE_PEOPLE = 'judge-people';
/** As earlier versions queued it, for one person. */
const JUDGE_PERSON = 'judge-person';
const SWEEP = 'sweep-insights';
/** How often it is looked whether tonight's run has been queued, whatever the queue knows. */
const SWEEP_EVERY_MS = 15 * 60_000;
/** The day of a run begins at two in the morning. */
const NIGHT_MS = 2 * 3_600_000;
/** Into how many parts of equal size the people are divided: what is lost when a worker dies, and how far the work can be spread. */
export const SHARES = 32;
/** People judged in one go; bounds the memory of a large company. */
const AT_ONCE = 500;
/** What happens to a person within so long is looked at once. */
const SETTLING_MS = 60_000;

/** What the rules look at: it has to show the log as it is when a job begins. */
const READ: readonly ReadModelName[] = [
  'people',
  'meetings',
  'skip_level_meetings',
  'wellbeing_checkins',
  'wellbeing_weeks',
  'performance_reviews',
  'performance_timeline',
  'recognitions',
  'pain_points',
  'time_off_requests',
  'time_off_policies',
  'onboarding_workflows',
  'ai_insights',
  'insight_rules',
  'event_index',
];

const share = z.object({ number: z.number().int(), of: z.number().int() });
const person = z.object({ personId });
const people = z.object({ people: z.array(person.extend({ eventId: z.string() })) });

/** Events after which a person, and the manager above them, are looked at again. */
const MATTERS =
  /^(Meeting(Scheduled|Rescheduled|Completed|Cancelled|HandedOver)|SkipLevelMeeting\w+|Briefing\w+|WellbeingCheckInSubmitted|PerformanceReview(?!Reminder)\w+|SelfAssessmentSubmitted|ManagerAssessmentSubmitted|TimelineEntry\w+|Recognition(Nominated|Declined)|PainPoint\w+|Onboarding(?!Template|Reminder)\w+|TimeOff(?!Policy|Reminder)\w+|ManagerAssigned|EmployeeDeparted)$/;

/** The fields in which such events name those it concerns. */
const CONCERNED = [
  'personId',
  'employeeId',
  'managerId',
  'previousManagerId',
  'seniorLeaderId',
  'recipientId',
] as const;

/** Soon after something that matters, whom it concerns is looked at; once, however much happens within a minute. */
export function insightsPolicy(queue: JobQueue, clock: () => Date): Extract<Policy, ReactsToAll> {
  let queued = { due: 0, ids: new Set<string>() };
  return {
    name: 'insights',
    reactToAll: async (events) => {
      const now = clock().getTime();
      const due = (Math.floor(now / SETTLING_MS) + 1) * SETTLING_MS;
      if (queued.due !== due) queued = { due, ids: new Set() };
      const concerned = new Map<string, string>();
      for (const { id: eventId, type, data } of events)
        if (MATTERS.test(type))
          for (const id of concernedBy(data)) if (!queued.ids.has(id)) concerned.set(id, eventId);
      const [first] = concerned.values();
      if (first === undefined) return;
      const found = [...concerned].map(([id, eventId]) => ({ personId: id, eventId }));
      const job = `${JUDGE_PEOPLE}-${String(due)}-${first}-${String(found.length)}`;
      await queue.add(JUDGE_PEOPLE, job, { people: found }, due - now);
      for (const id of concerned.keys()) queued.ids.add(id);
    },
  };
}

function concernedBy(data: unknown): Set<string> {
  const named = data as Readonly<Record<string, unknown>>;
  return new Set(CONCERNED.map((field) => named[field]).filter((id) => typeof id === 'string'));
}

/**
 * What the jobs do. The nightly run is a job for each of 32 shares of the people, whose id is the share and the day: whichever worker
 * comes first does it, a share that a dying worker left is done again from its beginning, and a queue that is lost is filled again by the
 * next sweep. None of it can double anything, see `judge`.
 */
export function insightJobs(services: Services, queue: Pick<JobQueue, 'add'>): JobHandlers {
  const { readModels, clock, timeZone } = services;
  const judgeWithManagers = async (ids: readonly PersonId[], causes?: ReadonlyMap<PersonId, string>) => {
    await readModelsShowNow(services);
    await judge(services, await peopleAndManagers(readModels, ids, clock()), causes);
  };
  return {
    [SWEEP]: async () => {
      const day = dayIn(timeZone, new Date(clock().getTime() - NIGHT_MS));
      for (let number = 0; number < SHARES; number += 1)
        await queue.add(JUDGE_SHARE, `${JUDGE_SHARE}-${day}-${String(number)}`, { number, of: SHARES });
    },
    [JUDGE_SHARE]: async (data) => {
      await readModelsShowNow(services);
      for await (const page of pagesOf(services, share.parse(data))) await judge(services, page);
    },
    [JUDGE_PEOPLE]: async (data) => {
      const causes = new Map(people.parse(data).people.map(({ personId: id, eventId }) => [id, eventId]));
      await judgeWithManagers([...causes.keys()], causes);
    },
    [JUDGE_PERSON]: (data) => judgeWithManagers([person.parse(data).personId]),
  };
}

/** The people of a share, a page at a time. */
export async function* pagesOf(
  { readModels, clock }: Pick<Services, 'readModels' | 'clock'>,
  ofAll: z.infer<typeof share>,
): AsyncGenerator<Recipient[]> {
  let after: PersonId | null = null;
  for (;;) {
    const people: Recipient[] = await recipientsOf(readModels, ofAll, clock(), after, AT_ONCE);
    const last = people.at(-1);
    if (!last) return;
    yield people;
    after = last.id;
  }
}

/** Nothing is judged by rows that lag behind: after a large import half of the facts would be missing. */
async function readModelsShowNow({ log, feed }: Services): Promise<void> {
  await untilShown(feed, READ, await log.head());
}

/** Keeps looking whether the run of the day is queued. */
export function sweepInsights(queue: JobQueue): Promise<void> {
  return queue.repeat(SWEEP, SWEEP_EVERY_MS);
}
