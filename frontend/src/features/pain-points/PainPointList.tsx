import { resolutionNotes } from '@annals/contracts/features/pain-points/commands';
import type { PainPointView } from '@annals/contracts/features/pain-points/views';
import { IssueIcon } from '@blueprintjs/icons';
import type { PagedList } from '../../api/paged-list';
import { useBulk } from '../../ui/bulk/useBulk';
import { EmptyList } from '../../ui/EmptyList';
import { QueryList } from '../../ui/QueryList';
import { usePainPointsChangeMutation } from './api';
import { bulkTexts, resolveTexts } from './change-texts';
import { PainPointItem } from './PainPointItem';
import { texts } from './texts';

interface PainPointListProps {
  readonly list: PagedList<PainPointView>;
  /** Whether others' are among them. */
  readonly isTeam: boolean;
  readonly isFiltered: boolean;
  readonly onShowAll: () => void;
  readonly emptyAction: React.ReactNode;
}

/** The pain points with their four states. */
export function PainPointList(props: PainPointListProps): React.JSX.Element {
  const { list, isTeam, isFiltered, onShowAll, emptyAction } = props;
  const [send] = usePainPointsChangeMutation();
  const bulk = useBulk({
    items: list.items,
    isOpen: ({ allowed }) => allowed.takeUp,
    nameOf: ({ employeeName, title }) => `${employeeName}: ${title}`,
    acts: [
      {
        ...bulkTexts.takeUp,
        send: ({ id }) => send({ painPointId: id, status: 'in_progress' }).unwrap(),
      },
      {
        ...bulkTexts.resolve,
        words: { label: resolveTexts.words, rule: resolutionNotes },
        send: ({ id }, notes) =>
          send({ painPointId: id, status: 'resolved', resolutionNotes: notes }).unwrap(),
      },
    ],
  });
  const empty = (
    <EmptyList
      icon={<IssueIcon size={20} />}
      isFiltered={isFiltered}
      onShowAll={onShowAll}
      texts={texts}
      sentence={isTeam ? texts.emptyForManagers : texts.emptyForOthers}
      action={emptyAction}
    />
  );
  return (
    <>
      <QueryList list={list} texts={texts} rows={5} empty={empty}>
        {(painPoints) => (
          <>
            {bulk.bar}
            <ul>
              {painPoints.map((painPoint) => (
                <PainPointItem
                  key={painPoint.id}
                  painPoint={painPoint}
                  named={isTeam}
                  box={bulk.boxOf(painPoint)}
                />
              ))}
            </ul>
          </>
        )}
      </QueryList>
      {bulk.dialog}
    </>
  );
}
