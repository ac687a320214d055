import { useEffect, useState } from 'react';
import { useCurrentUser } from '../../session/current-user';
import { seenAt } from '../../api/seen';
import { useUnsavedChanges } from '../unsaved-changes';
import { draftKey, forgetDraft, keepDraft, readDraft } from './draft-store';

interface Draft {
  readonly text: string;
  /** The text as it was when the writing began, or was last saved. */
  readonly base: string;
  /** The position of the log at which it was so; empty when it is not known. */
  readonly seen: string;
}

/**
 * Keeps what is being written apart from what the server says, which may change meanwhile. It is kept on this device, for this person and
 * this record, until it is saved or thrown away: going elsewhere loses nothing.
 * @param record the address that answers the record, such as `/api/meetings/<id>`
 * @param what which of its texts
 * @param current the text as the server says it is
 */
export function useTextDraft(record: string, what: string, current: string) {
  const { id } = useCurrentUser();
  const key = draftKey(id, `${what}-${record}`);
  const [draft, setDraft] = useState<Draft | null>(() => draftIn(readDraft(key)));
  const isUnsaved = draft !== null && draft.text.trim() !== draft.base.trim();
  const hasArrived = draft !== null && draft.text.trim() === current.trim();

  // Once the server shows what was written, its text counts again, and live changes come through.
  if (hasArrived) setDraft(null);

  const [isKept, setIsKept] = useState(true);
  const keep = (next: Draft) => {
    setDraft(next);
    setIsKept(keepDraft(key, { ...next }));
  };
  useEffect(() => {
    if (!isUnsaved) forgetDraft(key);
  }, [isUnsaved, key]);
  useUnsavedChanges(isUnsaved && !isKept);

  const seenNow = () => seenAt(record) ?? '';
  return {
    text: draft?.text ?? current,
    isUnsaved,
    /** False in a browser that keeps nothing: leaving asks then. */
    isKept,
    /** The position at which the text was seen that is being replaced. */
    seenPosition: draft?.seen === '' ? undefined : draft?.seen,
    seenNow,
    /** Someone else saved another text since the writing began. */
    changedMeanwhile: isUnsaved && draft.base.trim() !== current.trim(),
    write: (text: string) => keep({ text, base: draft?.base ?? current, seen: draft?.seen ?? seenNow() }),
    saved: (text: string, position: string) => setDraft({ text, base: text, seen: position }),
    discard: () => setDraft(null),
    /** What gives a discarded draft back as it is now. */
    restore: () => draft && keep(draft),
  };
}

function draftIn(kept: Readonly<Record<string, string>> | undefined): Draft | null {
  if (kept?.['text'] === undefined) return null;
  return { text: kept['text'], base: kept['base'] ?? '', seen: kept['seen'] ?? '' };
}
