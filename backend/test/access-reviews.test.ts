import { randomUUID } from 'node:crypto';
import { accessReviewRoutes } from '@annals/contracts/features/access-reviews/routes';
import type { AccessItemView } from '@annals/contracts/features/access-reviews/views';
import { serviceTokenRoutes } from '@annals/contracts/features/service-tokens/routes';
import { commandAnswer } from '@annals/contracts/kernel/route';
import { problem } from '@annals/contracts/kernel/problem';
import { waitingRoutes } from '@annals/contracts/features/waiting/routes';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { accessReviewAutomation } from '../src/features/access-reviews/jobs';
import { accessReviewReminders } from '../src/features/access-reviews/reminders';
import { dueDateReminderJobs } from '../src/platform/jobs/due-date-reminders';
import { Evidence, filesOf, textIn } from './evidence-bundle';
import { grantAtServer } from './operator';
import { Administration } from './people-administration';
import { startProduct, type Answer, type Client, type Product } from './product';

const DAY_MS = 86_400_000;
let product: Product;
let office: Administration;
let admin: Client;
let second: Client;
let auditor: Client;
let evidence: Evidence;

beforeAll(async () => {
  product = await startProduct();
  office = await Administration.of(product);
  admin = office.admin;
  await grantAtServer(product, product.cast.leader.id, 'admin');
  second = await product.signedIn('leader@annals.example', 'admin');
  evidence = await Evidence.of(product);
  auditor = evidence.auditor;
});
afterAll(() => product.stop());

const codeOf = (answer: Answer) => problem.parse(answer.json).type.replace('urn:annals:problem:', '');
const refusalOf = (answer: Answer) => [answer.status, codeOf(answer)];
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** A review that was listed. */
async function started(kinds: readonly string[] = ['role'], name = `Review ${randomUUID()}`) {
  // As on the screen, which shows first how much there is; what was written just now is read by then.
  expect((await admin.get(`/api/access-reviews/preview?kinds=${kinds.join(',')}`)).status).toBe(200);
  const answer = await admin.post('/api/access-reviews', { name, dueOn: dayIn(14), kinds });
  expect(answer.status).toBe(201);
  const { id } = commandAnswer.parse(answer.json);
  await vi.waitFor(async () => expect((await reviewOf(id)).status).toBe('open'), {
    timeout: 30_000,
    interval: 100,
  });
  return id;
}

async function reviewOf(id: string, client: Client = admin) {
  client.position = String(await product.head());
  return accessReviewRoutes.one.answer.parse((await client.get(`/api/access-reviews/${id}`)).json);
}

async function itemsOf(id: string, client: Client = admin): Promise<AccessItemView[]> {
  client.position = String(await product.head());
  const items = await client.get(`/api/access-reviews/${id}/items?limit=200`);
  return accessReviewRoutes.items.answer.parse(items.json);
}

async function mineOf(client: Client, id: string): Promise<AccessItemView[]> {
  client.position = String(await product.head());
  const items = await client.get('/api/access-reviews/mine?limit=200');
  return accessReviewRoutes.own.answer.parse(items.json).filter(({ reviewId }) => reviewId === id);
}

/** What somebody has, as the review lists it. */
async function itemFor(id: string, holderId: string, kind = 'role'): Promise<AccessItemView> {
  const found = (await itemsOf(id)).find((one) => one.holderId === holderId && one.kind === kind);
  if (!found) throw new Error('The review does not list it');
  return found;
}

const pathOf = ({ reviewId, id }: AccessItemView) => `/api/access-reviews/${reviewId}/items/${id}`;
const confirm = (client: Client, item: AccessItemView) => client.post(`${pathOf(item)}/confirmation`, {});
const withdraw = (client: Client, item: AccessItemView, reason = 'Another project') =>
  client.post(`${pathOf(item)}/withdrawal`, { reason });
const close = (id: string, client = admin) =>
  client.post(`/api/access-reviews/${id}/closure`, { reason: 'Enough was answered' });
const sweep = () =>
  accessReviewAutomation.jobs(product.annals.services, neverQueued)['sweep-access-reviews']?.({});
const neverQueued = {
  add: () => Promise.resolve(),
  repeat: () => Promise.resolve(),
  forget: () => Promise.resolve(),
  work: () => undefined,
  close: () => Promise.resolve(),
};

