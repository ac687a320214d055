import { managerAlertId } from '@annals/contracts/features/wellbeing/ids';
import { personId } from '@annals/contracts/kernel/ids';
import {
  ManagerAlertAcknowledged,
  ManagerAlerted,
  ManagerAlertFollowedUp,
} from '@annals/contracts/features/wellbeing/alert-events';
import { SCORE_NAMES, type ScoreName } from '@annals/contracts/features/wellbeing/constants';
import { expect, test } from 'vitest';
import type { Actor } from '../../platform/commands/decider';
import { NotFound } from '../../platform/commands/domain-error';
import { asRecorded, given } from '../../platform/commands/given';
import { alertHistoryOf } from './alert-history';
import { alertsDue } from './alerts';
import { ALEX } from './assess';
import { AlertNotAcknowledged, OnlyAlexAlerts } from './errors';
import { managerAlert } from './manager-alert-decider';

const managerId = personId.parse('018f0000-0000-7000-8000-00000000000a');
const manager: Actor = { id: managerId, role: 'manager' };
const above: Actor = { id: personId.parse('018f0000-0000-7000-8000-00000000000c'), role: 'leader' };
const of = { alertId: managerAlertId.parse('018f0000-0000-7000-8000-000000000001'), managerId };
const finding = {
  kind: 'burnout' as const,
  week: '2026-03-16',
  weeks: ['2026-03-16'],
  median: 3.5,
  slope: null,
};
const alerted = ManagerAlerted.of({ ...of, ...finding, method: { name: 'weekly-median', version: 1 } });
const acknowledged = ManagerAlertAcknowledged.of(of);
const followUp = 'Two topics less this quarter.';
const followedUp = ManagerAlertFollowedUp.of({ ...of, followUp });
const raise = { type: 'AlertManager' as const, ...of, ...finding };

test('ALEX raises it once, and nobody else does', () => {
  given(managerAlert).when(raise, ALEX).then(alerted);
  given(managerAlert, alerted).when(raise, ALEX).thenNothing();
  given(managerAlert).when(raise, manager).refused(OnlyAlexAlerts);
});

test('its manager acknowledges it once', () => {
  given(managerAlert, alerted).when({ type: 'AcknowledgeAlert' }, manager).then(acknowledged);
  given(managerAlert, alerted, acknowledged).when({ type: 'AcknowledgeAlert' }, manager).thenNothing();
});

test('its manager follows it up when it is acknowledged, again when there is more to say', () => {
  const write = { type: 'FollowUpAlert' as const, followUp };
  given(managerAlert, alerted).when(write, manager).refused(AlertNotAcknowledged);
  given(managerAlert, alerted, acknowledged).when(write, manager).then(followedUp);
  given(managerAlert, alerted, acknowledged, followedUp).when(write, manager).thenNothing();
  given(managerAlert, alerted, acknowledged, followedUp)
    .when({ ...write, followUp: 'And a calmer week.' }, manager)
    .then(ManagerAlertFollowedUp.of({ ...of, followUp: 'And a calmer week.' }));
});

test('nobody else learns that it exists, those above the manager included', () => {
  for (const command of [
    { type: 'AcknowledgeAlert' as const },
    { type: 'FollowUpAlert' as const, followUp },
  ]) {
    given(managerAlert, alerted, acknowledged).when(command, above).refused(NotFound);
    given(managerAlert).when(command, manager).refused(NotFound);
  }
});

test('its history says what it rests on and what was done', () => {
  const events = [alerted, acknowledged, followedUp].map((event, index) =>
    asRecorded(event, index, index === 0 ? ALEX.id : managerId),
  );
  const told = alertHistoryOf(events, new Map([[managerId, 'Grace Hopper']]));
  expect(told.map(({ sentence }) => sentence)).toEqual([
    'Grace Hopper wrote down a follow-up.',
    'Grace Hopper acknowledged it.',
    'ALEX raised it: the median of the team’s last weeks was 3.50 of 10 (method weekly-median, version 1).',
  ]);
  expect(told[0]?.changes).toMatchObject([{ before: null, after: followUp }]);
});

const week = (monday: string, score: number) => ({
  week: monday,
  ...(Object.fromEntries(SCORE_NAMES.map((name) => [name, score])) as Record<ScoreName, number>),
});

test('a team’s manager is due an alert for each high risk, unless it rests', () => {
  const weeks = ['2026-03-02', '2026-03-09', '2026-03-16'].map((monday) => week(monday, 3));
  const due = alertsDue({ managerId, weeks, resting: [] });
  expect(due).toMatchObject([
    { kind: 'burnout', week: '2026-03-16', median: 3, slope: null },
    { kind: 'attrition', week: '2026-03-16' },
  ]);
  // The same team, kind and week: the same alert, whoever finds it.
  expect(alertsDue({ managerId, weeks, resting: ['burnout'] })).toEqual(due.slice(1));
  expect(alertsDue({ managerId, weeks: weeks.slice(1), resting: [] })).toEqual([]);
  expect(alertsDue({ managerId, weeks: [], resting: [] })).toEqual([]);
  const well = ['2026-03-02', '2026-03-09', '2026-03-16'].map((monday) => week(monday, 7));
  expect(alertsDue({ managerId, weeks: well, resting: [] })).toEqual([]);
});
