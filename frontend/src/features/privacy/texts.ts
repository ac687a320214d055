import { t, translated } from '@annals/contracts/kernel/text';
import { SUBJECT_ACCESS_DAYS } from '@annals/contracts/features/privacy/subject-access-views';

/** The words of archives of everything about a person. */
export const accessTexts = translated({
  gone: 'Deleted; it can be asked for again.',
  notYours: 'Only this person, or the administrator who requested it, can open it.',
  until: (day: string) => t('kept until {day}', { day }),
  contents: (events: number) => t('{events, plural, one {# event} other {# events}}', { events }),
  downloads: (count: number, last: string) =>
    count === 1
      ? t('downloaded on {last}', { last })
      : t('downloaded {count} times, last on {last}', { count, last }),
});

/** The words of the card in Settings. */
export const ownTexts = translated({
  title: 'Everything about you',
  get sentence() {
    return t(
      'An archive of everything that Annals holds about you: to be read in a browser, and for programs. It can be downloaded for {days} days. What is about colleagues, and what they said in confidence, is left out; the archive says so.',
      { days: SUBJECT_ACCESS_DAYS },
    );
  },
  loading: 'Loading archives...',
  failed: 'The archives could not be loaded',
  empty: 'No archive yet',
  emptySentence: 'Ask for one; it is made in the background.',
  columns: ['Archive', 'Requested', 'By'],
  you: 'You',
  request: 'Ask for an archive',
  done: 'Archive asked for',
  doneSentence: 'You are told when it is ready.',
  requestFailed: 'The archive could not be asked for',
});

/** The words of the list in Administration, Privacy. */
export const allTexts = translated({
  title: 'Archives of people’s data',
  sentence: 'Who asked for everything about whom. Ask for one on the page of a person, also after they left.',
  loading: 'Loading archives...',
  failed: 'The archives could not be loaded',
  empty: 'Nobody asked for an archive',
  emptySentence: 'Archives that people ask for in Settings, or administrators for them, appear here.',
  columns: ['Person', 'Archive', 'Requested', 'By, and why'],
});

/** The words of the card of one person. */
export const ofPersonTexts = translated({
  title: 'Everything about this person',
  sentence:
    'An archive to be handed over when they cannot ask for it themself. They are told, with your reason.',
  loading: 'Loading archives...',
  failed: 'The archives could not be loaded',
  empty: 'No archive yet',
  emptySentence: 'People ask for it themselves in Settings; ask for it here when they cannot.',
  columns: ['Archive', 'Requested', 'By, and why'],
});

/** The words of the dialog that asks for a reason. */
export const askTexts = translated({
  label: 'Ask for an archive',
  title: 'Ask for everything about this person?',
  sentence:
    'The person is told that you asked, and why; so is every download. While they work here, answers to pulse checks and messages are left out: they get these themself, in Settings.',
  confirm: 'Ask for the archive',
  words: 'Why, and who asked for it',
  done: 'Archive asked for',
  doneSentence: 'You are told when it is ready.',
  failed: 'The archive was not asked for',
});
