import type { AgreeActionItem } from '@annals/contracts/features/meetings/commands';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useAttempt } from '../api/useAttempt';
import { Card } from '../ui/Card';
import { calendarDay } from '../time/format';
import { ActionItemDialog, type Owner } from './ActionItemDialog';
import { actionItemTexts as texts } from './texts';
import { ItemList, TickItem } from '../ui/TickItem';

interface ActionItem {
  readonly id: string;
  readonly text: string;
  readonly ownerId: string;
  readonly dueDate: string | null;
  readonly done: boolean;
}

interface ActionItemsCardProps {
  readonly items: readonly ActionItem[];
  /** Who can be asked to do something. */
  readonly owners: readonly Owner[];
  readonly mayContribute: boolean;
  readonly agree: (item: AgreeActionItem) => Promise<unknown>;
  readonly setDone: (itemId: string, done: boolean) => Promise<unknown>;
}

/** What people agreed to do in a meeting, ticked off when it is done. */
export function ActionItemsCard(props: ActionItemsCardProps): React.JSX.Element {
  const { items, owners, mayContribute, agree, setDone } = props;
  const [isAdding, setIsAdding] = useState(false);
  const { attempt, isPending } = useAttempt(texts);
  const nameOf = (ownerId: string) => owners.find(({ id }) => id === ownerId)?.name ?? ownerId;
  const close = () => setIsAdding(false);
  return (
    <Card
      title={texts.title}
      action={mayContribute && <Button text={texts.add} onClick={() => setIsAdding(true)} />}
    >
      <ItemList isEmpty={items.length === 0} whenEmpty={texts.empty}>
        {items.map((item) => (
          <TickItem
            key={item.id}
            text={item.text}
            facts={[
              nameOf(item.ownerId),
              ...(item.dueDate === null ? [] : [texts.due(calendarDay(item.dueDate))]),
            ]}
            isTicked={item.done}
            isFixed={!mayContribute || isPending}
            onTick={(done) => void attempt(() => setDone(item.id, done))}
          />
        ))}
      </ItemList>
      <ActionItemDialog isOpen={isAdding} owners={owners} agree={agree} onClose={close} />
    </Card>
  );
}
