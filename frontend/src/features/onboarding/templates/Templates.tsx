import type { OnboardingTemplateRow } from '@annals/contracts/features/onboarding/views';
import { may } from '@annals/contracts/permissions';
import { Button } from '@blueprintjs/core';
import { DocumentIcon, PlusIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { useCurrentUser } from '../../../session/current-user';
import { pagedList } from '../../../api/paged-list';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { LoadMore } from '../../../ui/LoadMore';
import { SkeletonRows } from '../../../ui/SkeletonRows';
import { useOnboardingListTemplatesInfiniteQuery } from '../api';
import { TemplateDialog } from './TemplateDialog';
import { TemplateItem } from './TemplateItem';
import { texts } from './texts';

/** The templates onboardings start by: managers read them, administrators edit them. */
export function Templates(): React.JSX.Element {
  const { role } = useCurrentUser();
  const mayEdit = may(role, 'onboarding-templates:edit');
  const list = pagedList(useOnboardingListTemplatesInfiniteQuery({}));
  const [editing, setEditing] = useState<OnboardingTemplateRow | 'new' | null>(null);
  const templates = list.items;
  const add = mayEdit && (
    <Button intent="primary" icon={<PlusIcon />} text={texts.add} onClick={() => setEditing('new')} />
  );
  return (
    <Card title={texts.title} action={add}>
      {templates && templates.length > 0 ? (
        <>
          <ul>
            {templates.map((template) => (
              <TemplateItem
                key={template.id}
                template={template}
                mayEdit={mayEdit}
                onRevise={() => setEditing(template)}
              />
            ))}
          </ul>
          <LoadMore {...list} />
        </>
      ) : templates ? (
        <EmptyState
          icon={<DocumentIcon size={20} />}
          title={texts.emptyTitle}
          sentence={texts.emptySentence}
          action={add}
        />
      ) : list.error ? (
        <ErrorState title={texts.failed} error={list.error} onRetry={list.retry} />
      ) : (
        <SkeletonRows label={texts.loading} rows={4} />
      )}
      {editing !== null && (
        <TemplateDialog template={editing === 'new' ? undefined : editing} onClose={() => setEditing(null)} />
      )}
    </Card>
  );
}
