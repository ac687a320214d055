import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { LIVE_PATH, moved } from '@annals/contracts/live';
import type { Tag } from '@annals/contracts/kernel/feature';
import type { Notice } from '@annals/projections/engine/feed-notice';
import Koa from 'koa';
import { afterEach, expect, test } from 'vitest';
import { LiveUpdates } from '../src/platform/http/live';
import { LiveConnection } from '../src/platform/http/live-connection';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** A browser that asks for the stream; it reads only when it is told to. */
function reader(port: number, person = 0): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${LIVE_PATH} HTTP/1.1\r\nHost: localhost\r\nX-Person: ${String(person)}\r\n\r\n`);
  socket.pause();
  socket.on('error', () => undefined);
  closing.push(() => socket.destroy());
  return socket;
}

function textOf(socket: Socket): () => string {
  let text = '';
  socket.on('data', (chunk) => (text += String(chunk)));
  return () => text;
}

const movesIn = (text: string) =>
  [...text.matchAll(/data: (\{.*\})\n/g)].map(([, data = '']) => moved.parse(JSON.parse(data)));

test('a reader that reads nothing piles nothing up, and is told of everything once it reads again', async () => {
  const connection = new LiveConnection();
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    connection.stream.pipe(response);
  });
  const socket = reader(await listening(server));
  await once(server, 'request');
  const told = 400_000;
  let most = 0;
  for (let position = 1; position <= told; position += 1) {
    connection.tell({ tags: [position % 2 === 0 ? 'Meetings' : 'People'], position: String(position) });
    if (position % 20 !== 0) continue;
    most = Math.max(most, connection.stream.writableLength + connection.stream.readableLength);
    // What is written is given time to leave, as far as somebody takes it.
    if (position % 1_000 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  expect(most).toBeLessThan(100_000);
  const text = textOf(socket);
  socket.resume();
  const latest = (tag: Tag) =>
    Number(movesIn(text()).findLast(({ tags }) => tags.includes(tag))?.position ?? 0);
  await expect.poll(() => latest('Meetings')).toBe(told);
  await expect.poll(() => latest('People')).toBeGreaterThanOrEqual(told - 1);
  expect(movesIn(text()).length).toBeLessThan(told / 2);
});

/** Live updates for people whom their number names, with what they would ask of the database. */
async function liveUpdates(closed: ReadonlySet<PersonId> = new Set()) {
  const asked: (readonly PersonId[])[] = [];
  const heard = new Set<(notice: Notice) => void>();
  const onMoved = (callback: (notice: Notice) => void) => {
    heard.add(callback);
    return () => heard.delete(callback);
  };
  const openOf = (people: readonly PersonId[]) => {
    asked.push(people);
    return Promise.resolve(new Set(people.filter((person) => !closed.has(person))));
  };
  const live = new LiveUpdates({ onMoved }, openOf, 300);
  closing.push(() => live.close());
  const koa = new Koa();
  koa.use(async (context, next) => {
    context.state['reader'] = { id: numbered(Number(context.get('X-Person'))), role: 'employee' };
    // A session of each one's own.
    context.cookies.get = () => context.get('X-Person');
    await next();
  });
  koa.use(live.middleware);
  const port = await listening(createServer(koa.callback()));
  return { port, asked, tell: (notice: Notice) => heard.forEach((callback) => callback(notice)) };
}

const numbered = (number: number) =>
  personId.parse(`00000000-0000-4000-8000-${String(number).padStart(12, '0')}`);

test('whether accounts are still open is asked once for all who are connected, and ends the streams of those that are not', async () => {
  const { port, asked } = await liveUpdates(new Set([numbered(7)]));
  const sockets = Array.from({ length: 60 }, (_, number) => reader(port, number % 20));
  const texts = sockets.map((socket) => {
    const text = textOf(socket);
    socket.resume();
    return text;
  });
  await expect.poll(() => texts.every((text) => text().includes('retry: '))).toBe(true);
  const before = asked.length;
  await expect.poll(() => asked.length).toBeGreaterThan(before + 1);
  for (const people of asked.slice(before + 1)) expect(people.length).toBeLessThanOrEqual(20);
  // The last chunk of a stream that was ended.
  await expect
    .poll(() => texts.map((text) => text().endsWith('\r\n0\r\n\r\n')))
    .toEqual(sockets.map((_, number) => number % 20 === 7));
  const waits = texts.map((text) => Number(/retry: (\d+)/.exec(text())?.[1]));
  expect(new Set(waits).size).toBeGreaterThan(20);
});

test('what concerns many is told in turns: each once, and not all at one moment', async () => {
  const { port, tell } = await liveUpdates();
  const sockets = Array.from({ length: 120 }, (_, number) => reader(port, number));
  const at: number[] = [];
  let connected = 0;
  for (const socket of sockets) {
    socket.on('data', (chunk) => {
      if (String(chunk).includes('retry: ')) connected += 1;
      if (String(chunk).includes('event: moved')) at.push(performance.now());
    });
    socket.resume();
  }
  await expect.poll(() => connected).toBe(120);
  tell({ name: 'people', tags: ['People'], position: '9', people: null, onlyThem: false });
  await expect.poll(() => at.length).toBe(120);
  expect(Math.max(...at) - Math.min(...at)).toBeGreaterThan(700);
  tell({ name: 'people', tags: ['Meetings'], position: '10', people: [numbered(3)], onlyThem: true });
  await expect.poll(() => at.length).toBe(121);
});
