import { useEffect, useState } from 'react';

interface Draft {
  readonly text: string;
  /** The notes as they were when the writing began, or was last saved. */
  readonly base: string;
}

/** Keeps what is being written apart from what the server says, which may change meanwhile. */
export function useNotesDraft(current: string) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const isUnsaved = draft !== null && draft.text.trim() !== draft.base.trim();
  const hasArrived = draft !== null && draft.text.trim() === current.trim();

  // Once the server shows what was written, its text counts again, and live changes come through.
  if (hasArrived) setDraft(null);

  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  return {
    text: draft?.text ?? current,
    isUnsaved,
    /** Someone else saved other notes since the writing began. */
    changedMeanwhile: isUnsaved && draft.base.trim() !== current.trim(),
    write: (text: string) => setDraft({ text, base: draft?.base ?? current }),
    saved: (text: string) => setDraft({ text, base: text }),
  };
}
