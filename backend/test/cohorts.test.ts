import { randomUUID } from 'node:crypto';
import { cohortDetail, cohortView } from '@annals/contracts/features/cohorts/views';
import { historyEntry } from '@annals/contracts/kernel/history';
import { performanceReviewId } from '@annals/contracts/features/performance-reviews/ids';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { commandAnswer } from '@annals/contracts/kernel/route';
import { notificationView } from '@annals/contracts/features/notifications/views';
import { EmployeeDeparted } from '@annals/contracts/features/people/events';
import { directoryEntry, peopleGroup, teamMember } from '@annals/contracts/features/people/views';
import {
  ManagerAssessmentSubmitted,
  PerformanceReviewCompleted,
  PerformanceReviewOpened,
} from '@annals/contracts/features/performance-reviews/events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startProduct, type Client, type Product } from './product';

let product: Product;
let employee: Client;
let manager: Client;
let leader: Client;
let admin: Client;
let everybody: readonly Client[];
beforeAll(async () => {
  product = await startProduct();
  employee = await product.as('employee');
  manager = await product.as('manager');
  leader = await product.as('leader');
  admin = await product.as('admin');
  everybody = [employee, manager, leader, admin];
});
afterAll(() => product.stop());

/** What somebody did is there for everyone who looks next. */
async function did(client: Client, path: string, body: object = {}, status = 200): Promise<string> {
  const answer = await client.post(path, body);
  expect(answer.status, answer.text).toBe(status);
  const { id, position } = commandAnswer.parse(answer.json);
  for (const other of everybody) other.position = position;
  return id;
}
const plan = (more: object = {}) => ({
  name: `Cohort ${randomUUID()}`,
  quarter: 'Q3-2026',
  startDate: '2026-07-01',
  endDate: '2026-09-30',
  facilitatorId: product.cast.manager.id,
  learningModules: [{ title: 'Leading yourself' }, { title: 'Leading others', description: 'Trust' }],
  ...more,
});
const planned = (more: object = {}, by: Client = leader) => did(by, '/api/cohorts', plan(more), 201);
const enrol = (id: string, participantId: string, by: Client = leader) =>
  did(by, `/api/cohorts/${id}/participants`, { participantIds: [participantId] }, 201);
const seenBy = async (client: Client, id: string) =>
  cohortDetail.parse((await client.get(`/api/cohorts/${id}`)).json);
const told = async (client: Client) =>
  z.array(notificationView).parse((await client.get('/api/notifications?limit=1')).json)[0];
const historySeenBy = async (client: Client, id: string) =>
  z.array(historyEntry).parse((await client.get(`/api/cohorts/${id}/history`)).json);

