import { describeMilestone } from '@annals/contracts/features/organizational-milestones/commands';
import {
  MILESTONE_TYPES,
  MILESTONE_TYPE_LABELS,
} from '@annals/contracts/features/organizational-milestones/constants';
import type { OrganizationalMilestoneView } from '@annals/contracts/features/organizational-milestones/views';
import { z } from 'zod';
import {
  useOrganizationalMilestonesListQuery,
  useOrganizationalMilestonesPlanMutation,
  useOrganizationalMilestonesReviseMutation,
} from '../api';
import { Milestone } from '../Milestone';
import { EntryCatalogue } from './EntryCatalogue';
import { asIds, asText, type EntryField, type EntryValues } from './fields';
import { MilestoneActions } from './MilestoneActions';
import { catalogueTexts, milestoneTexts as texts } from './texts';

const FIELDS: readonly EntryField[] = [
  { name: 'title', label: catalogueTexts.title, kind: 'text' },
  { name: 'description', label: catalogueTexts.description, kind: 'words' },
  {
    name: 'milestoneType',
    label: texts.type,
    kind: 'choice',
    options: MILESTONE_TYPES.map((value) => ({ value, label: MILESTONE_TYPE_LABELS[value] })),
  },
  { name: 'targetDate', label: texts.target, kind: 'day' },
  { name: 'pointsReward', label: texts.points, help: texts.pointsHelp, kind: 'number' },
  { name: 'celebrationPlan', label: texts.celebration, kind: 'words' },
  { name: 'eligibleEmployees', label: texts.eligible, help: texts.eligibleHelp, kind: 'people' },
];

const rules = z.record(z.string(), z.string()).pipe(
  z.preprocess(
    (held) => ({
      ...(held as EntryValues),
      eligibleEmployees: asIds((held as EntryValues)['eligibleEmployees'] ?? ''),
    }),
    describeMilestone,
  ),
);

const valuesOf = (milestone?: OrganizationalMilestoneView): EntryValues => ({
  title: milestone?.title ?? '',
  description: milestone?.description ?? '',
  milestoneType: milestone?.milestoneType ?? 'company',
  targetDate: milestone?.targetDate ?? '',
  pointsReward: String(milestone?.pointsReward ?? 0),
  celebrationPlan: milestone?.celebrationPlan ?? '',
  eligibleEmployees: asText(milestone?.eligibleEmployees ?? []),
});

/** What the organization sets out for, as administrators keep it. */
export default function MilestoneCatalogue(): React.JSX.Element {
  const [plan] = useOrganizationalMilestonesPlanMutation();
  const [revise] = useOrganizationalMilestonesReviseMutation();
  const result = useOrganizationalMilestonesListQuery();
  const known = result.data?.flatMap(({ eligible }) => eligible) ?? [];
  return (
    <EntryCatalogue
      texts={texts}
      result={result}
      fields={FIELDS.map((field) => (field.kind === 'people' ? { ...field, known } : field))}
      rules={rules}
      valuesOf={valuesOf}
      save={(body, milestone) =>
        milestone ? revise({ milestoneId: milestone.id, ...body }).unwrap() : plan(body).unwrap()
      }
      item={(milestone, edit) => (
        <Milestone
          key={milestone.id}
          milestone={milestone}
          actions={<MilestoneActions milestone={milestone} onEdit={edit} />}
        />
      )}
    />
  );
}
