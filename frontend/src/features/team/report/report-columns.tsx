import { decimal } from '@annals/contracts/kernel/text';
import type { TeamReportRow } from '@annals/contracts/features/team/views';
import { fullName } from '../../../session/current-user';
import type { GridColumn } from '../../../ui/grid/column';
import { PersonLink } from '../../people/PersonLink';
import { reportTexts } from './texts';

/** A row for each person, with the figures that can be compared. */
export function reportColumns(): readonly GridColumn<TeamReportRow>[] {
  const { columns } = reportTexts;
  const number = (
    id: keyof typeof columns,
    value: (row: TeamReportRow) => number | null,
  ): GridColumn<TeamReportRow> => ({ id, label: columns[id], isNumber: true, value });
  return [
    {
      id: 'name',
      label: columns.name,
      isHead: true,
      value: fullName,
      cell: (row) => <PersonLink id={row.id} name={fullName(row)} />,
    },
    { id: 'position', label: columns.position, value: ({ position }) => position },
    {
      id: 'department',
      label: columns.department,
      isHiddenAtFirst: true,
      value: ({ department }) => department,
    },
    number('meetings', ({ meetingsCompleted }) => meetingsCompleted),
    number('reviews', ({ reviewsCompleted }) => reviewsCompleted),
    {
      ...number('rating', ({ averageRating }) => averageRating),
      cell: ({ averageRating }) =>
        averageRating === null ? reportTexts.noRating : decimal(averageRating, 2),
    },
    number('goals', ({ goalsReached }) => goalsReached),
    number('achievements', ({ achievements }) => achievements),
    number('painPoints', ({ painPointsReported }) => painPointsReported),
  ];
}
