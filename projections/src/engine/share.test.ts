import { describe, expect, test } from 'vitest';
import { isNewer, leavesTo, type Knowledge } from './knowledge';
import { shareOf } from './share';
import { meetings } from '../features/meetings/meetings-fold';
import { people } from '../features/people/people-fold';

const now: Knowledge = {
  events: { MeetingScheduled: 1, PersonHired: 1 },
  readModels: { meetings: 4, people: 2 },
};
const withNewType: Knowledge = { ...now, events: { ...now.events, RoomBooked: 1 } };
const withNewVersion: Knowledge = { ...now, events: { ...now.events, MeetingScheduled: 2 } };
const withNewReadModel: Knowledge = { ...now, readModels: { ...now.readModels, people: 3 } };
const both = [meetings, people];

const sharesOf = (me: Knowledge, ...others: readonly (Knowledge | undefined)[]) => {
  const alive = others.map((knows, index) => ({ id: String(index), knows }));
  const { size, isFor } = shareOf({ id: 'me', knows: me }, alive, both);
  return { size, names: both.map(({ name }) => name).filter(isFor) };
};

describe('versions side by side', () => {
  test('the one that knows more is newer; of two that each know something of their own none is', () => {
    expect(isNewer(withNewType, now)).toBe(true);
    expect(isNewer(now, withNewType)).toBe(false);
    expect(isNewer(now, now)).toBe(false);
    expect([isNewer(withNewType, withNewVersion), isNewer(withNewVersion, withNewType)]).toEqual([
      false,
      false,
    ]);
  });

  test('an older one leaves what it could not go on with: everything for a new type, else what the version is for', () => {
    const left = (other: Knowledge) =>
      both.filter((one) => leavesTo(now, one, other)).map(({ name }) => name);
    expect(left(withNewType)).toEqual(['meetings', 'people']);
    expect(left(withNewVersion)).toEqual(['meetings']);
    expect(left(withNewReadModel)).toEqual(['people']);
    expect(left(now)).toEqual([]);
  });

  test('workers of one version share evenly; newer ones take what older ones leave, and their part of the rest', () => {
    expect(sharesOf(now)).toEqual({ size: 2, names: ['meetings', 'people'] });
    expect(sharesOf(now, now)).toEqual({ size: 1, names: ['meetings', 'people'] });
    expect(sharesOf(now, withNewType)).toEqual({ size: 0, names: [] });
    expect(sharesOf(withNewType, now)).toEqual({ size: 2, names: ['meetings', 'people'] });
    expect(sharesOf(now, withNewVersion)).toEqual({ size: 1, names: ['people'] });
    expect(sharesOf(withNewVersion, now)).toEqual({ size: 2, names: ['meetings', 'people'] });
  });

  test('with two branches beside each other nothing is left to nobody', () => {
    expect(sharesOf(withNewType, withNewVersion)).toEqual({ size: 1, names: ['meetings', 'people'] });
  });

  test('one of an earlier Annals, which does not say what it knows, is counted', () => {
    expect(sharesOf(now, undefined)).toEqual({ size: 1, names: ['meetings', 'people'] });
  });
});