describe('starting a review', () => {
  test('shows what it would list, and lists everybody above Employee with who answers', async () => {
    const shown = await admin.get('/api/access-reviews/preview?kinds=role');
    const preview = accessReviewRoutes.preview.answer.parse(shown.json);
    const id = await started();
    const items = await itemsOf(id);
    expect(items).toHaveLength(preview.items);
    expect(preview.kinds).toEqual([{ kind: 'role', items: preview.items }]);
    const own = items.find(({ holderId }) => holderId === product.cast.admin.id);
    expect(own).toMatchObject({
      reviewerId: null,
      isPrivileged: true,
      allowed: { confirm: false, withdraw: false },
    });
    const managers = items.filter(({ asRole }) => asRole === 'manager');
    expect(managers.length).toBeGreaterThan(0);
    expect(managers.filter(({ holderId, reviewerId }) => holderId === reviewerId)).toEqual([]);
    expect(items.filter(({ reviewerId }) => reviewerId === null)).toHaveLength(preview.forAdministrators);
    expect((await close(id)).status).toBe(200);
  });

  test('is refused with what is wrong, and for everybody but administrators', async () => {
    const start = (body: object, client = admin) => client.post('/api/access-reviews', body);
    const good = { name: 'Review', dueOn: dayIn(5), kinds: ['role'] };
    expect(refusalOf(await start({ ...good, dueOn: dayIn(0) }))).toEqual([422, 'access-reviews.due-day']);
    expect(refusalOf(await start({ ...good, kinds: ['colour'] }))).toEqual([
      422,
      'access-reviews.unknown-kind',
    ]);
    expect(refusalOf(await start({ ...good, kinds: ['identity'] }))).toEqual([
      422,
      'access-reviews.nothing-to-review',
    ]);
    expect((await start({ ...good, kinds: [] })).status).toBe(422);
    for (const client of [await product.as('manager'), auditor])
      expect((await start(good, client)).status).toBe(403);
  });
});

