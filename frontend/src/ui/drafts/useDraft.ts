import { useCallback, useState } from 'react';
import { useCurrentUser } from '../../session/current-user';
import { draftKey, forgetDraft, keepDraft, readDraft } from './draft-store';

/** What is said about the draft of a form: that it is kept while it is written, and that one was found when it was opened. */
export interface DraftTexts {
  readonly kept: string;
  readonly restored: string;
}

/**
 * The signed-in person's draft of a form, kept on this device: what was in it when the form opened, what keeps it, and what forgets it
 * because it was sent or given up. @param name undefined: the form keeps none
 */
export function useDraft(name: string | undefined) {
  const { id } = useCurrentUser();
  const key = name === undefined ? undefined : draftKey(id, name);
  const [values] = useState(() => (key === undefined ? undefined : readDraft(key)));
  const [isKept, setIsKept] = useState(key !== undefined);
  const keep = useCallback(
    (written: Readonly<Record<string, unknown>>) => {
      if (key !== undefined) setIsKept(keepDraft(key, textsIn(written)));
    },
    [key],
  );
  const forget = useCallback(() => {
    if (key !== undefined) forgetDraft(key);
  }, [key]);
  return {
    values,
    isRestored: values !== undefined,
    /** False where nothing is kept: leaving loses what was written. */
    isKept,
    keep,
    forget,
  };
}

function textsIn(written: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(written).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
