import type { TimeOffType } from '@annals/contracts/features/time-off/constants';

/** Why people of the demo company are away. */
export const REASONS: Readonly<Record<TimeOffType, readonly [string, ...string[]]>> = {
  vacation: [
    'A week by the sea with the family',
    'Visiting friends abroad',
    'School holidays',
    'Hiking in the mountains',
    'A long weekend away',
    'Rest after the release',
    'My sister’s wedding',
  ],
  sick: ['A bad cold', 'Migraine', 'Stomach bug', 'Recovering after the dentist', 'Fever'],
  personal: [
    'Moving flats',
    'An appointment at the town hall',
    'My child’s first day at school',
    'Car inspection',
  ],
  family: ['Looking after my father after his operation', 'Our child is ill for longer'],
};

/** What goes along with some of the requests. */
export const NOTES = [
  'Everything urgent is handed over; the open points stand in our 1:1 notes.',
  'I can be reached by phone in the mornings if something burns.',
  'The handover is written up and shared with the team.',
] as const;

export const APPROVALS = [
  'Enjoy.',
  'Well deserved, have a good time.',
  'Thanks for planning this early.',
] as const;
export const REJECTIONS = [
  'Two others are away that week already. Could you take the week after?',
  'This falls into the quarter close. Let us look for other days in our 1:1.',
] as const;