describe('a review from its start to its end', () => {
  test('is answered by managers and administrators, carried out, and proved offline', async () => {
    const lead = await office.welcomed('manager');
    const kept = await office.hire({ role: 'manager', managerId: lead.id });
    const taken = await office.hire({ role: 'leader', managerId: lead.id });
    const holder = await office.welcomed('manager', { managerId: lead.id });
    const made = await holder.client.post('/api/account/tokens', {
      name: 'Nightly report',
      asRole: 'employee',
      permissions: ['people:see'],
      days: 30,
    });
    const { secret } = serviceTokenRoutes.make.answer.parse(made.json);
    await product.caughtUp();
    const id = await started(['role', 'token'], 'Yearly review');
    const mine = await mineOf(lead.client, id);
    expect(mine.map(({ kind, holderId }) => [kind, holderId]).sort()).toEqual(
      [
        ['role', kept.id],
        ['role', taken.id],
        ['role', holder.id],
        ['token', holder.id],
      ].sort(),
    );
    const counts = waitingRoutes.counts.answer.parse((await lead.client.get('/api/waiting')).json);
    expect(counts).toContainEqual({ screen: 'accessReviews', count: 4 });

    const keptItem = await itemFor(id, kept.id);
    // Twice at once is one answer.
    const twice = await Promise.all([confirm(lead.client, keptItem), confirm(lead.client, keptItem)]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect((await withdraw(lead.client, await itemFor(id, taken.id))).status).toBe(200);
    expect((await withdraw(lead.client, await itemFor(id, holder.id, 'token'))).status).toBe(200);
    expect(await office.facts(taken.id)).toMatchObject({ role: 'employee' });
    expect(await office.facts(kept.id)).toMatchObject({ role: 'manager' });
    const refused = await product.visitor().get('/api/people', { authorization: `Bearer ${secret}` });
    expect(refused.status).toBe(401);

    // Everything else is answered before it ends by itself.
    expect((await confirm(lead.client, await itemFor(id, holder.id))).status).toBe(200);
    expect(refusalOf(await withdraw(lead.client, keptItem))).toEqual([
      409,
      'access-reviews.already-answered',
    ]);
    expect((await close(id)).status).toBe(200);
    const ended = await reviewOf(id, auditor);
    expect(ended).toMatchObject({
      status: 'closed',
      confirmed: 2,
      withdrawn: 2,
      reason: 'Enough was answered',
    });
    expect(ended.unanswered).toBe(ended.items - 4);
    expect(refusalOf(await confirm(second, await itemFor(id, product.cast.admin.id)))).toEqual([
      409,
      'access-reviews.ended',
    ]);

    await product.annals.services.seal.seal();
    const bundle = await evidence.exported({ stream: `accessReview-${id}` }, 'Yearly review of access');
    const archive = await evidence.download(bundle.id);
    expect(await evidence.verify(archive)).toMatchObject({ verdict: 'proved', findings: [] });
    const files = await filesOf(archive);
    const events = textIn(files, 'events/000001.jsonl')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { type: string; data: Record<string, unknown> });
    const outcome = (type: string) => events.filter((event) => event.type === type).map(({ data }) => data);
    expect(outcome('AccessListed')).toHaveLength(ended.items);
    expect(
      outcome('AccessConfirmed')
        .map(({ holderId }) => holderId)
        .sort(),
    ).toEqual([kept.id, holder.id].sort());
    expect(outcome('AccessWithdrawalCompleted')).toEqual([
      expect.objectContaining({ holderId: taken.id, reviewerId: lead.id, outcome: 'done' }),
      expect.objectContaining({ holderId: holder.id, reviewerId: lead.id, outcome: 'done' }),
    ]);
    expect(outcome('AccessReviewClosed')).toEqual([
      expect.objectContaining({ confirmed: 2, withdrawn: 2, unanswered: ended.unanswered }),
    ]);
    // Why somebody was not trusted any more is not in clear.
    expect(textIn(files, 'events/000001.jsonl')).not.toContain('Another project');
  });

  test('records what cannot be taken away, and leaves it to an administrator', async () => {
    const above = await office.welcomed('manager');
    const withReports = await office.hire({ role: 'manager', managerId: above.id });
    const report = await office.hire({ managerId: withReports.id });
    const id = await started();
    expect((await withdraw(above.client, await itemFor(id, withReports.id))).status).toBe(200);
    const item = await itemFor(id, withReports.id);
    expect(item).toMatchObject({ status: 'refused', reviewerId: null });
    expect(item.problem).toContain('People report to this person');
    expect(await office.facts(withReports.id)).toMatchObject({ role: 'manager' });
    expect(refusalOf(await confirm(above.client, item))).toEqual([404, 'request.not-found']);
    // Once the reports are with somebody else, an administrator takes it away.
    await office.change(report.id, { managerId: above.id });
    expect((await withdraw(admin, item)).status).toBe(200);
    expect(await office.facts(withReports.id)).toMatchObject({ role: 'employee' });
    expect(await itemFor(id, withReports.id)).toMatchObject({ status: 'withdrawn', problem: null });
    expect((await close(id)).status).toBe(200);
  });

  test('takes several answers in one command, tells of each other one why not, and the same twice changes nothing', async () => {
    const lead = await office.welcomed('manager');
    const kept = await office.hire({ role: 'manager', managerId: lead.id });
    const taken = await office.hire({ role: 'leader', managerId: lead.id });
    const withReports = await office.hire({ role: 'manager', managerId: lead.id });
    await office.hire({ managerId: withReports.id });
    const foreign = await office.hire({ role: 'manager', managerId: (await office.welcomed('manager')).id });
    const id = await started();
    const items = await itemsOf(id);
    const itemIdOf = (holderId: string) => items.find((one) => one.holderId === holderId)?.id ?? '';
    const answer = async (client: Client, body: object, key = randomUUID()) => {
      const { status, json } = await client.post(`/api/access-reviews/${id}/answers`, body, {
        'Idempotency-Key': key,
      });
      return { status, refused: accessReviewRoutes.answer.answer.parse(json).refused };
    };
    const eventsOf = async () => (await product.annals.services.log.readStream(`accessReview-${id}`)).length;

    const confirming = { itemIds: [itemIdOf(kept.id), itemIdOf(foreign.id)], answer: 'confirm' };
    const key = randomUUID();
    const first = await answer(lead.client, confirming, key);
    expect(first).toEqual({
      status: 200,
      refused: [
        { itemId: itemIdOf(foreign.id), detail: 'This access does not exist, or is not yours to see.' },
      ],
    });
    expect(await itemFor(id, kept.id)).toMatchObject({ status: 'confirmed' });
    expect(await itemFor(id, foreign.id)).toMatchObject({ status: 'open' });
    const events = await eventsOf();
    expect(await answer(lead.client, confirming, key)).toEqual(first);
    expect(await answer(lead.client, confirming)).toEqual(first);
    expect(await eventsOf()).toBe(events);

    const withdrawing = { answer: 'withdraw', reason: 'Another project' };
    const itemIds = [taken.id, withReports.id, kept.id].map(itemIdOf);
    const second = await answer(lead.client, { ...withdrawing, itemIds });
    expect(second.refused.map(({ itemId }) => itemId)).toEqual([withReports.id, kept.id].map(itemIdOf));
    expect(second.refused[0]?.detail).toContain('The rules do not allow it');
    expect(second.refused[1]?.detail).toContain('answered already');
    expect(await office.facts(taken.id)).toMatchObject({ role: 'employee' });
    expect(await office.facts(withReports.id)).toMatchObject({ role: 'manager' });
    expect(await itemFor(id, withReports.id)).toMatchObject({ status: 'refused' });

    // A reason belongs to what is taken away, and to nothing else.
    for (const body of [
      { answer: 'withdraw', itemIds },
      { ...confirming, reason: 'Because' },
      { ...confirming, itemIds: [] },
    ])
      expect((await lead.client.post(`/api/access-reviews/${id}/answers`, body)).status).toBe(422);
    expect((await close(id)).status).toBe(200);
    const ended = await lead.client.post(`/api/access-reviews/${id}/answers`, confirming);
    expect(accessReviewRoutes.answer.answer.parse(ended.json).refused).toHaveLength(2);
  });

  test('follows people to their new manager, and carries nothing out on what changed meanwhile', async () => {
    const [before, after] = [await office.welcomed('manager'), await office.welcomed('manager')];
    const moved = await office.hire({ role: 'manager', managerId: before.id });
    const promoted = await office.hire({ role: 'manager', managerId: before.id });
    const gone = await office.hire({ role: 'manager', managerId: before.id });
    const id = await started();
    expect((await office.change(moved.id, { managerId: after.id })).status).toBe(200);
    await vi.waitFor(
      async () =>
        expect((await mineOf(after.client, id)).map(({ holderId }) => holderId)).toEqual([moved.id]),
      { timeout: 30_000, interval: 200 },
    );
    const movedItem = await itemFor(id, moved.id);
    expect(refusalOf(await confirm(before.client, movedItem))).toEqual([404, 'request.not-found']);
    expect((await confirm(after.client, movedItem)).status).toBe(200);

    expect((await office.change(promoted.id, { role: 'leader' })).status).toBe(200);
    expect((await withdraw(before.client, await itemFor(id, promoted.id))).status).toBe(200);
    expect(await itemFor(id, promoted.id)).toMatchObject({ status: 'gone' });
    expect(await office.facts(promoted.id)).toMatchObject({ role: 'leader' });

    expect((await admin.post(`/api/people/${gone.id}/departure`, { lastDay: dayIn(0) })).status).toBe(200);
    await product.caughtUp();
    await sweep();
    expect(await itemFor(id, gone.id)).toMatchObject({ status: 'gone' });
    expect((await close(id)).status).toBe(200);
  });

  test('reminds, and passes what was not answered to the administrators after its due day', async () => {
    const lead = await office.welcomed('manager');
    const held = await office.hire({ role: 'manager', managerId: lead.id });
    const id = await started();
    const item = await itemFor(id, held.id);
    expect(refusalOf(await confirm(admin, item))).toEqual([404, 'request.not-found']);
    const remind = dueDateReminderJobs(accessReviewReminders, product.annals.services);
    const at = async (days: number) => {
      product.setClock(new Date(Date.now() + days * DAY_MS));
      await remind['sweep-access-review-reminders']?.({});
      await product.caughtUp();
    };
    try {
      await at(8);
      await at(16);
    } finally {
      product.setClock(new Date());
    }
    expect(await reviewOf(id)).toMatchObject({ escalatedAt: expect.any(String) as string });
    expect(await itemFor(id, held.id)).toMatchObject({ reviewerId: null, status: 'open' });
    expect(refusalOf(await confirm(lead.client, item))).toEqual([404, 'request.not-found']);
    expect((await confirm(admin, item)).status).toBe(200);
    expect((await close(id)).status).toBe(200);
  });
});

