import type { RecordedEvent } from '@annals/contracts/kernel/event';
import type { HistoryChange, HistoryEntry } from '@annals/contracts/kernel/history';
import type { OnboardingTemplateEvent } from '@annals/contracts/features/onboarding/template-events';
import { msg, t } from '@annals/contracts/kernel/text';
import { NotFound } from '../../platform/commands/domain-error';
import { formatHistory, type HistoryFormatters } from '../../platform/commands/history';
import { onboardingTemplate, type OnboardingTemplateState } from './template-decider';

type Contents = Extract<OnboardingTemplateState, { contents: unknown }>['contents'];

/** Each part of a template in words. */
const PARTS: Readonly<Record<string, (contents: Contents) => string | null>> = {
  Name: ({ name }) => name,
  Description: ({ description }) => description || null,
  For: ({ department }) => department ?? t('All departments'),
  Video: ({ videoUrl }) => videoUrl,
  Playbook: ({ playbookUrl }) => playbookUrl,
  'Tasks by role': ({ roleSpecificTasks }) =>
    roleSpecificTasks.map(({ role, title }) => `${title} (${role})`).join('\n') || null,
  'Further tasks': ({ customTasks }) => customTasks.join('\n') || null,
};

function differences(before: Contents | undefined, after: Contents): HistoryChange[] {
  return Object.entries(PARTS)
    .map(([field, tell]) => ({
      field,
      kind: 'text' as const,
      before: before ? tell(before) : null,
      after: tell(after),
    }))
    .filter((change) => change.before !== change.after);
}

/** A sentence for each of its events. */
export const onboardingTemplateHistory: HistoryFormatters<OnboardingTemplateState, OnboardingTemplateEvent> =
  {
    OnboardingTemplateDefined: ({ data }) => ({
      does: t('defined the template “{name}”.', { name: data.name }),
      changes: differences(undefined, data),
    }),
    OnboardingTemplateRevised: ({ data }, before) => ({
      does: t('revised the template.'),
      changes: differences(before.status === 'none' ? undefined : before.contents, data),
    }),
    OnboardingTemplateRetired: () => ({ does: t('retired the template.') }),
  };

/** Tells a template’s events as plain sentences, newest first. @throws NotFound for a template that does not exist */
export function templateHistoryOf(
  events: readonly RecordedEvent[],
  names: ReadonlyMap<string, string>,
): HistoryEntry[] {
  const { entries, state } = formatHistory(onboardingTemplate, onboardingTemplateHistory, events, names);
  if (state.status === 'none') throw new NotFound(msg('This template'));
  return entries;
}
