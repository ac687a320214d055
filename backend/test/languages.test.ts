import { currentUser } from '@annals/contracts/features/people/views';
import { historyEntry } from '@annals/contracts/kernel/history';
import { HEADERS, problem } from '@annals/contracts/kernel/problem';
import { commandAnswer } from '@annals/contracts/kernel/route';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { nextWorkday } from './exactly-once';
import { plain, startMailServer, type MailServer } from './mail-server';
import { startProduct, type Client, type Product } from './product';

let server: MailServer;
let product: Product;
let manager: Client;
let employee: Client;

beforeAll(async () => {
  server = await startMailServer();
  product = await startProduct({ mail: { smtpUrl: server.url, from: 'Annals <annals@annals.example>' } });
  product.setClock(nextWorkday('12:00'));
  manager = await product.as('manager');
  employee = await product.as('employee');
});
afterAll(async () => {
  await product.stop();
  await server.stop();
});

const GERMAN = { [HEADERS.language]: 'de' };
const meeting = (title: string) => ({
  title,
  employeeId: product.cast.employee.id,
  scheduledAt: new Date(Date.now() + 20 * 86_400_000).toISOString(),
  duration: 30,
});

test('what is wrong with an input, and why something is refused, is in the language of the page', async () => {
  const wrong = await manager.post('/api/meetings', meeting(''), GERMAN);
  expect(problem.parse(wrong.json).errors).toEqual([
    { path: 'title', message: 'Bitte geben Sie einen Titel ein' },
  ]);
  const refused = await employee.get('/api/nothing', GERMAN);
  expect(problem.parse(refused.json)).toMatchObject({
    title: 'Nicht gefunden',
    detail: 'Unter dieser Adresse gibt es nichts.',
  });
});

test('without a language of the page it is the best that the browser reads', async () => {
  for (const [reads, title] of [
    ['de-DE,de;q=0.9', 'Bitte geben Sie einen Titel ein'],
    ['fr,en;q=0.5,de;q=0.2', 'Title is required'],
    ['fr', 'Title is required'],
  ] as const) {
    const wrong = await manager.post('/api/meetings', meeting(''), { 'Accept-Language': reads });
    expect(problem.parse(wrong.json).detail).toBe(title);
  }
});

test('one history is told to each in their own language, and the e-mail is in that of the profile', async () => {
  expect((await employee.patch('/api/account/profile', { language: 'de' })).status).toBe(200);
  expect(currentUser.parse((await employee.get('/api/auth/user')).json).language).toBe('de');
  const { id } = commandAnswer.parse((await manager.post('/api/meetings', meeting('Zwischenstand'))).json);
  const sentenceFor = async (reader: Client, headers: Readonly<Record<string, string>>) => {
    const { json } = await reader.get(`/api/meetings/${id}/history`, headers);
    return z.array(historyEntry).parse(json)[0]?.sentence;
  };
  const { firstName, lastName } = currentUser.parse((await employee.get('/api/auth/user')).json);
  expect(await sentenceFor(manager, {})).toMatch(
    new RegExp(` scheduled “Zwischenstand” with ${firstName} ${lastName}\\.$`),
  );
  expect(await sentenceFor(employee, GERMAN)).toMatch(
    new RegExp(` hat „Zwischenstand“ mit ${firstName} ${lastName} geplant\\.$`),
  );
  const mails = () => server.taken.map(({ source }) => plain(source)).filter((text) => text.includes(id));
  await expect.poll(mails, { timeout: 20_000 }).toHaveLength(1);
  expect(mails()[0]).toContain(`Hallo ${firstName},`);
  expect(mails()[0]).toContain('„Zwischenstand“ mit ');
  expect((await employee.patch('/api/account/profile', { language: 'xx' })).status).toBe(422);
});
