import { readable, isErased } from '@annals/contracts/kernel/erased';
import type { BreakGlassEvent } from '@annals/contracts/features/break-glass/events';
import type { OnboardingEvent } from '@annals/contracts/features/onboarding/events';
import type { PersonEvent } from '@annals/contracts/features/people/events';
import type { ProfileEvent } from '@annals/contracts/features/people/profile-events';
import { isLanguage } from '@annals/contracts/kernel/language';
import { userRow, type UserRow } from '@annals/contracts/features/people/views';
import { pictureAddress } from '@annals/contracts/features/people/picture';
import { projection } from '../../engine/projection';

type SealedEvent = Extract<BreakGlassEvent, { type: 'BreakGlassSealingApproved' }>;
type OnboardedEvent = Extract<OnboardingEvent, { type: 'OnboardingCompleted' }>;

/** Everyone in the organization, with whom they report to today: the specification's `users`. */
export const people = projection<UserRow, PersonEvent | ProfileEvent | OnboardedEvent | SealedEvent>({
  name: 'people',
  version: 7,
  row: userRow,
  indexes: {
    whoReportsTo: ['managerId', 'lastName', 'firstName', 'id'],
    directory: ['lastName', 'firstName', 'id'],
    whoHasAddress: ['email'],
  },
  tags: ['People'],
  concerns: (row) => (row.managerId ? [row.id, row.managerId] : [row.id]),
  key: (event) => (event.type === 'OnboardingCompleted' ? event.data.employeeId : event.data.personId),
  evolve: {
    EmployeeHired: (_, { data, metadata }) => ({
      id: data.personId,
      ...(isErased(data.firstName)
        ? ERASED_PERSON
        : {
            email: readable(data.email),
            firstName: data.firstName,
            lastName: readable(data.lastName),
          }),
      profileImageUrl: null,
      role: data.role,
      managerId: data.managerId,
      department: data.department,
      position: data.position,
      careerPathStatus: 'content_in_role',
      hireDate: data.hireDate,
      lastPromotionDate: null,
      skillTags: [],
      careerGoals: null,
      onboardingCompleted: false,
      timeZone: null,
      language: null,
      holidayCalendar: null,
      departedOn: null,
      isForEmergencies: false,
      createdAt: metadata.occurredAt,
      updatedAt: metadata.occurredAt,
    }),
    EmployeeRehired: (row, { data, metadata }) =>
      row && {
        ...row,
        ...(isErased(data.firstName)
          ? ERASED_PERSON
          : {
              email: readable(data.email),
              firstName: data.firstName,
              lastName: readable(data.lastName),
            }),
        role: data.role,
        managerId: data.managerId,
        department: data.department,
        position: data.position,
        hireDate: data.hireDate,
        onboardingCompleted: false,
        departedOn: null,
        updatedAt: metadata.occurredAt,
      },
    NameCorrected: (row, { data, metadata }) =>
      row && {
        ...row,
        firstName: isErased(data.firstName) ? ERASED_PERSON.firstName : data.firstName,
        lastName: isErased(data.lastName) ? ERASED_PERSON.lastName : data.lastName,
        updatedAt: metadata.occurredAt,
      },
    AddressCorrected: (row, { data, metadata }) =>
      row && {
        ...row,
        email: isErased(data.email) ? ERASED_PERSON.email : data.email,
        updatedAt: metadata.occurredAt,
      },
    HireDateCorrected: (row, { data, metadata }) =>
      row && { ...row, hireDate: data.hireDate, updatedAt: metadata.occurredAt },
    ManagerAssigned: (row, { data, metadata }) =>
      row && { ...row, managerId: data.managerId, updatedAt: metadata.occurredAt },
    DepartmentChanged: (row, { data, metadata }) =>
      row && { ...row, department: data.department, updatedAt: metadata.occurredAt },
    PositionChanged: (row, { data, metadata }) =>
      row && { ...row, position: data.position, updatedAt: metadata.occurredAt },
    RoleGranted: (row, { data, metadata }) =>
      row && { ...row, role: data.role, updatedAt: metadata.occurredAt },
    HolidayCalendarAssigned: (row, { data, metadata }) =>
      row && { ...row, holidayCalendar: data.holidayCalendar, updatedAt: metadata.occurredAt },
    EmployeePromoted: (row, { data, metadata }) =>
      row && {
        ...row,
        position: data.position,
        role: data.role,
        lastPromotionDate: data.promotedOn,
        updatedAt: metadata.occurredAt,
      },
    ProfileChanged: (row, { data, metadata }) =>
      row && { ...row, ...profileOf(data), updatedAt: metadata.occurredAt },
    ProfilePictureChanged: (row, { data: { personId, picture }, metadata }) =>
      row && {
        ...row,
        profileImageUrl: picture === null || isErased(picture) ? null : pictureAddress(personId, picture),
        updatedAt: metadata.occurredAt,
      },
    CareerPathDeclared: (row, { data, metadata }) =>
      row && {
        ...row,
        careerPathStatus: data.careerPathStatus,
        careerGoals: data.careerGoals === null ? null : readable(data.careerGoals),
        updatedAt: metadata.occurredAt,
      },
    OnboardingCompleted: (row, { metadata }) =>
      row && { ...row, onboardingCompleted: true, updatedAt: metadata.occurredAt },
    BreakGlassSealingApproved: (row) => row && { ...row, isForEmergencies: true },
    EmployeeDeparted: (row, { data, metadata }) =>
      row && { ...row, departedOn: data.lastDay, managerId: null, updatedAt: metadata.occurredAt },
  },
});

type Profile = Extract<ProfileEvent, { type: 'ProfileChanged' }>['data'];

/** What replaces a name and an address that were erased. Together they read as a name does. */
const ERASED_PERSON = { email: '', firstName: 'Erased', lastName: 'person' } as const;

/** What the person changed of their profile; an erased picture is none, and erased skills are none. */
function profileOf(changed: Profile): Partial<UserRow> {
  const { firstName, lastName, profileImageUrl, skillTags, timeZone, language } = changed;
  return {
    ...(firstName !== undefined && {
      firstName: isErased(firstName) ? ERASED_PERSON.firstName : firstName,
    }),
    ...(lastName !== undefined && { lastName: isErased(lastName) ? ERASED_PERSON.lastName : lastName }),
    ...(profileImageUrl !== undefined && {
      profileImageUrl: isErased(profileImageUrl) ? null : profileImageUrl,
    }),
    ...(skillTags !== undefined && { skillTags: isErased(skillTags) ? [] : skillTags }),
    ...(timeZone !== undefined && { timeZone }),
    ...(language !== undefined && { language: isLanguage(language) ? language : null }),
  };
}
