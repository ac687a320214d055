import { describe, expect, test } from 'vitest';
import { addressOf, isThisMachineAlone } from './address';

const from = (ip: string) => addressOf({ ip, socket: { remoteAddress: '192.0.2.1' } as never });

describe('the address that limits count by', () => {
  test.each([
    ['198.51.100.4', '198.51.100.4'],
    ['198.51.100.4:51234', '198.51.100.4'],
    ['::ffff:198.51.100.4', '198.51.100.4'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
    ['unknown', '192.0.2.1'],
    ['', '192.0.2.1'],
  ])('of %s is %s', (ip, counted) => {
    expect(from(ip)).toBe(counted);
  });
});

test.each([
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['::1', true],
  ['localhost', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.1.10', false],
  ['annals.example.org', false],
])('listening on %s is reached from this machine alone: %s', (host, alone) => {
  expect(isThisMachineAlone(host)).toBe(alone);
});