describe('nobody', () => {
  test('answers for somebody else, or for themself', async () => {
    const lead = await office.welcomed('manager');
    const held = await office.welcomed('manager', { managerId: lead.id });
    const id = await started();
    const item = await itemFor(id, held.id);
    for (const client of [held.client, await product.as('manager'), admin])
      for (const answer of [confirm, withdraw])
        expect(refusalOf(await answer(client, item))).toEqual([404, 'request.not-found']);
    for (const client of [await product.as('employee'), auditor])
      expect((await confirm(client, item)).status).toBe(403);
    expect((await held.client.get(`/api/access-reviews/${id}`)).status).toBe(403);
    expect((await auditor.get(`/api/access-reviews/${id}/items`)).status).toBe(200);
    const own = await itemFor(id, product.cast.admin.id);
    for (const answer of [confirm, withdraw])
      expect(refusalOf(await answer(admin, own))).toEqual([403, 'access-reviews.own-access']);
    // An id of another review opens nothing.
    const elsewhere = await started();
    expect(
      refusalOf(
        await confirm(lead.client, {
          ...item,
          reviewId: item.reviewId.replace(id, elsewhere) as typeof item.reviewId,
        }),
      ),
    ).toEqual([404, 'request.not-found']);
    for (const review of [id, elsewhere]) expect((await close(review)).status).toBe(200);
  });

  test('confirms an administrator whom they brought in, while somebody independent could', async () => {
    const protegee = await office.welcomed('admin');
    const id = await started();
    const item = await itemFor(id, protegee.id);
    expect(item).toMatchObject({ isPrivileged: true, allowed: { confirm: false, withdraw: true } });
    expect(refusalOf(await confirm(admin, item))).toEqual([409, 'access-reviews.not-independent']);
    expect((await confirm(second, item)).status).toBe(200);
    const another = await office.welcomed('admin');
    expect((await close(id)).status).toBe(200);
    const next = await started();
    // Taking it away takes nobody independent.
    for (const who of [protegee, another])
      expect((await withdraw(admin, await itemFor(next, who.id))).status).toBe(200);
    expect(await office.facts(another.id)).toMatchObject({ role: 'employee' });
    expect((await close(next)).status).toBe(200);
  });

  test('leaves what somebody has to the administrators, when they became one after the list was made', async () => {
    const lead = await office.welcomed('manager');
    const holder = await office.welcomed('manager', { managerId: lead.id });
    const token = { name: 'Nightly report', asRole: 'employee', permissions: ['people:see'], days: 30 };
    expect((await holder.client.post('/api/account/tokens', token)).status).toBe(201);
    const id = await started(['token']);
    expect(await itemFor(id, holder.id, 'token')).toMatchObject({ reviewerId: lead.id });
    await grantAtServer(product, holder.id, 'admin');
    await expect
      .poll(async () => (await itemFor(id, holder.id, 'token')).reviewerId, { timeout: 20_000 })
      .toBeNull();
    expect((await confirm(lead.client, await itemFor(id, holder.id, 'token'))).status).toBe(404);
    expect((await close(id)).status).toBe(200);
  });

  test('withdraws the last administrator, also when two withdraw each other at once', async () => {
    const id = await started();
    const [first, other] = [
      await itemFor(id, product.cast.admin.id),
      await itemFor(id, product.cast.leader.id),
    ];
    const answers = await Promise.all([withdraw(second, first), withdraw(admin, other)]);
    expect(answers.map(({ status }) => status)).toContain(200);
    const auditorSees = async (holder: string) =>
      (await itemsOf(id, auditor)).find(({ holderId }) => holderId === holder);
    const outcomes = await Promise.all([first, other].map(({ holderId }) => auditorSees(holderId ?? '')));
    const stillAdmins = outcomes.filter((one) => one?.status !== 'withdrawn');
    expect(stillAdmins).toHaveLength(1);
  });
});
