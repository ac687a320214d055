import { t, translated } from '@annals/contracts/kernel/text';
import type { AccountState, PeopleState } from '@annals/contracts/features/people/administration';
import { countedPeople } from '../../people/counted-people';

/** The words of the people directory. */
export const directoryTexts = translated({
  counted: countedPeople,
  title: 'People directory',
  hire: 'Hire someone',
  search: 'Search by name or email',
  department: 'Department',
  everyDepartment: 'Every department',
  role: 'Role',
  everyRole: 'Every role',
  state: 'Who is shown',
  loading: 'Loading people...',
  failed: 'The people could not be loaded',
  empty: 'Nobody here',
  nobodyFound: 'Nobody found',
  nobodyFoundSentence: 'Try other words, or show all active employees.',
  columns: {
    name: 'Name',
    email: 'Email',
    role: 'Role',
    position: 'Position',
    department: 'Department',
    manager: 'Manager',
    account: 'Account',
  },
  leftOn: (day: string) => t('Left on {day}', { day }),
  looksLikeAdministrator: 'Name resembles an administrator’s',
});

export const STATE_LABELS: Readonly<Record<PeopleState, string>> = translated({
  working: 'Active employees',
  invited: 'Invited, no password yet',
  locked: 'Account locked',
  departed: 'Left the organization',
});

export const ACCOUNT_LABELS: Readonly<Record<AccountState, string>> = translated({
  none: 'No account',
  invited: 'Invited',
  open: 'Open||adjective',
  locked: 'Locked',
  deactivated: 'Closed',
});

/** The words of one person's page. */
/** Who keeps what of a person whom a directory keeps. */
export const keptTexts = translated({
  badge: (directory: string) => t('Kept by {directory}', { directory }),
  sentence: (directory: string) =>
    t(
      'The directory “{directory}” keeps the name, address, position, department, manager and employment of this person. They are changed there; role, first day and public holidays are changed here.',
      { directory },
    ),
  field: (directory: string) => t('Kept by the directory “{directory}”: change it there', { directory }),
  role: (keeper: string) =>
    t(
      'The role follows from the rules of {keeper}. Employee, Manager and Leader are changed there; Administrator and Auditor are granted here, by two administrators.',
      { keeper: t(keeper) },
    ),
});

export const personTexts = translated({
  back: 'All people',
  loading: 'Loading the person...',
  failed: 'The person could not be loaded',
  notFoundTitle: 'Person not found',
  notFoundSentence: 'Look for them in the directory.',
  email: 'Email',
  position: 'Position',
  department: 'Department',
  manager: 'Manager',
  nobody: 'Nobody',
  reports: 'Direct reports',
  hired: 'Hired on',
  promoted: 'Last promoted on',
  lastDay: 'Last day',
  account: 'Account',
  invited: 'Invitation sent',
  invitationEnds: 'Invitation works until',
  lastSignIn: 'Last signed in',
  never: 'Never',
  lockedUntil: 'Locked until',
  actions: 'Actions',
  changeManager: 'Change manager',
  changePosition: 'Change position',
  changeDepartment: 'Change department',
  changeRole: 'Change role',
  changeHolidays: 'Change public holidays',
  holidays: 'Public holidays',
  holidaysOf: (calendar: string, isOwn: boolean) =>
    isOwn ? calendar : t('{calendar} (the organization’s)', { calendar }),
  correct: 'Correct details',
  plan: 'Plan a change',
  rehire: 'Hire again',
  lock: 'Lock account',
  unlock: 'Unlock account',
  invite: 'Send an invitation',
  inviteAgain: 'Send a new invitation',
  resetPassword: 'Reset password',
  depart: 'Record departure',
});

/** What every form here says. */
export const formTexts = translated({
  cancel: 'Cancel',
  submitting: 'Saving...',
  failed: 'The action failed',
  reason: 'Why',
  reasonHelp: 'Kept in the history of the person.',
  nobodyAbove: 'Nobody: top of the organization',
});

