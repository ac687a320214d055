import { t, translated } from '@annals/contracts/kernel/text';
import { decimal } from '../../time/format';

/** The words of the organization's analytics. */
export const texts = translated({
  range: 'Range',
  department: 'Department',
  everyone: 'Whole organization',
  loading: 'Loading the organization’s figures...',
  failed: 'The organization’s figures could not be loaded',
  figures: 'Key figures of the range',
  headcount: 'People today',
  hires: (count: number) => t('+{count} joined', { count }),
  departures: 'Departures',
  turnover: (percent: number) => t('{percent} % turnover in this range', { percent: decimal(percent) }),
  wellbeing: 'Wellbeing this range',
  wellbeingCaption: 'Teams of 3 and more, out of 10',
  wellbeingOfDepartment: 'Compared by department below',
  reviews: 'Reviews completed',
  averageRating: (rating: number) => t('Average rating {rating}', { rating: decimal(rating, 2) }),
  none: '–',
  month: 'Month',
  people: 'people',
  peopleTitle: 'People',
  headcountLine: 'Headcount',
  grew: (from: number, to: number) => t('Headcount grew from {from} to {to}', { from, to }),
  shrank: (from: number, to: number) => t('Headcount fell from {from} to {to}', { from, to }),
  unchanged: (count: number) => t('Headcount is unchanged at {count}', { count }),
  movementTitle: 'Joining and leaving',
  movement: (hires: number, departures: number) =>
    t('{hires} joined and {departures} left', { hires, departures }),
  joined: 'Joined',
  left: 'Left',
  peopleUnit: 'people',
  wellbeingTitle: 'Wellbeing and ratings',
  score: 'score',
  ratingLine: 'Average rating (out of 5)',
  wellbeingLine: 'Wellbeing (out of 10)',
  meansFinding: (wellbeing: string, rating: string) =>
    t('Wellbeing stands at {wellbeing}, ratings at {rating}', { wellbeing, rating }),
  workTitle: 'Reviews and recognition',
  reviewsLine: 'Reviews completed',
  recognitionsLine: 'Recognitions',
  count: 'count',
  workFinding: (reviews: number, recognitions: number) =>
    t(
      '{reviews, plural, one {# review completed} other {# reviews completed}}, {recognitions, plural, one {# recognition given} other {# recognitions given}}',
      { reviews, recognitions },
    ),
  byDepartment: 'By department',
  byDepartmentNote:
    'By the department people belong to today; wellbeing by the department of the teams’ managers, from three people on.',
  columns: [
    'Department',
    'People',
    'Joined',
    'Left',
    'Turnover',
    'Wellbeing',
    'Average rating',
    'Reviews completed',
    'Recognitions',
  ],
});
