import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useCurrentUser } from '../../session/current-user';
import { draftKey, forgetDraft, keepDraft, readDraft } from './draft-store';

/**
 * Where the signed-in person's draft of `what` is kept, and what is in it when the form opens; a field that is not in it has its
 * value in `standing`.
 */
export function useDraft<Values extends Record<string, string>>(what: string, standing: Values) {
  const { id } = useCurrentUser();
  const key = draftKey(id, what);
  const [start] = useState(() => {
    const draft = readDraft(key);
    return { values: { ...standing, ...draft }, isRestored: draft !== undefined };
  });
  return { ...start, key };
}

/** Keeps what is being written in a form, until `forget` is called because it was sent or thrown away. */
export function useKeptDraft<Values extends FieldValues, Sent>(
  { watch }: Pick<UseFormReturn<Values, unknown, Sent>, 'watch'>,
  key: string,
): { forget: () => void } {
  useEffect(() => {
    const watching = watch((values) => keepDraft(key, values as Record<string, string>));
    return () => watching.unsubscribe();
  }, [watch, key]);
  return { forget: () => forgetDraft(key) };
}