/** The words of the field for a department. */
export const departmentFieldTexts = translated({
  placeholder: 'Type to find or create',
  list: 'Departments found',
  searching: 'Searching...',
  failed: 'The departments could not be loaded. Please try again.',
  found: (count: number) => {
    return t('{count, plural, =0 {No department} one {# department} other {# departments}} found', { count });
  },
  create: (name: string) => t('Create department “{name}”', { name }),
});

export const hireTexts = translated({
  ...formTexts,
  title: 'Hire someone',
  sentence:
    'They get an account and an invitation to choose a password. The roles Administrator and Auditor wait for a second administrator.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  position: 'Position',
  department: 'Department',
  role: 'Role',
  manager: 'Manager',
  hireDate: 'First day',
  submit: 'Hire',
  submitting: 'Hiring...',
  done: 'Hired',
  startOnboarding: 'Start onboarding',
});

export const linkTexts = translated({
  title: 'Invitation',
  emailed: (email: string) =>
    t('The invitation was e-mailed to {email}. The same link, to hand over yourself:', { email }),
  notEmailed: (email: string) => t('No e-mail was sent. Hand this link to {email} yourself:', { email }),
  emailedAlone: (email: string) =>
    t('The invitation was e-mailed to {email}. Its link goes to them alone and is not shown here.', {
      email,
    }),
  onServer:
    'No e-mail is set up here, and the link of an administrator or auditor is not shown. The operator makes it on the server, with annals accounts link.',
  roleWaits:
    'They begin as an employee. The role waits for a second, independent administrator, in Approvals.',
  link: 'Link to choose a password',
  help: 'It works once, for seven days, and is shown only now. A new invitation makes it stop working.',
  copy: 'Copy',
  copied: 'Link copied',
  copyFailed: 'The link could not be copied',
  copyFailedSentence: 'Select it and copy it by hand.',
  close: 'Done',
  sent: 'Invitation made',
});

/** The words that ask for a new link for an administrator or auditor. */
export const resetTexts = translated({
  title: 'Send a new link to a password?',
  sentence:
    'A second administrator has to approve it. Then their password and sessions end, and a link goes to them alone, by e-mail.',
  confirm: 'Request link',
  words: 'Reason',
  failed: 'The link was not requested',
});

export const managerTexts = translated({
  ...formTexts,
  title: (name: string) => t('Change the manager of {name}', { name }),
  manager: 'New manager',
  follows: 'This moves to the new manager:',
  nothingFollows: 'Nothing is in progress that would move.',
  told: 'Both managers and the employee are told.',
  submit: 'Change manager',
  done: 'Manager changed',
});

export const positionTexts = translated({
  ...formTexts,
  title: (name: string) => t('Change the position of {name}', { name }),
  position: 'New position',
  promotion: 'This is a promotion',
  promotionHelp: 'A promotion is congratulated on and counted; the role can grow with it.',
  role: 'Role',
  submit: 'Change position',
  done: 'Position changed',
});

export const departmentTexts = translated({
  ...formTexts,
  title: (name: string) => t('Move {name} to another department', { name }),
  department: 'New department',
  submit: 'Change department',
  done: 'Department changed',
});

export const holidayCalendarTexts = translated({
  ...formTexts,
  title: (name: string) => t('Change the public holidays of {name}', { name }),
  calendar: 'Calendar of public holidays',
  calendarHelp:
    'It counts for what they ask for from now on, their balance and the team calendar. Requests made before keep their days.',
  organizations: (name: string | undefined) =>
    name === undefined ? t('The organization’s') : t('The organization’s: {name}', { name }),
  listFailed: 'The calendars could not be loaded',
  submit: 'Change public holidays',
  done: 'Public holidays changed',
});

