import { StarIcon } from '@blueprintjs/icons';
import { pagedList } from '../../../api/paged-list';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { QueryList } from '../../../ui/QueryList';
import { useRecognitionListInfiniteQuery } from '../api';
import { feedTexts, texts } from '../texts';
import { RecognitionItem } from './RecognitionItem';

const AT_ONCE = 10;

/** The recognitions the reader may see, and their own nominations; newest first. */
export function RecognitionFeed({ emptyAction }: { emptyAction: React.ReactNode }): React.JSX.Element {
  const list = pagedList(useRecognitionListInfiniteQuery({ limit: AT_ONCE }));
  return (
    <Card title={texts.tabs.feed}>
      <QueryList
        list={list}
        texts={feedTexts}
        rows={5}
        empty={
          <EmptyState
            icon={<StarIcon size={20} />}
            title={feedTexts.emptyTitle}
            sentence={feedTexts.emptySentence}
            action={emptyAction}
          />
        }
      >
        {(recognitions) => (
          <ul>
            {recognitions.map((recognition) => (
              <RecognitionItem key={recognition.id} recognition={recognition} />
            ))}
          </ul>
        )}
      </QueryList>
    </Card>
  );
}