describe('a cohort', () => {
  test('is planned, enrolled, run, assessed and completed; each time somebody is told', async () => {
    const { employee: ada, manager: mara } = product.cast;
    const id = await planned({ name: 'Emerging leaders' });
    expect(await told(manager)).toMatchObject({ kind: 'cohort_facilitator', path: `/cohorts/${id}` });
    expect(await seenBy(leader, id)).toMatchObject({
      status: 'planning',
      maxParticipants: 10,
      currentParticipants: 0,
      facilitatorId: mara.id,
      roiMetrics: null,
      allowed: { change: true, enrol: true, run: true, learn: false },
    });

    await enrol(id, ada.id);
    expect(await told(employee)).toMatchObject({
      kind: 'cohort_enrolled',
      facts: { cohort: 'Emerging leaders', startDate: '2026-07-01' },
    });
    await did(manager, `/api/cohorts/${id}/participants/${ada.id}/assessments`, {
      assessment: 'pre',
      score: 40,
    });
    await did(manager, `/api/cohorts/${id}/start`);
    expect(await told(employee)).toMatchObject({ kind: 'cohort_started' });

    const { learningModules, allowed } = await seenBy(employee, id);
    expect(allowed).toMatchObject({ learn: true, run: false, change: false, withdraw: true });
    const [first, second] = learningModules.map(({ moduleId }) => moduleId);
    await did(employee, `/api/cohorts/${id}/modules/${String(first)}/complete`, { feedbackScore: 4 });
    expect(await seenBy(employee, id)).toMatchObject({ mine: { completionPercentage: 50 } });
    await did(employee, `/api/cohorts/${id}/modules/${String(first)}/reopen`);
    expect(await seenBy(employee, id)).toMatchObject({ mine: { completionPercentage: 0 } });
    await did(employee, `/api/cohorts/${id}/modules/${String(first)}/complete`, { feedbackScore: 5 });
    await did(employee, `/api/cohorts/${id}/modules/${String(second)}/complete`);
    expect(await told(manager)).toMatchObject({ kind: 'cohort_participant_finished' });

    await did(manager, `/api/cohorts/${id}/participants/${ada.id}/assessments`, {
      assessment: 'post',
      score: 65,
    });
    await did(manager, `/api/cohorts/${id}/complete`);
    expect(await told(employee)).toMatchObject({ kind: 'cohort_completed' });
    const over = await seenBy(manager, id);
    expect(over).toMatchObject({
      status: 'completed',
      roiMetrics: {
        completionRate: 100,
        averageScoreGain: 25,
        assessedParticipants: 1,
        averageTeamImprovement: null,
        measuredTeams: 0,
      },
      participants: [
        {
          participantId: ada.id,
          status: 'finished',
          completionPercentage: 100,
          preAssessmentScore: 40,
          postAssessmentScore: 65,
          teamPerformanceImprovement: null,
          feedbackScores: { [String(first)]: 5 },
        },
      ],
    });
    const sentences = (await historySeenBy(manager, id)).map(({ sentence }) => sentence);
    expect(sentences.at(-1)).toMatch(/ planned the cohort for Q3-2026\.$/);
    expect(sentences).toContainEqual(expect.stringMatching(/ completed “Leading yourself”\.$/));
  });

  test('is changed by whoever planned it, and cancelled with a reason', async () => {
    const id = await planned();
    const patch = async (body: object) => (await leader.patch(`/api/cohorts/${id}`, body)).status;
    expect(await patch({ endDate: '2026-06-30' })).toBe(422);
    expect(await patch({ maxParticipants: 4, learningModules: [] })).toBe(200);
    expect(await patch({})).toBe(422);
    expect(await seenBy(leader, id)).toMatchObject({ maxParticipants: 4, learningModules: [] });
    expect(await patch({ facilitatorId: randomUUID() })).toBe(422);
    expect(await patch({ status: 'cancelled', reason: 'No budget' })).toBe(200);
    manager.position = leader.position;
    expect(await told(manager)).toMatchObject({ kind: 'cohort_cancelled', facts: { reason: 'No budget' } });
    expect(await seenBy(leader, id)).toMatchObject({
      status: 'cancelled',
      cancellationReason: 'No budget',
      allowed: { change: false, run: false },
    });
  });

  test('has never more participants than places, however many are enrolled at once', async () => {
    const id = await planned({ maxParticipants: 3 }, admin);
    const people = z.array(directoryEntry).parse((await admin.get('/api/people?limit=20')).json);
    const some = people
      .filter(({ role, id: person }) => role !== 'auditor' && person !== product.cast.manager.id)
      .slice(0, 8);
    const answers = await Promise.all(
      some.map((person) => admin.post(`/api/cohorts/${id}/participants`, { participantIds: [person.id] })),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 201, 201, 409, 409, 409, 409, 409]);
    admin.position = String(await product.head());
    const { currentParticipants, participants } = await seenBy(admin, id);
    expect([currentParticipants, participants.length]).toEqual([3, 3]);
    const [leaving] = participants;
    await did(admin, `/api/cohorts/${id}/participants/${String(leaving?.participantId)}/withdraw`);
    expect(await seenBy(admin, id)).toMatchObject({ currentParticipants: 2, allowed: { enrol: true } });
  });

  test('a team is found with its people and enrolled as a whole, or nobody of it where places are missing', async () => {
    const { firstName, lastName, id: managerId } = product.cast.manager;
    const search = encodeURIComponent(`${firstName} ${lastName}`);
    const groups = z.array(peopleGroup).parse((await leader.get(`/api/people/groups?search=${search}`)).json);
    const found = groups.find(({ kind, id }) => kind === 'team' && id === managerId);
    const participantIds = (found?.people ?? []).map(({ id }) => id);
    const team = z.array(teamMember).parse((await manager.get('/api/team/members')).json);
    expect([...participantIds].sort()).toEqual(team.map(({ id }) => id).sort());
    const id = await planned({ maxParticipants: participantIds.length - 1 });
    const refused = await leader.post(`/api/cohorts/${id}/participants`, { participantIds });
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('Choose fewer')]);
    expect((await seenBy(leader, id)).participants).toEqual([]);
    await enrol(id, String(participantIds[0]));
    const rest = participantIds.slice(0, -1);
    await did(leader, `/api/cohorts/${id}/participants`, { participantIds: rest }, 201);
    expect((await seenBy(leader, id)).currentParticipants).toBe(rest.length);
  });

  test('departments are found with those of them whom the reader may see', async () => {
    const department = product.cast.employee.department;
    const foundBy = async (client: Client) => {
      const answer = await client.get(`/api/people/groups?search=${encodeURIComponent(department)}`);
      const groups = z.array(peopleGroup).parse(answer.json);
      return groups.find(({ kind, name }) => kind === 'department' && name === department)?.people ?? [];
    };
    expect((await foundBy(employee)).map(({ id }) => id)).toEqual([product.cast.employee.id]);
    expect((await foundBy(leader)).length).toBeGreaterThan(1);
  });
});

