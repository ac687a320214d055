import { Button } from '@blueprintjs/core';
import { EmptyState } from './EmptyState';

interface EmptyListProps {
  readonly icon: React.JSX.Element;
  /** Whether a filter leaves nothing; else there is nothing at all. */
  readonly isFiltered: boolean;
  readonly onShowAll: () => void;
  readonly texts: { readonly nothingFiltered: string; readonly showAll: string; readonly emptyTitle: string };
  /** Why there is nothing at all, and what ends that. */
  readonly sentence: string;
  readonly action?: React.ReactNode;
}

/** A list with nothing in it: by a filter, which can be taken off, or because there is nothing yet. */
export function EmptyList(props: EmptyListProps): React.JSX.Element {
  const { icon, isFiltered, onShowAll, texts, sentence, action } = props;
  return isFiltered ? (
    <EmptyState
      icon={icon}
      title={texts.nothingFiltered}
      action={<Button text={texts.showAll} onClick={onShowAll} />}
    />
  ) : (
    <EmptyState icon={icon} title={texts.emptyTitle} sentence={sentence} action={action} />
  );
}
