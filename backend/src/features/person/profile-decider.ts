import type { PersonId } from '@annals/contracts/kernel/ids';
import type { CareerPathStatus } from '@annals/contracts/features/people/career';
import type { PersonEvent } from '@annals/contracts/features/people/events';
import type { ChangeProfile } from '@annals/contracts/features/people/profile';
import {
  CareerPathDeclared,
  ProfileChanged,
  ProfilePictureChanged,
  type NewProfileEvent,
  type ProfileEvent,
} from '@annals/contracts/features/people/profile-events';
import { msg } from '@annals/contracts/kernel/text';
import { decider } from '../../platform/commands/decider';
import { NotFound } from '../../platform/commands/domain-error';

type Shown = Omit<ChangeProfile, 'careerPathStatus' | 'careerGoals'>;

interface ProfileState {
  readonly hired: boolean;
  /** What was chosen last: the name of a file, or a data URL of former times; null: none. */
  readonly picture: unknown;
  /** As last set; what an erasure took away differs from everything. */
  readonly shown: Readonly<Record<keyof Shown, unknown>>;
  /** Whether they ever had a time zone, or said that they want the organization's. */
  readonly timeZoneKnown: boolean;
  readonly careerPathStatus: CareerPathStatus;
  readonly careerGoals: unknown;
}

/** What a person may change of themself. Position, department, manager and role are the organization's to say. */
export const profile = decider<
  ProfileState,
  | ({ type: 'ChangeOwnProfile'; personId: PersonId } & ChangeProfile)
  /** @param picture the file that was stored for it; null: none any more */
  | { type: 'ChangeOwnPicture'; personId: PersonId; picture: string | null }
  /** Their browser told where their clock is. */
  | { type: 'AdoptTimeZone'; personId: PersonId; timeZone: string },
  PersonEvent | ProfileEvent,
  NewProfileEvent
>({
  category: 'person',
  initial: {
    hired: false,
    picture: null,
    shown: { firstName: '', lastName: '', skillTags: [], timeZone: null, language: null },
    timeZoneKnown: false,
    careerPathStatus: 'content_in_role',
    careerGoals: null,
  },
  evolve: {
    EmployeeHired: (state, { data: { firstName, lastName } }) => ({
      ...state,
      hired: true,
      shown: { ...state.shown, firstName, lastName },
    }),
    EmployeeRehired: (state, { data: { firstName, lastName } }) => ({
      ...state,
      shown: { ...state.shown, firstName, lastName },
    }),
    NameCorrected: (state, { data: { firstName, lastName } }) => ({
      ...state,
      shown: { ...state.shown, firstName, lastName },
    }),
    ProfileChanged: (state, { data: { personId: _, profileImageUrl, ...changed } }) => ({
      ...state,
      picture: profileImageUrl === undefined ? state.picture : profileImageUrl,
      shown: { ...state.shown, ...changed },
      timeZoneKnown: state.timeZoneKnown || changed.timeZone !== undefined,
    }),
    ProfilePictureChanged: (state, { data: { picture } }) => ({ ...state, picture }),
    CareerPathDeclared: (state, { data: { careerPathStatus, careerGoals } }) => ({
      ...state,
      careerPathStatus,
      careerGoals,
    }),
  },
  decide: {
    AdoptTimeZone: ({ personId, timeZone }, { hired, timeZoneKnown }) =>
      hired && !timeZoneKnown ? [ProfileChanged.of({ personId, timeZone })] : [],
    ChangeOwnPicture: ({ personId, picture }, state) => {
      if (!state.hired) throw new NotFound(msg('Your profile'));
      return picture === state.picture ? [] : [ProfilePictureChanged.of({ personId, picture })];
    },
    ChangeOwnProfile: ({ type: _, personId, careerPathStatus, careerGoals, ...wanted }, state) => {
      if (!state.hired) throw new NotFound(msg('Your profile'));
      const changed = Object.fromEntries(
        Object.entries(wanted).filter(
          ([field, value]) => value !== undefined && !same(value, state.shown[field as keyof Shown]),
        ),
      ) as Shown;
      const declared = {
        careerPathStatus: careerPathStatus ?? state.careerPathStatus,
        careerGoals: careerGoals === undefined ? state.careerGoals : careerGoals || null,
      };
      const events: NewProfileEvent[] = [];
      if (Object.keys(changed).length > 0) events.push(ProfileChanged.of({ personId, ...changed }));
      if (declared.careerPathStatus !== state.careerPathStatus || declared.careerGoals !== state.careerGoals)
        events.push(
          CareerPathDeclared.of({
            personId,
            careerPathStatus: declared.careerPathStatus,
            // Goals that were erased are none.
            careerGoals: typeof declared.careerGoals === 'string' ? declared.careerGoals : null,
          }),
        );
      return events;
    },
  },
});

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
