import { teamReportRow } from '@annals/contracts/features/team/views';
import { expect, test } from 'vitest';
import { reportCsv } from './report-csv';

const row = teamReportRow.parse({
  id: '00000000-0000-4000-8000-000000000001',
  firstName: '=HYPERLINK("x")',
  lastName: 'Lovelace, Ada',
  position: null,
  department: 'Engineering',
  meetingsCompleted: 3,
  reviewsCompleted: 1,
  averageRating: 4.25,
  goalsReached: 0,
  achievements: 2,
  painPointsReported: 1,
});

test('a line for each person under a header, with what a spreadsheet would run made harmless', () => {
  const [header, line] = reportCsv([row]).split('\n');
  expect(header).toMatch(/^\uFEFFName,Position,/);
  expect(line).toBe(`"'=HYPERLINK(""x"") Lovelace, Ada",,Engineering,3,1,4.25,0,2,1`);
});
