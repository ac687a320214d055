import type { RecordedEvent } from '@annals/contracts/kernel/event';
import { describe, expect, test } from 'vitest';
import { administratorSince, OPERATOR, sponsorsIn } from './independence';

const one = '018f0000-0000-7000-8000-0000000000a1';
const other = '018f0000-0000-7000-8000-0000000000a2';

/** Events in the order of the log: who did what. */
function happened(...acts: readonly (readonly [type: string, actorId: string, data?: object])[]) {
  return acts.map(([type, actorId, data = {}], index) => ({
    type,
    data,
    position: BigInt(index + 1),
    metadata: { actorId },
  })) as unknown as RecordedEvent[];
}

describe('who brought somebody in', () => {
  test('is whoever hired, invited, reset or unlocked them', () => {
    const events = happened(
      ['EmployeeHired', one],
      ['InvitationSent', other],
      ['ManagerAssigned', '018f0000-0000-7000-8000-0000000000a3'],
    );
    expect([...sponsorsIn(events)]).toEqual([one, other]);
    expect([...sponsorsIn(happened(['AccountUnlocked', other]))]).toEqual([other]);
  });

  test('begins anew with an account or a link from the operator, not with an unlock', () => {
    expect([...sponsorsIn(happened(['EmployeeHired', one], ['InvitationSent', OPERATOR]))]).toEqual([]);
    expect([...sponsorsIn(happened(['EmployeeHired', one], ['AccountUnlocked', OPERATOR]))]).toEqual([one]);
    const invitedLater = happened(['AccountOpened', OPERATOR], ['InvitationSent', one]);
    expect([...sponsorsIn(invitedLater)]).toEqual([one]);
  });
});

describe('since when somebody is an administrator', () => {
  const admin = { role: 'admin' };
  test('counts without a break', () => {
    expect(administratorSince(happened(['EmployeeHired', one, admin], ['PositionChanged', one]))).toBe(1n);
    const back = happened(
      ['EmployeeHired', one, admin],
      ['RoleGranted', one, { role: 'manager' }],
      ['EmployeePromoted', one, admin],
    );
    expect(administratorSince(back)).toBe(3n);
    expect(administratorSince(happened(['EmployeeHired', one, { role: 'auditor' }]))).toBeUndefined();
  });

  test('ends with their departure; the role of an account gives none', () => {
    expect(
      administratorSince(happened(['EmployeeHired', one, admin], ['EmployeeDeparted', one])),
    ).toBeUndefined();
    expect(administratorSince(happened(['AccountOpened', OPERATOR, admin]))).toBeUndefined();
  });
});
