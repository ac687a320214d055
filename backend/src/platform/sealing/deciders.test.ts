import { LogAlarmAcknowledged, LogTamperingFound } from '@annals/contracts/features/audit/seal-events';
import { logAlarmId } from '@annals/contracts/features/audit/ids';
import { personId } from '@annals/contracts/kernel/ids';
import { describe, test } from 'vitest';
import { NotFound } from '../commands/domain-error';
import { given } from '../commands/given';
import { AlarmAlreadyAcknowledged } from './errors';
import { logAlarm } from './deciders';

const alarmId = logAlarmId.parse('018f0000-0000-7000-8000-0000000000a1');
const administrator = { id: personId.parse('018f0000-0000-7000-8000-0000000000b1'), role: 'admin' } as const;
const system = { id: 'system:seal', role: 'system' } as const;
const finding = { alarmId, kind: 'altered', position: '7', until: null, other: null } as const;
const found = LogTamperingFound.of(finding);
const noted = LogAlarmAcknowledged.of({ alarmId, reason: 'Ours, while testing.' });
const acknowledge = { type: 'AcknowledgeAlarm', reason: 'Ours, while testing.' } as const;
const raise = { type: 'RaiseAlarm', ...finding } as const;

describe('an alarm of the log', () => {
  test('is raised once, and stays quiet when it is found again after somebody took note', () => {
    given(logAlarm).when(raise, system).then(found);
    given(logAlarm, found).when(raise, system).thenNothing();
    given(logAlarm, found, noted).when(raise, system).thenNothing();
  });

  test('is acknowledged once; what was said first stands', () => {
    given(logAlarm).when(acknowledge, administrator).refused(NotFound);
    given(logAlarm, found).when(acknowledge, administrator).then(noted);
    given(logAlarm, found, noted).when(acknowledge, administrator).refused(AlarmAlreadyAcknowledged);
  });
});
