import { reviewBreakGlass } from '@annals/contracts/features/break-glass/routes';
import type { BreakGlassView } from '@annals/contracts/features/break-glass/views';
import { eventWords } from '@annals/contracts/kernel/words';
import { When } from '../../ui/When';
import { CommandDialog } from '../../ui/CommandDialog';
import { AreaField } from '../../ui/form-fields';
import { QueryList } from '../../ui/QueryList';
import { useBreakGlassDeedsQuery, useBreakGlassReviewMutation } from './api';
import { accountTexts, reviewTexts as texts } from './texts';

interface ReviewDialogProps {
  readonly account: BreakGlassView;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What was done with an account while it was open, and the words of who looked at it. */
export function ReviewDialog({ account, ...props }: ReviewDialogProps): React.JSX.Element {
  const [review] = useBreakGlassReviewMutation();
  return (
    <CommandDialog
      {...props}
      title={texts.title(account.name)}
      schema={reviewBreakGlass}
      start={{ words: '' }}
      texts={texts}
      send={(body) => review({ personId: account.id, ...body }).unwrap()}
    >
      {(field) => (
        <>
          <p>{texts.lead}</p>
          <Deeds personId={account.id} />
          <AreaField {...field('words')} label={texts.words} />
        </>
      )}
    </CommandDialog>
  );
}

function Deeds({ personId }: { personId: BreakGlassView['id'] }): React.JSX.Element {
  const query = useBreakGlassDeedsQuery({ personId }, { refetchOnMountOrArgChange: true });
  // A review is of all of them: those of an earlier answer do not stand in for the ones that failed to come.
  const currentData = query.error === undefined ? query.currentData : undefined;
  return (
    <QueryList
      list={{ ...query, currentData }}
      texts={{ loading: accountTexts.deedsLoading, failed: accountTexts.deedsFailed }}
      rows={3}
      empty={<p>{accountTexts.noDeeds}</p>}
    >
      {(deeds) => (
        <section aria-label={accountTexts.deeds}>
          <ul className="break-glass__deeds">
            {deeds.map(({ at, type, people }, index) => (
              <li key={index}>
                <When at={at} /> {eventWords(type)}
                {people.length > 0 && `: ${people.join(', ')}`}
              </li>
            ))}
          </ul>
        </section>
      )}
    </QueryList>
  );
}
