import { drawSample, MOST_SAMPLED } from '@annals/contracts/features/audit/commands';
import { useState } from 'react';
import { useAttempt } from '../../../api/useAttempt';
import { Field } from '../../../ui/Field';
import { FormFooter, FormRefusal } from '../../../ui/FormFooter';
import { useUnsavedChanges } from '../../../ui/unsaved-changes';
import { useAuditDrawSampleMutation, useAuditSearchesQuery } from '../api';
import { drawTexts, texts as listTexts } from './texts';

const EMPTY = { name: '', seed: '', size: '25', search: '' };

/** A name, a seed, how many, and from what. */
export function DrawForm({ onDone }: { onDone: () => void }): React.JSX.Element {
  const texts = drawTexts;
  const [given, setGiven] = useState(EMPTY);
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map());
  const { data: searches = [] } = useAuditSearchesQuery();
  const [draw] = useAuditDrawSampleMutation();
  const { attempt, refusal, isPending } = useAttempt({ failed: texts.failed, done: texts.done });
  useUnsavedChanges(given !== EMPTY);
  const submit = async () => {
    const { name, seed, size, search } = given;
    const filter = searches.find(({ id }) => id === search)?.filter ?? {};
    const checked = drawSample.safeParse({
      name,
      seed,
      size: size === '' ? undefined : Number(size),
      filter,
    });
    setFaults(new Map(checked.error?.issues.map(({ path, message }) => [String(path[0]), message])));
    if (checked.success && (await attempt(() => draw(checked.data).unwrap()))) onDone();
  };
  const input = (name: 'name' | 'seed' | 'size', label: string, help?: string) => (
    <Field label={label} help={help} error={faults.get(name)}>
      {(attributes) => (
        <input
          {...attributes}
          {...(name === 'size' && { min: 1, max: MOST_SAMPLED })}
          type={name === 'size' ? 'number' : 'text'}
          autoComplete="off"
          value={given[name]}
          onChange={({ target }) => setGiven({ ...given, [name]: target.value })}
        />
      )}
    </Field>
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className="modal__body">
        {input('name', texts.name)}
        {input('seed', texts.seed, texts.seedHelp)}
        {input('size', texts.size)}
        <Field label={texts.from} help={texts.fromHelp}>
          {(attributes) => (
            <select
              {...attributes}
              value={given.search}
              onChange={({ target }) => setGiven({ ...given, search: target.value })}
            >
              <option value="">{listTexts.everything}</option>
              {searches.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <FormRefusal sentence={refusal} />
      </div>
      <FormFooter texts={texts} isSubmitting={isPending} onCancel={onDone} />
    </form>
  );
}
