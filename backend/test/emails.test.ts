import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandAnswer } from '@annals/contracts/kernel/route';
import { mailEntry, mailView } from '@annals/contracts/features/mail/routes';
import { USUAL_QUIET_HOURS } from '@annals/contracts/features/notifications/quiet-hours';
import { notificationView, quietHoursView } from '@annals/contracts/features/notifications/views';
import { peopleRoutes } from '@annals/contracts/features/people/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { folderTransport } from '../src/platform/mail/folder';
import { mailIn } from '../src/platform/mail/mailbox';
import { emailsWaiting, notificationEmailJobs } from '../src/features/notifications/emails';
import { lossyQueue, loseQueue, nextWorkday } from './exactly-once';
import { plain, startMailServer, type MailServer } from './mail-server';
import { Administration } from './people-administration';
import { startProduct, type Client, type Product } from './product';

const FROM = 'Annals <annals@annals.example>';
const DAY_MS = 86_400_000;

function scheduler(product: () => Product, manager: () => Client) {
  return async (title: string, employeeId: string = product().cast.employee.id) => {
    const body = {
      title,
      employeeId,
      scheduledAt: new Date(Date.now() + 20 * DAY_MS).toISOString(),
      duration: 30,
    };
    const { id, position } = commandAnswer.parse((await manager().post('/api/meetings', body)).json);
    return { id, position };
  };
}