describe('who sees what', () => {
  test('a cohort exists for those in charge, its participants and their managers alone', async () => {
    const id = await planned({ facilitatorId: product.cast.leader.id });
    expect((await employee.get(`/api/cohorts/${id}`)).status).toBe(404);
    expect((await manager.get(`/api/cohorts/${id}`)).status).toBe(404);
    expect((await manager.post(`/api/cohorts/${id}/start`, {})).status).toBe(404);
    expect((await admin.get(`/api/cohorts/${id}`)).status).toBe(200);
    await enrol(id, product.cast.employee.id);
    expect((await employee.get(`/api/cohorts/${id}`)).status).toBe(200);
    expect(await seenBy(manager, id)).toMatchObject({
      participants: [{ participantId: product.cast.employee.id, isShared: true }],
      allowed: { change: false, run: false, learn: false },
    });
    const list = z.array(cohortView).parse((await employee.get('/api/cohorts')).json);
    expect(list.map((one) => one.id)).toContain(id);
  });

  test('participants see the names of the others, not what they achieved, and no figures of the whole', async () => {
    const team = z.array(teamMember).parse((await manager.get('/api/team/members')).json);
    const other = team.find((member) => member.id !== product.cast.employee.id);
    const id = await planned({ facilitatorId: product.cast.leader.id });
    await enrol(id, product.cast.employee.id);
    await enrol(id, String(other?.id));
    const assess = `/api/cohorts/${id}/participants/${String(other?.id)}/assessments`;
    await did(leader, assess, { assessment: 'pre', score: 12 });
    expect((await employee.post(assess, { assessment: 'pre', score: 99 })).status).toBe(403);
    await did(leader, `/api/cohorts/${id}/start`);
    await did(leader, `/api/cohorts/${id}/complete`);
    const seen = await seenBy(employee, id);
    expect(seen.roiMetrics).toBeNull();
    expect(seen.participants.find(({ participantId }) => participantId === other?.id)).toMatchObject({
      isShared: false,
      preAssessmentScore: null,
      participantName: `${String(other?.firstName)} ${String(other?.lastName)}`,
    });
    const mine = await historySeenBy(employee, id);
    expect(mine.map(({ type }) => type)).not.toContain('AssessmentRecorded');
    expect(mine.map(({ type }) => type)).not.toContain('CohortOutcomesMeasured');
    expect((await historySeenBy(leader, id)).map(({ type }) => type)).toContain('AssessmentRecorded');
  });

  test('a leader enrols nobody outside their part of the organization, and nobody who cannot take part', async () => {
    const id = await planned();
    const outside = { participantIds: [product.cast.employee.id, product.cast.admin.id] };
    expect((await leader.post(`/api/cohorts/${id}/participants`, outside)).status).toBe(404);
    const auditor = { participantIds: [product.cast.auditor.id] };
    expect((await admin.post(`/api/cohorts/${id}/participants`, auditor)).status).toBe(422);
  });
});

