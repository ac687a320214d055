import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { asApiError } from '../../api/api-error';
import { showToast } from '../../toasts/toast-store';
import { AreaField } from '../form-fields';
import { FormDialog } from '../FormDialog';
import { FormFooter } from '../FormFooter';
import { useUnsavedChanges } from '../unsaved-changes';
import { bulkTexts as texts } from './texts';

/** What can be done with several things at once: with each of them a command of its own, or one for all of them. */
export type BulkAct<Item> = BulkActTexts & (SendsEach<Item> | SendsAll<Item>);

interface SendsEach<Item> {
  readonly send: (item: Item, words: string) => Promise<unknown>;
}

interface SendsAll<Item> {
  /** @returns why not, of each that was refused, by its id; what it fails with is said of all of them */
  readonly sendAll: (items: readonly Item[], words: string) => Promise<ReadonlyMap<string, string>>;
}

interface BulkActTexts {
  /** The button above the list. */
  readonly label: string;
  /** The button that does it. */
  readonly confirm: string;
  readonly title: (count: number) => string;
  readonly sentence: string;
  /** What is said when all of it is done. */
  readonly done: (count: number) => string;
  readonly isDestructive?: boolean;
  /** What is written to all of them, with the contract's rule for it. */
  readonly words?: { readonly label: string; readonly rule: z.ZodType<string, string> };
}

interface BulkDialogProps<Item extends { readonly id: string }> {
  readonly act: BulkAct<Item>;
  readonly items: readonly Item[];
  readonly nameOf: (item: Item) => string;
  readonly onClose: () => void;
}

/** Names how many and whom it concerns, does it, and tells of each that did not work why; those can be tried again. */
export function BulkDialog<Item extends { readonly id: string }>(
  props: BulkDialogProps<Item>,
): React.JSX.Element {
  const { act, nameOf, onClose } = props;
  // The list behind it changes with every answer.
  const [items] = useState(props.items);
  const [isSending, setIsSending] = useState(false);
  return (
    <FormDialog title={act.title(items.length)} isOpen onClose={() => !isSending && onClose()}>
      <BulkForm act={act} items={items} nameOf={nameOf} onClose={onClose} onSending={setIsSending} />
    </FormDialog>
  );
}

function BulkForm<Item extends { readonly id: string }>(
  props: BulkDialogProps<Item> & { readonly onSending: (isSending: boolean) => void },
): React.JSX.Element {
  const { act, items, nameOf, onClose, onSending } = props;
  /** Of each that was sent: null when it is done, or why it is not. */
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, string | null>>(new Map());
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(z.object({ words: act.words?.rule ?? z.string() })),
    defaultValues: { words: '' },
  });
  const isSending = formState.isSubmitting;
  const isLeft = ({ id }: Item) => outcomes.get(id) !== null;
  const left = items.filter(isLeft).length;
  const hasFailed = !isSending && outcomes.size > 0;
  useUnsavedChanges(formState.isDirty && !isSending && !hasFailed);

  const submit = handleSubmit(async ({ words }) => {
    onSending(true);
    const found = new Map(outcomes);
    const open = items.filter(isLeft);
    // With a command for each, one after the other is one part; with one for all, all of them are.
    for (const part of 'sendAll' in act ? [open] : open.map((item) => [item])) {
      for (const [id, problem] of await outcomesOf(act, part, words)) found.set(id, problem);
      setOutcomes(new Map(found));
    }
    onSending(false);
    if ([...found.values()].some((problem) => problem !== null)) return;
    showToast({ title: act.done(items.length) });
    onClose();
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <div className="modal__body">
        <p>{act.sentence}</p>
        <ul className="bulk-outcomes">
          {items.map((item) => {
            const outcome = outcomes.get(item.id);
            return (
              <li key={item.id}>
                <span>{nameOf(item)}</span>
                {outcome !== undefined && (
                  <span className={outcome === null ? 'bulk-outcomes__done' : 'field__error'}>
                    {outcome ?? texts.done}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
        {act.words && (
          <AreaField
            label={act.words.label}
            registration={register('words')}
            error={formState.errors.words?.message}
          />
        )}
        <p role="status">
          {isSending && texts.sending(items.length - left, items.length)}
          {hasFailed && (left === items.length ? texts.allFailed : texts.failed(left, items.length))}
        </p>
      </div>
      <FormFooter
        texts={{
          submit: hasFailed ? texts.again : act.confirm,
          ...(hasFailed && { cancel: texts.close }),
        }}
        isSubmitting={isSending}
        intent={act.isDestructive ? 'danger' : 'primary'}
        onCancel={() => !isSending && onClose()}
      />
    </form>
  );
}

/** Of each: null when it is done, or why it is not. */
async function outcomesOf<Item extends { readonly id: string }>(
  act: BulkAct<Item>,
  items: readonly Item[],
  words: string,
): Promise<[id: string, problem: string | null][]> {
  try {
    if ('sendAll' in act) {
      const problems = await act.sendAll(items, words);
      return items.map(({ id }) => [id, problems.get(id) ?? null]);
    }
    for (const item of items) await act.send(item, words);
    return items.map(({ id }) => [id, null]);
  } catch (failure) {
    return items.map(({ id }) => [id, asApiError(failure).detail]);
  }
}