describe('with a mail server', () => {
  let server: MailServer;
  let product: Product;
  let manager: Client;
  let employee: Client;
  const schedule = scheduler(
    () => product,
    () => manager,
  );

  beforeAll(async () => {
    server = await startMailServer();
    product = await startProduct({ mail: { smtpUrl: server.url, from: FROM } });
    // Whatever the hour is at which the tests run, it is none in which mails rest.
    product.setClock(nextWorkday('12:00'));
    manager = await product.as('manager');
    employee = await product.as('employee');
  });
  afterAll(async () => {
    await product.stop();
    await server.stop();
  });

  const mailsAbout = (path: string) => server.taken.filter(({ source }) => plain(source).includes(path));
  const sweep = (which = product.annals) =>
    notificationEmailJobs(which.services, lossyQueue)['sweep-notification-emails']?.({});
  async function notificationAbout(id: string): Promise<string> {
    const told = z.array(notificationView).parse((await employee.get('/api/notifications')).json);
    return told.find(({ path }) => path === `/meetings/${id}`)?.id ?? '';
  }
  async function emailEvents(notificationId: string): Promise<string[]> {
    const events = await product.annals.services.log.readStream(`notificationEmail-${notificationId}`);
    return events.map(({ type }) => type);
  }

  test('who is told of something gets one e-mail, in the same words, with where to open it', async () => {
    const { id } = await schedule('Über den Sommer');
    await expect.poll(() => mailsAbout(id).length, { timeout: 20_000 }).toBe(1);
    const [mail] = mailsAbout(id);
    expect(mail?.to).toBe('employee@annals.example');
    const text = plain(mail?.source ?? '');
    expect(text).toContain('Subject: 1:1 scheduled');
    expect(text).toContain('“Über den Sommer” with');
    expect(text).toContain('UTC');
    const notificationId = await notificationAbout(id);
    await expect
      .poll(() => emailEvents(notificationId))
      .toEqual(['NotificationEmailStarted', 'NotificationEmailSent']);
  });

  test('nothing waits for who cannot sign in, and gets no e-mail', async () => {
    const { services } = product.annals;
    const office = await Administration.of(product);
    // Invited, and not yet in.
    const hired = await office.admin.post('/api/people', office.newcomer());
    const person = peopleRoutes.hire.answer.parse(hired.json);
    await product.caughtUp();
    const { id } = await schedule('Before the first day', person.id);
    const told = () =>
      services.readModels('notifications').where({ personId: person.id, path: `/meetings/${id}` });
    await expect.poll(async () => (await told()).length).toBe(1);
    // What others were told on the way here may still be going out.
    await expect.poll(() => emailsWaiting(services)).toEqual({ count: 0, seconds: 0 });
    expect(mailsAbout(id)).toEqual([]);
    // Nor does it hide what waits behind it, however little is read at once.
    server.refuseWith(451);
    await schedule('For somebody who is in');
    await expect.poll(async () => (await emailsWaiting(services, 1)).count).toBe(1);
    server.refuseWith(undefined);
    await sweep();
    await expect.poll(() => emailsWaiting(services)).toEqual({ count: 0, seconds: 0 });
  });

  test('a lost queue, restarts and several workers neither lose nor double one', async () => {
    server.refuseWith(451);
    const { id, position } = await schedule('While the mail server rests');
    employee.position = position;
    const notificationId = await notificationAbout(id);
    await expect
      .poll(() => emailEvents(notificationId), { timeout: 20_000 })
      .toContain('NotificationEmailFailed');
    // The queue loses everything it had, and another process starts beside this one.
    await product.annals.services.pool.query('TRUNCATE annals_queue.job CASCADE');
    const other = await product.again(['jobs', 'projections']);
    server.refuseWith(undefined);
    await expect
      .poll(
        async () => {
          await Promise.all([sweep(), sweep(), sweep(other)]);
          return emailEvents(notificationId);
        },
        { timeout: 20_000 },
      )
      .toContain('NotificationEmailSent');
    await Promise.all([sweep(), sweep(other)]);
    expect(mailsAbout(id)).toHaveLength(1);
    expect(
      (await emailEvents(notificationId)).filter((type) => type === 'NotificationEmailSent'),
    ).toHaveLength(1);
  });

  test('what the server refuses for good is not tried again', async () => {
    server.refuseWith(550);
    const { id, position } = await schedule('To nowhere');
    employee.position = position;
    const notificationId = await notificationAbout(id);
    const refused = ['NotificationEmailStarted', 'NotificationEmailFailed'];
    await expect.poll(() => emailEvents(notificationId), { timeout: 20_000 }).toEqual(refused);
    server.refuseWith(undefined);
    await sweep();
    expect(await emailEvents(notificationId)).toEqual(refused);
    expect(mailsAbout(id)).toEqual([]);
  });

  test('a kind that is switched off sends none, the others do', async () => {
    await employee.patch('/api/notifications/choices', {
      kind: 'meeting_scheduled',
      app: true,
      email: false,
    });
    const { id } = await schedule('Without a mail');
    await manager.patch(`/api/meetings/${id}`, {
      scheduledAt: new Date(Date.now() + 21 * DAY_MS).toISOString(),
    });
    await expect.poll(() => mailsAbout(id).length, { timeout: 20_000 }).toBe(1);
    await sweep();
    expect(mailsAbout(id).map(({ source }) => /^Subject: (.*)/m.exec(source)?.[1])).toEqual(['1:1 moved']);
    await employee.patch('/api/notifications/choices', { kind: 'meeting_scheduled', app: true, email: true });
  });

  test('what falls into quiet hours is in the app at once, and is sent once when they end', async () => {
    const evening = nextWorkday('22:00');
    product.setClock(evening);
    const other = await product.again(['jobs', 'projections']);
    const usual = quietHoursView.parse((await employee.get('/api/notifications/quiet-hours')).json);
    expect(usual).toMatchObject({ ...USUAL_QUIET_HOURS, timeZone: 'UTC', isOwnTimeZone: false });
    const held = await schedule('While it is late');
    employee.position = held.position;
    const notificationId = await notificationAbout(held.id);
    expect(notificationId).not.toBe('');
    await Promise.all([sweep(), sweep(other)]);
    expect(await emailEvents(notificationId)).toEqual([]);
    // Whoever forgot their password is not made to wait.
    const before = server.taken.length;
    await product.visitor().post('/api/auth/forgot-password', { email: 'manager@annals.example' });
    await expect
      .poll(() => server.taken.slice(before).map(({ to }) => to), { timeout: 20_000 })
      .toEqual(['manager@annals.example']);

    await loseQueue(product);
    // Of a Friday evening they end on Monday.
    product.setClock(new Date(nextWorkday('07:00', evening).getTime() + 1_000));
    await Promise.all([sweep(), sweep(), sweep(other)]);
    await sweep();
    expect(mailsAbout(held.id)).toHaveLength(1);
    expect(await emailEvents(notificationId)).toEqual(['NotificationEmailStarted', 'NotificationEmailSent']);
  });

  test('a sweep goes by the hours of each, which they may have changed since', async () => {
    product.setClock(nextWorkday('22:00', new Date(Date.now() + 7 * DAY_MS)));
    const rest = async (from: string) => {
      const hours = { ...USUAL_QUIET_HOURS, from };
      expect((await employee.patch('/api/notifications/quiet-hours', hours)).status).toBe(200);
      await employee.get('/api/notifications/quiet-hours');
    };
    await rest('21:00');
    const { id, position } = await schedule('Held until they rest later');
    employee.position = position;
    const notificationId = await notificationAbout(id);
    await loseQueue(product);
    await sweep();
    expect(await emailEvents(notificationId)).toEqual([]);
    await rest('23:00');
    await sweep();
    expect(await emailEvents(notificationId)).toEqual(['NotificationEmailStarted', 'NotificationEmailSent']);
    expect(mailsAbout(id)).toHaveLength(1);
  });

  test('quiet hours are one’s own: the zone of one’s clock, and none when they are off', async () => {
    const evening = nextWorkday('22:00', new Date(Date.now() + 7 * DAY_MS));
    product.setClock(evening);
    expect((await employee.patch('/api/account/profile', { timeZone: 'America/New_York' })).status).toBe(200);
    const own = quietHoursView.parse((await employee.get('/api/notifications/quiet-hours')).json);
    expect(own).toMatchObject({ timeZone: 'America/New_York', isOwnTimeZone: true });
    const early = await schedule('While it is five in the afternoon');
    await expect.poll(() => mailsAbout(early.id).length, { timeout: 20_000 }).toBe(1);
    await employee.patch('/api/account/profile', { timeZone: null });
    const off = { ...USUAL_QUIET_HOURS, on: false };
    expect((await employee.patch('/api/notifications/quiet-hours', off)).status).toBe(200);
    const late = await schedule('At any hour');
    await expect.poll(() => mailsAbout(late.id).length, { timeout: 20_000 }).toBe(1);
  });

  test('neither the queue nor the log keeps an address or a word of the mail', async () => {
    const { rows } = await product.annals.services.pool.query<{ job: unknown }>(
      `SELECT row_to_json(job)::text AS job FROM annals_queue.job`,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { job } of rows)
      expect(String(job)).not.toMatch(/@annals\.example|Über den Sommer|Without a mail/);
    const events = await product.annals.services.log.readAllBackward({ limit: 100 });
    const ofMails = events.events.filter(({ type }) => type.startsWith('NotificationEmail'));
    expect(ofMails.length).toBeGreaterThan(0);
    for (const { data } of ofMails) expect(JSON.stringify(data)).not.toContain('@');
  });
});