test('the teams of participants are compared by the reviews there are, from three people on', async () => {
  const { log } = product.annals.services;
  const team = z
    .array(teamMember)
    .parse((await manager.get('/api/team/members')).json)
    .slice(0, 3);
  // Begins at a day around which all reviews are this test's own.
  const id = await planned({
    facilitatorId: product.cast.leader.id,
    startDate: '2019-01-01',
    endDate: '2019-06-30',
  });
  for (const { id: member } of team) {
    await reviewed(personId.parse(member), product.cast.manager.id, 3, '2018-11-01');
    await reviewed(personId.parse(member), product.cast.manager.id, 3.5, '2019-05-01');
  }
  await enrol(id, product.cast.manager.id);
  await did(leader, `/api/cohorts/${id}/start`);
  leader.position = String(await log.head());
  await did(leader, `/api/cohorts/${id}/complete`);
  const { roiMetrics, participants } = await seenBy(leader, id);
  const improvement = participants[0]?.teamPerformanceImprovement;
  expect(improvement).toBeGreaterThan(0);
  expect(roiMetrics).toMatchObject({ averageTeamImprovement: improvement, measuredTeams: 1 });
  const before = await product.written();
  await did(leader, `/api/cohorts/${id}/measure`);
  expect(await product.written()).toBe(before);
});

async function reviewed(member: PersonId, by: PersonId, rating: number, day: string): Promise<void> {
  const reviewId = performanceReviewId.parse(randomUUID());
  const of = { reviewId, employeeId: member, managerId: by };
  const commandId = randomUUID();
  await product.annals.services.log.append(
    `performanceReview-${reviewId}`,
    [
      PerformanceReviewOpened.of({
        ...of,
        reviewPeriod: day.slice(0, 4),
        reviewType: 'annual',
        goals: [],
        dueDate: day,
      }),
      ManagerAssessmentSubmitted.of({
        ...of,
        overallRating: rating,
        managerFeedback: 'Well',
        areasForImprovement: [],
      }),
      PerformanceReviewCompleted.of({ ...of, overallRating: rating }),
    ],
    {
      commandId,
      correlationId: commandId,
      actorId: by,
      actorRole: 'manager',
      occurredAt: `${day}T12:00:00.000Z`,
    },
    'no-stream',
  );
}

test('whoever leaves the organization leaves their cohorts', async () => {
  const { log } = product.annals.services;
  const team = z.array(teamMember).parse((await manager.get('/api/team/members')).json);
  const leaving = personId.parse(team.at(-1)?.id);
  const id = await planned();
  await enrol(id, leaving);
  const commandId = randomUUID();
  const stream = `person-${leaving}`;
  const history = await log.readStream(stream);
  await log.append(
    stream,
    [
      EmployeeDeparted.of({
        personId: leaving,
        lastDay: '2026-01-31',
        managerId: product.cast.manager.id,
        successorId: null,
      }),
    ],
    {
      commandId,
      correlationId: commandId,
      actorId: product.cast.admin.id,
      actorRole: 'admin',
      occurredAt: new Date().toISOString(),
    },
    history.at(-1)?.revision ?? 'no-stream',
  );
  await expect
    .poll(
      async () => {
        leader.position = String(await product.head());
        return (await seenBy(leader, id)).currentParticipants;
      },
      { timeout: 30_000 },
    )
    .toBe(0);
});
