import type { OnboardingTemplateRow } from '@annals/contracts/features/onboarding/views';
import { may } from '@annals/contracts/permissions';
import { Button } from '@blueprintjs/core';
import { DocumentIcon, PlusIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { useCurrentUser } from '../../../session/current-user';
import { pagedList } from '../../../api/paged-list';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { QueryList } from '../../../ui/QueryList';
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
  const add = mayEdit && (
    <Button intent="primary" icon={<PlusIcon />} text={texts.add} onClick={() => setEditing('new')} />
  );
  return (
    <Card title={texts.title} action={add}>
      <QueryList
        list={list}
        texts={texts}
        rows={4}
        empty={
          <EmptyState
            icon={<DocumentIcon size={20} />}
            title={texts.emptyTitle}
            sentence={texts.emptySentence}
            action={add}
          />
        }
      >
        {(templates) => (
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
        )}
      </QueryList>
      {editing !== null && (
        <TemplateDialog template={editing === 'new' ? undefined : editing} onClose={() => setEditing(null)} />
      )}
    </Card>
  );
}
