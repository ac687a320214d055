import { AuthorizationResponseError, ClientError } from 'openid-client';
import { expect, test } from 'vitest';
import { faultOf, mayBeAsked } from './protocol';

test.each([
  ['https://login.example.com/keys', 'https://login.example.com', true],
  ['http://login.example.com/keys', 'https://login.example.com', false],
  ['http://localhost/keys', 'https://login.example.com', false],
  ['http://169.254.169.254/keys', 'http://localhost:8080', false],
  ['http://localhost:8080/keys', 'http://localhost:8080', true],
  ['file:///etc/passwd', 'https://login.example.com', false],
])('%s of %s may be asked: %s', (address, issuer, may) => {
  expect(mayBeAsked(address, issuer)).toBe(may);
});

test('what the library and the network say is told apart', () => {
  const answer = (error: string) =>
    new AuthorizationResponseError('refused', { cause: new URLSearchParams({ error }) });
  const failed = (code: string) => Object.assign(new ClientError('failed'), { code });
  expect(faultOf(answer('access_denied'))).toBe('declined');
  expect(faultOf(answer('server_error'))).toBe('provider-error');
  expect(faultOf(new TypeError('fetch failed'))).toBe('unreachable');
  expect(faultOf(failed('OAUTH_TIMEOUT'))).toBe('unreachable');
  expect(faultOf(failed('OAUTH_JWT_TIMESTAMP_CHECK_FAILED'))).toBe('clock');
  expect(faultOf(new Error('anything else'))).toBe('not-valid');
});
