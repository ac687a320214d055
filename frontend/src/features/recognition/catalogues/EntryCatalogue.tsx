import { Button } from '@blueprintjs/core';
import { PlusIcon, StarIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import type { Answered } from '../../../api/answered';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { QueryList } from '../../../ui/QueryList';
import type { Seen } from '../../../api/seen';
import { EntryDialog } from './EntryDialog';
import type { EntryFormProps } from './EntryForm';
import type { EntryValues } from './fields';
import '../recognition.css';

interface EntryCatalogueProps<Entry, Body extends object> extends Pick<
  EntryFormProps<Body>,
  'fields' | 'rules'
> {
  readonly texts: {
    readonly title: string;
    readonly loading: string;
    readonly failed: string;
    readonly empty: string;
    readonly add: string;
    readonly editTitle: string;
  };
  readonly result: Answered<readonly Entry[]>;
  /** What the form of an entry opens with; of a new one, undefined is given. */
  readonly valuesOf: (entry: Entry | undefined) => EntryValues;
  /** Saves a new entry, or one that is there. */
  readonly save: (body: Body & Seen, entry: Entry | undefined) => Promise<unknown>;
  /** Shows one entry; `edit` opens its form. */
  readonly item: (entry: Entry, edit: () => void) => React.JSX.Element;
}

/** A catalogue: its entries, and the form that adds and describes them. */
export function EntryCatalogue<Entry, Body extends object>(
  props: EntryCatalogueProps<Entry, Body>,
): React.JSX.Element {
  const { texts, result, fields, rules, valuesOf, save, item } = props;
  const [open, setOpen] = useState<{ entry: Entry | undefined } | null>(null);
  const add = <Button icon={<PlusIcon />} text={texts.add} onClick={() => setOpen({ entry: undefined })} />;
  return (
    <Card title={texts.title} action={add}>
      <QueryList
        list={result}
        texts={texts}
        empty={<EmptyState icon={<StarIcon size={20} />} title={texts.empty} />}
      >
        {(entries) => <ul>{entries.map((entry) => item(entry, () => setOpen({ entry })))}</ul>}
      </QueryList>
      {open && (
        <EntryDialog
          title={open.entry === undefined ? texts.add : texts.editTitle}
          fields={fields}
          rules={rules}
          values={valuesOf(open.entry)}
          send={(body) => save(body, open.entry)}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  );
}
