import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../src/features/accounts/public-password';
import { openManagementServer } from '../../src/platform/telemetry/management-server';
import { startProduct, type Client, type Product } from '../product';

const LOGIN = { email: 'employee@annals.example', password: DEMO_PASSWORD, role: 'employee' };

let product: Product;
let employee: Client;
beforeAll(async () => {
  product = await startProduct({ roles: ['api', 'projections'], publicUrl: 'https://annals.example.org' });
  employee = product.visitor();
  await employee.post('/api/auth/login', LOGIN);
});
afterAll(() => product.stop());

/** One address of each kind of answer: pages, data, documents, refusals, failures to find something. */
const ADDRESSES = [
  '/',
  '/meetings',
  '/assets/nothing.js',
  '/api/account/devices',
  '/api/auth/demo-accounts',
  '/api/operations/projections',
  '/api/nothing/here',
  '/api/docs',
  '/api/docs/openapi.json',
  '/api/docs/explorer.js',
  '/api/login',
  '/health/live',
  '/health/ready',
  '/calendar/nothing.ics',
];

describe.each(ADDRESSES)('%s', (address) => {
  test('says that it is no frame, loads nothing foreign, is what its type says, and comes by https alone', async () => {
    const { headers, text } = await employee.get(address);
    const policy = new Map(
      (headers.get('content-security-policy') ?? '')
        .split(';')
        .map((directive) => directive.trim().split(' '))
        .map(([name = '', ...sources]) => [name, sources.join(' ')]),
    );
    expect(Object.fromEntries(policy)).toMatchObject({
      'default-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000; includeSubDomains/);
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
    // JSON is UTF-8 by its own standard, also where its type has no such parameter.
    if (text !== '')
      expect(headers.get('content-type') ?? '').toMatch(/(; charset=utf-8$|^application\/\w+\+json)/i);
  });

  test('stays in no cache, unless it is the same for everybody', async () => {
    const { headers } = await employee.get(address);
    if (address.startsWith('/api/docs/explorer')) expect(headers.get('cache-control')).toMatch(/^max-age/);
    else if (address.startsWith('/api/') || address.startsWith('/calendar/'))
      expect(headers.get('cache-control')).toContain('no-store');
    else expect(headers.get('cache-control') ?? 'no-cache').toMatch(/^no-(cache|store)$/);
  });
});

test('signing out empties what the browser has kept', async () => {
  const client = product.visitor();
  await client.post('/api/auth/login', LOGIN);
  expect((await client.get('/api/logout')).headers.get('clear-site-data')).toBe('"cache"');
});

test('cookies are signed with SHA-256, and one that is altered counts for nothing', async () => {
  const name = '__Host-annals.session';
  expect(employee.cookie(`${name}.sig`)).toMatch(/^[\w-]{43}$/);
  const other = product.visitor();
  other.setCookie(name, employee.cookie(name) ?? '');
  other.setCookie(`${name}.sig`, 'A'.repeat(43));
  expect((await other.get('/api/account/devices')).status).toBe(401);
});

test('a folder is not listed', async () => {
  for (const folder of ['/assets', '/assets/', '/assets/../', '/assets/%2e%2e/'])
    expect((await employee.get(folder)).text).not.toMatch(/index\.html|\.js\b/);
});

test('TRACE repeats nothing', async () => {
  const answer = await raw('TRACE /api/account/devices HTTP/1.1\r\nHost: x\r\nCanary: canary\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1.1 40[0-9]/);
  expect(answer).not.toContain('canary');
});

test('a request whose end is ambiguous is refused', async () => {
  const ambiguous =
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n';
  expect(await raw(ambiguous)).toMatch(/^HTTP\/1.1 400/);
});

test('a request that names two hosts is refused', async () => {
  const named = (...hosts: string[]) =>
    raw(`GET /api/health HTTP/1.1\r\n${hosts.map((host) => `${host}\r\n`).join('')}\r\n`);
  expect(await named('Host: x', 'host: y')).toMatch(/^HTTP\/1.1 400/);
  expect(await named('Host: x', 'Host: x')).toMatch(/^HTTP\/1.1 400/);
  expect(await named('Host: x')).not.toMatch(/^HTTP\/1.1 400/);
  expect(await named()).toMatch(/^HTTP\/1.1 400/);
});

test('the management server says the same', async () => {
  const server = await openManagementServer(product.annals.services, null, {
    port: 0,
    host: '127.0.0.1',
    metricsToken: undefined,
  });
  const { headers } = await fetch(`http://127.0.0.1:${String(server.port)}/health/live`);
  await server.close();
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

/** What the server answers to these bytes, until it closes or has nothing more to say. */
function raw(request: string): Promise<string> {
  const { hostname, port } = new URL(product.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(request));
    socket.on('error', reject);
    socket.once('data', (chunk) => {
      socket.destroy();
      resolve(chunk.toString('latin1'));
    });
  });
}