describe('without a mail server', () => {
  const directory = mkdtempSync(join(tmpdir(), 'annals-mailbox-'));
  let product: Product;
  let manager: Client;
  const schedule = scheduler(
    () => product,
    () => manager,
  );

  beforeAll(async () => {
    product = await startProduct({ mail: { directory, from: FROM } });
    product.setClock(nextWorkday('12:00'));
    manager = await product.as('manager');
  });
  afterAll(async () => {
    await product.stop();
    rmSync(directory, { recursive: true, force: true });
  });

  test('e-mails are put into a folder, which administrators can look into', async () => {
    const { id } = await schedule('Zwölf Ideen');
    const admin = await product.as('admin');
    const listed = async () => z.array(mailEntry).parse((await admin.get('/api/mailbox?limit=200')).json);
    await expect.poll(async () => (await listed()).length, { timeout: 20_000 }).toBeGreaterThan(0);
    const views = async () =>
      Promise.all(
        (await listed()).map(async (mail) =>
          mailView.parse((await admin.get(`/api/mailbox/${mail.id}`)).json),
        ),
      );
    await expect
      .poll(async () => (await views()).some(({ text }) => text.includes(id)), { timeout: 20_000 })
      .toBe(true);
    const mail = (await views()).find(({ text }) => text.includes(id));
    expect(mail).toMatchObject({ to: 'employee@annals.example', subject: '1:1 scheduled' });
    expect(mail?.text).toContain('“Zwölf Ideen” with');
    // A mail still on its way into the folder has another ending.
    for (const file of readdirSync(directory).filter((name) => name.endsWith('.eml')))
      expect(readFileSync(join(directory, file), 'utf8')).toMatch(/^From: /m);
  });

  test('nobody else can, and no other file of the machine is a mail', async () => {
    expect((await manager.get('/api/mailbox')).status).toBe(403);
    const admin = await product.as('admin');
    for (const name of ['..%2F..%2Fetc%2Fpasswd', '....................', 'a'.repeat(150)])
      expect((await admin.get(`/api/mailbox/${name}`)).status).toBe(404);
  });
});

test('a mail reads as it was written, whatever is in it', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'annals-mailbox-'));
  const transport = folderTransport(directory, FROM, () => new Date('2026-05-04T09:00:00.000Z'));
  const subject = 'Grüße — an agreement of more than seventy-five characters, to be folded: ✓ done';
  const text = '.\n<script>alert(1)</script>\n\nFrom: nobody@annals.example\n\n✓\n';
  await transport.send({ to: 'ada@annals.example', subject, text }, 'one');
  const [file = ''] = readdirSync(directory);
  expect(await mailIn(directory, file.replace(/\.eml$/, ''))).toMatchObject({
    to: 'ada@annals.example',
    subject,
    text,
    sentAt: '2026-05-04T09:00:00.000Z',
  });
  rmSync(directory, { recursive: true, force: true });
});
