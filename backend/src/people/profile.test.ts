import { personId } from '@annals/contracts/kernel/ids';
import { EmployeeHired } from '@annals/contracts/people/events';
import { CareerPathDeclared, ProfileChanged } from '@annals/contracts/people/profile-events';
import { expect, test } from 'vitest';
import { asRecorded } from '../kernel/given';
import { NotFound } from '../kernel/domain-error';
import { profile } from './profile';

const id = personId.parse('018f0000-0000-7000-8000-00000000000a');
const circumstances = { actor: { id, role: 'employee' }, now: '2026-06-01T12:00:00.000Z' } as const;
const hired = EmployeeHired.of({
  personId: id,
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@annals.example',
  role: 'employee',
  position: 'Engineer',
  department: 'Engineering',
  managerId: null,
  hireDate: '2020-01-01',
});

function decide(history: readonly { type: string; data: unknown }[], wanted: object) {
  const state = history.reduce(
    (so, event, index) => profile.evolve(so, asRecorded(event, index) as never),
    profile.initial,
  );
  return profile.decide({ type: 'ChangeOwnProfile', personId: id, ...wanted }, state, circumstances);
}

test('only what differs is told', () => {
  expect(decide([hired], { firstName: 'Ada', lastName: 'King', skillTags: [] })).toEqual([
    ProfileChanged.of({ personId: id, lastName: 'King' }),
  ]);
  expect(decide([hired], { firstName: 'Ada' })).toEqual([]);
  expect(decide([hired], {})).toEqual([]);
});

test('a career path is declared as a whole', () => {
  const declared = CareerPathDeclared.of({
    personId: id,
    careerPathStatus: 'focused_on_advancement',
    careerGoals: null,
  });
  expect(decide([hired], { careerPathStatus: 'focused_on_advancement' })).toEqual([declared]);
  expect(decide([hired, declared], { careerGoals: 'Lead a team.' })).toEqual([
    CareerPathDeclared.of({
      personId: id,
      careerPathStatus: 'focused_on_advancement',
      careerGoals: 'Lead a team.',
    }),
  ]);
  expect(decide([hired, declared], { careerPathStatus: 'focused_on_advancement', careerGoals: '' })).toEqual(
    [],
  );
});

test('a picture can be taken away again', () => {
  const shown = ProfileChanged.of({ personId: id, profileImageUrl: 'data:image/png;base64,AAAA' });
  expect(decide([hired, shown], { profileImageUrl: null })).toEqual([
    ProfileChanged.of({ personId: id, profileImageUrl: null }),
  ]);
});

test('who was never hired has no profile', () => {
  expect(() => decide([], { firstName: 'Ada' })).toThrow(NotFound);
});

test('takes the time zone of the browser until one was chosen, also when that was the organisation’s', () => {
  const adopt = (...history: readonly { type: string; data: unknown }[]) =>
    profile.decide(
      { type: 'AdoptTimeZone', personId: id, timeZone: 'Europe/Berlin' },
      [hired, ...history].reduce(
        (so, event, index) => profile.evolve(so, asRecorded(event, index) as never),
        profile.initial,
      ),
      circumstances,
    );
  expect(adopt()).toEqual([ProfileChanged.of({ personId: id, timeZone: 'Europe/Berlin' })]);
  expect(adopt(ProfileChanged.of({ personId: id, firstName: 'Augusta' }))).toHaveLength(1);
  expect(adopt(ProfileChanged.of({ personId: id, timeZone: 'Asia/Tokyo' }))).toEqual([]);
  expect(adopt(ProfileChanged.of({ personId: id, timeZone: null }))).toEqual([]);
});
