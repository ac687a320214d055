import { t, translated } from '@annals/contracts/kernel/text';
import { countedPeople } from '../../people/counted-people';

/** The words of the team report. */
export const reportTexts = translated({
  counted: countedPeople,
  subtitle: 'What the last months came to, person by person',
  back: 'Team Management',
  print: 'Print',
  download: 'Download CSV',
  downloading: 'Preparing the file...',
  downloadFailed: 'The file could not be prepared',
  fileName: (months: number) => t('team-report-last-{months}-months.csv', { months }),
  range: 'Range',
  department: 'Department',
  everyDepartment: 'All departments',
  search: 'Search by name or email',
  trendsTitle: 'The team together',
  title: 'By person',
  columns: {
    name: 'Name',
    position: 'Position',
    department: 'Department',
    meetings: '1:1s held',
    reviews: 'Reviews completed',
    rating: 'Average rating',
    goals: 'Goals reached',
    achievements: 'Achievements',
    painPoints: 'Pain points reported',
  },
  noRating: '–',
  loading: 'Loading the report...',
  failed: 'The report could not be loaded',
  empty: 'Nobody found',
  emptySentence: 'Nobody of your team matches these filters.',
  wellbeingNote: 'Wellbeing is told for the team as a whole, from three people on, and never for one person.',
});
