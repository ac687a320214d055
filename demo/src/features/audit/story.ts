import { savedSearchId, sensitiveViewId } from '@annals/contracts/features/audit/ids';
import type { EventFilter } from '@annals/contracts/features/audit/filter';
import { savedSearch } from '@annals/backend/features/audit/saved-search-decider';
import { sensitiveView } from '@annals/backend/features/audit/sensitive-view-decider';
import type { Actor } from '@annals/backend/platform/commands/decider';
import { derivedId } from '@annals/backend/platform/commands/derived-id';
import { painPointsOf } from '../pain-points/story';
import { livedThrough, type Setting, type Story } from '../../company/story';

const DAY_MS = 86_400_000;

const SEARCHES: readonly { readonly name: string; readonly filter: EventFilter }[] = [
  { name: 'Changes of roles', filter: { type: 'RoleGranted' } },
  { name: 'Looks at sensitive data', filter: { feature: 'sensitiveView' } },
  { name: 'Time off that managers rejected', filter: { type: 'TimeOffRejected' } },
];

/** The auditor keeps a few searches, and once opened what somebody had reported. */
export const auditStory: Story = (setting) => {
  const { person, now } = setting;
  if (person.role !== 'auditor') return [];
  const auditor: Actor = { id: person.id, role: person.role };
  const searches = SEARCHES.flatMap(({ name, filter }, index) => {
    const searchId = savedSearchId.parse(derivedId('demo', 'saved-search', person.id, String(index)));
    const at = now - (20 - index) * DAY_MS;
    return livedThrough(
      savedSearch,
      searchId,
      [{ at, actor: auditor, command: { type: 'SaveSearch' as const, searchId, name, filter } }],
      now,
    );
  });
  return [...searches, ...lookOf(auditor, setting)];
};

/** A look at the newest problem that the demo employee reported a while ago. */
function lookOf(auditor: Actor, { person, company, from, now }: Setting) {
  const { employee } = company.cast;
  const seen = painPointsOf(employee, company, from, now)
    .filter(({ reportedAt }) => reportedAt < now - 4 * DAY_MS)
    .sort((one, other) => other.reportedAt - one.reportedAt)[0];
  if (!seen) return [];
  const viewId = sensitiveViewId.parse(derivedId('demo', 'sensitive-view', person.id));
  return livedThrough(
    sensitiveView,
    viewId,
    [
      {
        at: now - 3 * DAY_MS,
        actor: auditor,
        command: {
          type: 'OpenSensitiveValues' as const,
          viewId,
          people: [employee.id],
          record: `painPoint-${seen.id}`,
          event: null,
          reason:
            'Yearly review of how reported problems are handled: the words are compared with what was done.',
        },
      },
    ],
    now,
  );
}
