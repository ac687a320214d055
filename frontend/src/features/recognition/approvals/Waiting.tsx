import { declineReason } from '@annals/contracts/features/recognition/commands';
import type { PagedList } from '../../../api/paged-list';
import type { BulkAct } from '../../../ui/bulk/BulkDialog';
import { useBulk } from '../../../ui/bulk/useBulk';
import { Card } from '../../../ui/Card';
import { LoadMore } from '../../../ui/LoadMore';
import { QueryList } from '../../../ui/QueryList';
import { StillComing } from '../../../ui/StillComing';
import { DecisionButtons, type Deciding } from './DecisionButtons';

type BulkTexts<Item> = Pick<BulkAct<Item>, 'label' | 'confirm' | 'title' | 'sentence' | 'done'>;

interface WaitingProps<Item> {
  readonly texts: {
    readonly title: string;
    readonly failed: string;
    readonly bulk: {
      readonly approve: BulkTexts<Item>;
      readonly reject: BulkTexts<Item> & { readonly words: string };
    };
  };
  readonly list: PagedList<Item>;
  /** Whom and what it concerns, in a few words. */
  readonly nameOf: (item: Item) => string;
  readonly wordsOf: (item: Item) => Deciding;
  readonly approve: (item: Item) => Promise<object>;
  readonly reject: (item: Item, reason: string) => Promise<object>;
  /** The row of one. @param box selects it among others @param buttons decide on it */
  readonly children: (item: Item, box: React.ReactNode, buttons: React.ReactNode) => React.ReactNode;
}

/** What the reader decides on, one by one or several at once, the longest waiting first; nothing while there is none. */
export function Waiting<Item extends { readonly id: string }>(props: WaitingProps<Item>): React.JSX.Element {
  const { texts, list, nameOf, wordsOf, approve, reject, children } = props;
  const bulk = useBulk({
    items: list.items,
    isOpen: () => true,
    nameOf,
    acts: [
      { ...texts.bulk.approve, send: approve },
      {
        ...texts.bulk.reject,
        isDestructive: true,
        words: { label: texts.bulk.reject.words, rule: declineReason },
        send: reject,
      },
    ],
  });
  const inCard = (shown: React.ReactNode) => <Card title={texts.title}>{shown}</Card>;
  return (
    <>
      <QueryList list={list} isExcerpt texts={texts} skeleton={<StillComing />} frame={inCard} empty={null}>
        {(items) =>
          inCard(
            <>
              {bulk.bar}
              <ul>
                {items.map((item) =>
                  children(
                    item,
                    bulk.boxOf(item),
                    <DecisionButtons
                      {...wordsOf(item)}
                      approve={() => approve(item)}
                      reject={(reason) => reject(item, reason)}
                    />,
                  ),
                )}
              </ul>
              <LoadMore {...list} />
            </>,
          )
        }
      </QueryList>
      {bulk.dialog}
    </>
  );
}
