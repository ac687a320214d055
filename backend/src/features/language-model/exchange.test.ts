import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  answers,
  startModelEndpoint,
  type Behaviour,
  type ModelEndpoint,
} from '../../../test/model-endpoint';
import { ask, type Exchange } from './exchange';
import { insightWords } from './instructions';

const KEY = 'sk-top-secret/+=key';
let endpoint: ModelEndpoint;
beforeAll(async () => {
  endpoint = await startModelEndpoint();
});
afterAll(() => endpoint.stop());

async function asked(behaviour: Behaviour, timeLimitMs = 2_000): Promise<Exchange> {
  endpoint.behave(behaviour);
  const { baseUrl, host } = endpoint;
  const limits = { callsPerDay: 1, callsPerMonth: 1, tokensPerDay: 1, tokensPerMonth: 1 };
  const exchange = await ask(
    { baseUrl, host, model: 'tiny', key: KEY, timeLimitMs, limits },
    { instructions: 'Reword.', material: '{"figures":[]}', answer: insightWords, mostTokens: 100 },
  );
  expect(JSON.stringify(exchange)).not.toContain('top-secret');
  expect(JSON.stringify(exchange)).not.toContain(Buffer.from(KEY).toString('base64'));
  return exchange;
}

const json = (status: number, body: string, headers: Record<string, string> = {}): Behaviour => {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body);
  };
};

test('an answer is taken, with what it took; the key is in the one header', async () => {
  expect(await asked(answers('{"title":"x"}'))).toMatchObject({
    kind: 'answered',
    content: '{"title":"x"}',
    tokens: 321,
  });
  const last = endpoint.asked.at(-1);
  expect(last).toMatchObject({
    url: '/v1/chat/completions',
    authorization: `Bearer ${KEY}`,
    body: { model: 'tiny', messages: [{ role: 'system' }, { role: 'user', content: '{"figures":[]}' }] },
  });
  expect(last?.text.split(KEY)).toHaveLength(2);
});

test('what it says of its own cost is believed only when it is a count', async () => {
  for (const total_tokens of [-5, 1.5, 'many', null, 1e12])
    expect(await asked(answers('{}', { usage: { total_tokens } }))).toMatchObject({ tokens: null });
});

describe('an endpoint that misbehaves', () => {
  test('slow: not a byte within the time', async () => {
    expect(await asked(() => undefined, 150)).toMatchObject({ kind: 'failed', because: 'too-slow' });
  });
  test('slow: headers at once, and then a byte now and then', async () => {
    const dripping: Behaviour = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const timer = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(timer));
    };
    expect(await asked(dripping, 200)).toMatchObject({ kind: 'failed', because: 'too-slow' });
  });
  test('endless: it never stops sending', async () => {
    const endless: Behaviour = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const more = () => {
        while (response.write(' '.repeat(16_384)));
      };
      response.on('drain', more);
      more();
    };
    expect(await asked(endless)).toMatchObject({ kind: 'failed', because: 'too-long' });
  });
  test('a stream of events, or a page', async () => {
    for (const type of ['text/event-stream', 'text/html', 'text/plain; charset=application/json', ''])
      expect(await asked(json(200, 'data: {}', { 'content-type': type }))).toMatchObject({
        kind: 'failed',
        because: 'wrong-content-type',
      });
  });
  test('not JSON, cut off, or no completion; the beginning is kept, without the key', async () => {
    const bodies = [
      'Bad gateway',
      '{"choices":[',
      '{}',
      'null',
      '[]',
      '{"choices":[]}',
      '{"choices":[{"message":{"content":null}}]}',
    ];
    for (const body of bodies)
      expect([body, await asked(json(200, body))]).toMatchObject([
        body,
        { kind: 'failed', because: 'no-completion', received: body },
      ]);
    expect(await asked(json(200, `{"key":"${KEY}"}`))).toMatchObject({ received: '{"key":"[key]"}' });
  });
  test('it sends the key back in its answer', async () => {
    const content = `${KEY} ${Buffer.from(KEY).toString('base64')} ${encodeURIComponent(KEY)}`;
    expect(await asked(answers(content))).toMatchObject({ content: '[key] [key] [key]' });
  });
  test.each([
    [400, 'request-refused'],
    [401, 'key-refused'],
    [403, 'key-refused'],
    [404, 'request-refused'],
    [429, 'too-many-requests'],
    [500, 'server-error'],
    [503, 'server-error'],
  ])('status %i, with the key in its words', async (status, because) => {
    const before = endpoint.asked.length;
    const body = JSON.stringify({ error: { message: `Wrong key ${KEY}` } });
    expect(await asked(json(status, body, { 'retry-after': '0', 'x-key': KEY }))).toMatchObject({
      kind: 'failed',
      because,
      status,
    });
    expect(endpoint.asked.length).toBe(before + 1);
  });
  test('a redirect is not followed, and the key not carried along', async () => {
    const before = endpoint.asked.length;
    const elsewhere = json(307, '', { location: `${endpoint.baseUrl}/elsewhere` });
    expect(await asked(elsewhere)).toMatchObject({ kind: 'failed', because: 'redirected', status: 307 });
    expect(endpoint.asked.length).toBe(before + 1);
  });
  test('it breaks off, before a word or in the middle of one', async () => {
    expect(await asked((response) => response.destroy())).toMatchObject({ because: 'unreachable' });
    const halfway: Behaviour = (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' });
      response.write('{"choices"', () => response.destroy());
    };
    expect(await asked(halfway)).toMatchObject({ kind: 'failed', because: 'unreachable' });
  });
});