export const roleTexts = translated({
  ...formTexts,
  title: (name: string) => t('Change the role of {name}', { name }),
  role: 'New role',
  roleHelp:
    'The role decides what they may see and do, from now on. Administrator and Auditor wait for a second administrator.',
  submit: 'Change role',
  done: 'Role changed',
});

export const lockTexts = translated({
  ...formTexts,
  title: (name: string) => t('Lock the account of {name}?', { name }),
  sentence: 'They are signed out everywhere at once, and cannot sign in until it is unlocked.',
  submit: 'Lock account',
  done: 'Account locked',
});

export const unlockTexts = translated({
  ...formTexts,
  title: (name: string) => t('Unlock the account of {name}?', { name }),
  sentence: 'They can sign in again with the password they had.',
  submit: 'Unlock account',
  done: 'Account unlocked',
});

export const departureTexts = translated({
  ...formTexts,
  title: (name: string) => t('Record the departure of {name}', { name }),
  sentence: 'Their account is closed for good. Their record and history stay.',
  typedName: (name: string) => t('Type {name} to confirm', { name }),
  lastDay: 'Last day',
  successor: 'Who takes over their reports',
  successorHelp: (count: number) =>
    t('{count, plural, one {# person reports} other {# people report}} to them.', { count }),
  ends: 'This is cancelled:',
  stays: 'This remains to be finished:',
  reason: 'Why',
  reasonHelp: 'May be left empty. Kept in the history of the person.',
  submit: 'Record departure',
  done: 'Departure recorded',
});

export const correctionTexts = translated({
  ...formTexts,
  title: (name: string) => t('Correct the details of {name}', { name }),
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  emailHelp:
    'They sign in with it. With another address they are signed out everywhere, and both addresses are notified. An invitation that waits has to be sent again.',
  guardedAddress:
    'The address of an administrator or auditor is not corrected here: the link to their password goes there. Change their role first.',
  hireDate: 'First day',
  submit: 'Correct',
  done: 'Details corrected',
});

export const planTexts = translated({
  ...formTexts,
  title: (name: string) => t('Plan a change for {name}', { name }),
  sentence: 'Fields that you leave as they are do not change.',
  takesEffectOn: 'Takes effect on',
  dayHelp: 'At the beginning of this day where the person is.',
  manager: 'New manager',
  managerHelp: 'Leave it at “Choose...” to keep the manager they have.',
  position: 'Position',
  department: 'Department',
  role: 'Role',
  promotion: positionTexts.promotion,
  promotionHelp: positionTexts.promotionHelp,
  submit: 'Plan change',
  done: 'Change planned',
});

export const rehireTexts = translated({
  ...hireTexts,
  title: (name: string) => t('Hire {name} again', { name }),
  sentence:
    'They are the same person, with the same history. Their account opens again, with an invitation to choose a new password.',
  submit: 'Hire again',
  done: 'Hired again',
});

/** The words of changes that are dated ahead. */
export const plannedTexts = translated({
  title: 'Planned changes',
  failed: 'The planned changes could not be loaded',
  on: (day: string) => t('On {day}', { day }),
  refused: 'Could not take effect',
  managerBecomes: (name: string | null) => t('Manager: {name}', { name: name ?? t('Nobody') }),
  departmentBecomes: (department: string) => t('Department: {department}', { department }),
  positionBecomes: (position: string, isPromotion: boolean) =>
    isPromotion
      ? t('Position: {position} (promotion)', { position })
      : t('Position: {position}', { position }),
  roleBecomes: (role: string) => t('Role: {role}', { role }),
  cancelPlan: 'Cancel change',
  cancelNamed: (day: string) => t('Cancel change: {day}', { day }),
  done: 'Planned change cancelled',
  dialog: {
    title: 'Cancel this planned change?',
    sentence: 'Nothing changes on that day.',
    confirm: 'Cancel change',
    refuse: 'Keep it',
    words: 'Reason',
  },
});
