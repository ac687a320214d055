import { personId } from '@annals/contracts/kernel/ids';
import { EmployeeHired } from '@annals/contracts/features/people/events';
import {
  CareerPathDeclared,
  ProfileChanged,
  ProfilePictureChanged,
} from '@annals/contracts/features/people/profile-events';
import { expect, test } from 'vitest';
import { circumstancesAt } from '../../platform/commands/decider';
import { asRecorded } from '../../platform/commands/given';
import { NotFound } from '../../platform/commands/domain-error';
import { profile } from './profile-decider';

const id = personId.parse('018f0000-0000-7000-8000-00000000000a');
const circumstances = circumstancesAt({ id, role: 'employee' }, '2026-06-01T12:00:00.000Z', 'UTC');
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

test('a picture can be replaced and taken away, also one of former times', () => {
  const choose = (picture: string | null) => ({ type: 'ChangeOwnPicture', picture });
  const former = ProfileChanged.of({ personId: id, profileImageUrl: 'data:image/png;base64,AAAA' });
  const chosen = ProfilePictureChanged.of({ personId: id, picture: 'one' });
  const none = ProfilePictureChanged.of({ personId: id, picture: null });
  expect(decide([hired, former], choose(null))).toEqual([none]);
  expect(decide([hired, former], choose('one'))).toEqual([chosen]);
  expect(decide([hired, chosen], choose('one'))).toEqual([]);
  expect(decide([hired, chosen], choose(null))).toEqual([none]);
  expect(decide([hired, chosen, none], choose(null))).toEqual([]);
});

test('who was never hired has no profile', () => {
  expect(() => decide([], { firstName: 'Ada' })).toThrow(NotFound);
});

test('takes the time zone of the browser until one was chosen, also when that was the organization’s', () => {
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
