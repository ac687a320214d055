import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { StoredEvent } from '../port';
import { canonicalEvent, fingerprint, leafOf } from './attested-event';

const EVENT: StoredEvent = {
  id: '6f9f3c1e-0000-5000-8000-000000000001',
  type: 'MeetingScheduled',
  schemaVersion: 1,
  stream: 'meeting-1',
  revision: 0n,
  position: 12n,
  recordedAt: '2026-01-01T09:00:00.000Z',
  data: {
    meetingId: '1',
    $personal: { ct: 'AAAA', iv: 'BBBB', keyId: 'k', subject: 's', tag: 'CCCC' },
    duration: 3e1,
  },
  metadata: { commandId: 'c', actorId: 'a' },
};

describe('what the log attests of an event', () => {
  test('is one line of canonical JSON, in the order of RFC 8785', () => {
    expect(canonicalEvent(EVENT)).toBe(
      '{"data":{"$personal":{"ct":"AAAA","iv":"BBBB","keyId":"k","subject":"s","tag":"CCCC"},"duration":30,"meetingId":"1"},' +
        '"id":"6f9f3c1e-0000-5000-8000-000000000001","metadata":{"actorId":"a","commandId":"c"},' +
        '"recordedAt":"2026-01-01T09:00:00.000Z","revision":"0","schemaVersion":1,"stream":"meeting-1","type":"MeetingScheduled"}',
    );
  });

  test('is hashed twice: its fingerprint, then the leaf over a zero byte and the fingerprint', () => {
    const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
    const line = Buffer.from(canonicalEvent(EVENT));
    expect(fingerprint(canonicalEvent(EVENT))).toEqual(sha256(line));
    expect(leafOf(EVENT)).toEqual(sha256(Buffer.concat([Buffer.of(0), sha256(line)])));
  });

  test.each<[string, Partial<StoredEvent>]>([
    ['its data', { data: { ...EVENT.data, duration: 31 } }],
    ['its encrypted words', { data: { ...EVENT.data, $personal: { ct: 'AAAB' } } }],
    ['who did it', { metadata: { ...EVENT.metadata, actorId: 'b' } }],
    ['when it was recorded', { recordedAt: '2026-01-01T09:00:00.001Z' }],
    ['its type', { type: 'MeetingCancelled' }],
    ['its version', { schemaVersion: 2 }],
    ['its stream', { stream: 'meeting-2' }],
    ['its place in the stream', { revision: 1n }],
    ['its id', { id: '6f9f3c1e-0000-5000-8000-000000000002' }],
  ])('changes with %s', (_, change) => {
    expect(leafOf({ ...EVENT, ...change })).not.toEqual(leafOf(EVENT));
  });

  test('does not change with the store: neither the order of fields nor the position there is part of it', () => {
    const { duration, ...rest } = EVENT.data;
    expect(leafOf({ ...EVENT, data: { duration, ...rest }, position: 99n })).toEqual(leafOf(EVENT));
  });

  test('exists for words that are not well-formed Unicode too', () => {
    const broken = { ...EVENT, data: { note: 'a\ud800b' } };
    expect(canonicalEvent(broken)).toContain('a\ufffdb');
  });
});
