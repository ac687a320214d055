import { withNamedDays } from '@annals/contracts/kernel/calendar-day';
import { msg } from '@annals/contracts/kernel/text';
import { retelling } from '../../platform/language/retelling';

/** What rules say. An insight is stored in English, as the rule found it; it is read in the language of its reader. */
export const words = {
  painPointsWait: msg(
    '{count, plural, one {A pain point is waiting for a response} other {# pain points are waiting for a response}}',
  ),
  painPointsReported: msg(
    'Your team reported {count, plural, one {it} other {them}} at least {days, plural, one {# day} other {# days}} ago. A first answer, even a short one, shows that it was heard.',
  ),
  reportedOn: msg('Reported on {day}'),
  openFor: msg('open for {days, plural, one {# day} other {# days}}'),
  othersOfTeam: msg('Others of the team'),
  openForOrMore: msg('open for {days, plural, one {# day} other {# days}} or more'),
  ownWellbeingFalls: msg('Your wellbeing has been falling'),
  teamWellbeingFalls: msg('Your team’s wellbeing is falling'),
  ownAnswersFell: msg(
    'Over {weeks, plural, one {# week} other {# weeks}} your answers fell by {fall} points. Your next 1:1 is a good place to say what would help.',
  ),
  averageFell: msg(
    'Over {weeks, plural, one {# week} other {# weeks}} the average fell by {fall} points. Ask in your next 1:1s what weighs on people.',
  ),
  fallOver: msg('Fall over {weeks, plural, one {# week} other {# weeks}}'),
  pointsOfTen: msg('{fall} points of 10'),
  eachWeek: msg('Each week (median of the slopes between any two weeks)'),
  points: msg('{slope} points'),
  steadiness: msg('Steadiness (Mann–Kendall)'),
  standardDeviations: msg('{certainty} standard deviations'),
  checkIns: msg('Check-ins behind it'),
  fallOfPoints: msg('A fall of {fall} points in {weeks, plural, one {# week} other {# weeks}}'),
  weekOf: msg('Week of'),
  ownAverage: msg('Your average'),
  teamAverage: msg('The team’s average'),
  ofTen: msg('of 10'),
  fallThreshold: msg(
    'a fall of {least} points or more, steadier than chance ({certainty} standard deviations), in at least {weeks, plural, one {# week} other {# weeks}} with answers',
  ),
  overload: msg(
    'Meeting overload {week, select, this {this week} other {next week}}: {meetings, plural, one {# meeting} other {# meetings}}',
  ),
  usualWeekHad: msg(
    'Your usual week of the last quarter had {usual}. Look at what can be shorter, later or left out.',
  ),
  meetingsInWeek: msg('Meetings in the week of {week}'),
  usualWeek: msg('Usual week (median of the 12 weeks before)'),
  usualScatter: msg('Usual scatter (median absolute deviation)'),
  overloadFrom: msg('From here on it is overload'),
  meetingsWhereUsual: msg('{meetings, plural, one {# meeting} other {# meetings}} where {usual} are usual'),
  meetings: msg('Meetings'),
  usual: msg('Usual'),
  meetingsUnit: msg('meetings'),
  overloadThreshold: msg(
    '{times} times the usual week, {more} more than it, and three standard deviations above it; at least {weeks, plural, one {# week} other {# weeks}} with meetings before',
  ),
  reviewsOverdue: msg(
    '{count, plural, one {A performance review is overdue} other {# performance reviews are overdue}}',
  ),
  waitsForYou: msg('Your self-assessment is what it waits for.'),
  eachKeepsWaiting: msg('Each of them keeps somebody waiting for what you think of their work.'),
  somebodyWaits: msg('Somebody waits for what you think of their work.'),
  dueOn: msg(
    'Due on {day}, {status, select, draft {waits for the self-assessment} self_assessed {waits for the manager’s assessment} manager_assessed {waits to be completed} completed {completed} other {cancelled}}',
  ),
  daysOverdue: msg('{days, plural, one {# day} other {# days}} overdue'),
  otherReviews: msg('Other reviews'),
  pastDue: msg('{days, plural, one {# day} other {# days}} or more past the due date'),
  onboardingsStandStill: msg(
    '{count, plural, one {An onboarding stands still} other {# onboardings stand still}}',
  ),
  noStepTaken: msg(
    'No step has been taken for {days, plural, one {# day} other {# days}} or more. New people who wait in their first weeks are the first to leave.',
  ),
  complete: msg('{percent} % complete, last step on {day}'),
  withoutStep: msg('{days, plural, one {# day} other {# days}} without a step'),
  otherOnboardings: msg('Other onboardings'),
  noStepFor: msg('no step for {days, plural, one {# day} other {# days}} or more'),
  noMeetingSoFar: msg('no 1:1 so far'),
  lastMeeting: msg('last 1:1 {days, plural, one {# day} other {# days}} ago'),
  weeksOfStress: msg('Weeks of stress, and no 1:1 to talk about it'),
  teamStressed: msg(
    'Your team is stressed, and {count, plural, one {somebody has} other {# people have}} had no 1:1 for long',
  ),
  askForMeeting: msg('Ask your manager for a 1:1: what weighs on you cannot be seen from outside.'),
  teamAsWhole: msg(
    'The answers say that the team as a whole is stressed, not who is. A 1:1 with those you have not talked to for longest is the place to find out.',
  ),
  stressScore: msg(
    'Stress score, median of {weeks, plural, one {# week} other {# weeks}} (10: not stressed)',
  ),
  figureOfTen: msg('{middle} of 10'),
  withManager: msg('With your manager'),
  meetingsWithYou: msg('1:1s with you'),
  othersWithoutMeeting: msg('Others without a 1:1'),
  medianInWeeks: msg('A median of {middle} of 10 in the last weeks'),
  ownStress: msg('Your stress score'),
  teamStress: msg('The team’s stress score'),
  belowThis: msg('Below this it speaks'),
  stressThreshold: msg(
    'a stress score below {below} in at least {weeks, plural, one {# week} other {# weeks}} of the last four, and no 1:1 for {days, plural, one {# day} other {# days}} or more',
  ),
  skipLevelsNear: msg(
    '{count, plural, one {A skip-level meeting is near, without a briefing} other {# skip-level meetings are near, without a briefing}}',
  ),
  alexGathers: msg(
    'ALEX gathers highlights, open action items and questions to ask in a minute; the meeting is the better for it.',
  ),
  skipLevelMeeting: msg('Skip-level meeting'),
  onDayNoBriefing: msg('on {day}, no briefing'),
  others: msg('Others'),
  beginsWithin: msg('begins within {days, plural, one {# day} other {# days}}, no briefing prepared'),
  notRecognised: msg(
    '{people, plural, one {Somebody achieved something and has not been recognised} other {# people achieved something and have not been recognised}}',
  ),
  nobodyNominated: msg(
    'It stands in the performance timeline, and nobody has nominated {people, plural, one {the person} other {them}} since. Thanks that come late are still thanks.',
  ),
  achievementOn: msg(
    'Achievement of {impact, select, low {low} medium {medium} other {high}} impact on {day}',
  ),
  noRecognitionFor: msg('no recognition for {days, plural, one {# day} other {# days}}'),
  otherAchievements: msg('Other achievements'),
  recognitionThreshold: msg(
    'of medium or high impact, without a nomination for {days, plural, one {# day} other {# days}} or more, within {within, plural, one {# day} other {# days}}',
  ),
  vacationLapses: msg('{days} days of your vacation lapse at the end of {year}'),
  daysLeft: msg(
    'You have {remaining} days left and {carriedOver} of them can go into {year}. The rest is gone if you do not take it.',
  ),
  vacationLeft: msg('Vacation left in {year}'),
  days: msg('{days} days'),
  carriedOver: msg('Carried over into {year}, at most'),
  askedFor: msg('Asked for and counted as taken'),
  untilYearEnds: msg('Until the end of the year'),
  weeks: msg('{weeks, plural, one {# week} other {# weeks}}'),
  lapseThreshold: msg(
    '{days, plural, one {# day} other {# days}} or more would lapse, within {weeks, plural, one {# week} other {# weeks}} of the end of the year',
  ),
  more: msg('{count} more'),
};

const inTheirLanguage = retelling(Object.values(words));

/**
 * A stored sentence of a rule in the language of the reader, days in the way of their locale; of any other, such as one of an earlier version or of a
 * language model, the days alone: nothing that people wrote is in an insight.
 */
export function retold(stored: string): string {
  return withNamedDays(inTheirLanguage(stored));
}
