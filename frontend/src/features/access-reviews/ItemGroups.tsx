import type { AccessItemView } from '@annals/contracts/features/access-reviews/views';
import { withdrawAccess } from '@annals/contracts/features/access-reviews/commands';
import { MOST_ANSWERED_AT_ONCE } from '@annals/contracts/features/access-reviews/constants';
import { asApiError } from '../../api/api-error';
import type { BulkAct } from '../../ui/bulk/BulkDialog';
import { useBulk } from '../../ui/bulk/useBulk';
import { PersonLink } from '../people/PersonLink';
import { useAccessReviewsAnswerMutation } from './api';
import { AccessItem } from './AccessItem';
import { namedItem } from './named-item';
import { confirmTexts, itemTexts as texts, withdrawTexts } from './texts';
import './access-reviews.css';

interface ItemGroupsProps {
  /** By who has them. */
  readonly items: readonly AccessItemView[];
  /** Whether they are of several reviews, which are then named. */
  readonly isOfSeveral?: boolean;
}

/** What people have, person by person, with what the reader can answer; several can be answered at once. */
export function ItemGroups({ items, isOfSeveral = false }: ItemGroupsProps): React.JSX.Element {
  const acts = useActs();
  const bulk = useBulk({
    items,
    isOpen: ({ allowed }) => allowed.confirm,
    nameOf: namedItem,
    acts,
  });
  return (
    <>
      {bulk.bar}
      {groupsOf(items).map(([holderId, group]) => (
        <section key={holderId ?? ''} className="access-group">
          <h3 className="access-group__name">
            {holderId === null ? (
              texts.nobody
            ) : (
              <PersonLink id={holderId} name={group[0]?.holderName ?? ''} />
            )}
          </h3>
          <ul className="access-items">
            {group.map((item) => (
              <AccessItem key={item.id} item={item} box={bulk.boxOf(item)} isReviewNamed={isOfSeveral} />
            ))}
          </ul>
        </section>
      ))}
      {bulk.dialog}
    </>
  );
}

function useActs(): readonly BulkAct<AccessItemView>[] {
  const [answer] = useAccessReviewsAnswerMutation();
  /** One command for each review that they are of. */
  const send = async (items: readonly AccessItemView[], said: AnswerOfAll): Promise<Map<string, string>> => {
    const problems = new Map<string, string>();
    for (const { reviewId, itemIds } of partsOf(items))
      try {
        const { refused } = await answer({ reviewId, itemIds, ...said }).unwrap();
        for (const { itemId, detail } of refused) problems.set(itemId, detail);
      } catch (failure) {
        for (const id of itemIds) problems.set(id, asApiError(failure).detail);
      }
    return problems;
  };
  return [
    {
      label: confirmTexts.selected,
      confirm: confirmTexts.label,
      title: confirmTexts.title,
      sentence: confirmTexts.sentence,
      done: confirmTexts.allDone,
      sendAll: (items) => send(items, { answer: 'confirm' }),
    },
    {
      label: withdrawTexts.selected,
      confirm: withdrawTexts.confirm,
      title: withdrawTexts.titleOfAll,
      sentence: withdrawTexts.sentence,
      done: withdrawTexts.allDone,
      isDestructive: true,
      words: { label: withdrawTexts.words, rule: withdrawAccess.shape.reason },
      sendAll: (items, reason) => send(items, { answer: 'withdraw', reason }),
    },
  ];
}

type AnswerOfAll = { readonly answer: 'confirm' } | { readonly answer: 'withdraw'; readonly reason: string };

/** By review, as many as one command takes. */
function partsOf(items: readonly AccessItemView[]) {
  const parts: { readonly reviewId: AccessItemView['reviewId']; readonly itemIds: AccessItemView['id'][] }[] =
    [];
  for (const { reviewId, id } of items) {
    const open = parts.find(
      (part) => part.reviewId === reviewId && part.itemIds.length < MOST_ANSWERED_AT_ONCE,
    );
    if (open) open.itemIds.push(id);
    else parts.push({ reviewId, itemIds: [id] });
  }
  return parts;
}

/** Neighbours that somebody has are together: the list is sorted by who has them. */
function groupsOf(items: readonly AccessItemView[]): [AccessItemView['holderId'], AccessItemView[]][] {
  const groups: [AccessItemView['holderId'], AccessItemView[]][] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && last[0] === item.holderId) last[1].push(item);
    else groups.push([item.holderId, [item]]);
  }
  return groups;
}
