import { useEffect, useRef, useState } from 'react';
import type { BadgeTone } from '../../../ui/Badge';
import { Field } from '../../../ui/Field';
import { FileDrop } from '../../../ui/FileDrop';
import { Status } from '../../../ui/Status';
import { checkBundle, type CheckedBundle, type Verdict } from './check-bundle';
import { checkTexts as texts } from './texts';

const TONES: Readonly<Record<Verdict, BadgeTone>> = {
  proved: 'green',
  consistent: 'yellow',
  'not-proved': 'red',
  refused: 'red',
};

/** What became of the bundle that was chosen last. */
type Outcome = 'checking' | CheckedBundle | { readonly problem: string };

/** Checks a bundle on this machine, with the verifier that is handed out. @param known the keys of this log, the newest last */
export function CheckBundle({ known }: { known: readonly string[] }): React.JSX.Element {
  const [typed, setTyped] = useState<string>();
  const [file, setFile] = useState<File>();
  const [outcome, setOutcome] = useState<Outcome>();
  const running = useRef(new AbortController());
  useEffect(() => () => running.current.abort(), []);
  const keys = typed ?? known.join('\n');
  const check = async (chosen: File) => {
    running.current.abort();
    running.current = new AbortController();
    const { signal } = running.current;
    setFile(chosen);
    setOutcome('checking');
    const lines = keys.split('\n').filter((line) => line.trim() !== '');
    const found = await checkBundle({ file: chosen, keys: lines }, signal).catch((error: unknown) => ({
      problem: error instanceof Error ? error.message : String(error),
    }));
    if (!signal.aborted) setOutcome(found);
  };
  return (
    <div className="check-bundle">
      <Field label={texts.keys} help={texts.keysHelp}>
        {(attributes) => (
          <textarea
            {...attributes}
            rows={2}
            spellCheck={false}
            value={keys}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <FileDrop
        label={texts.drop}
        help={texts.dropHelp}
        accept=".gz,application/gzip"
        onChoose={(chosen) => void check(chosen)}
      />
      <div className="check-bundle__outcome" role="status">
        {outcome === 'checking' && texts.checking(file?.name ?? '')}
        {outcome && outcome !== 'checking' && (
          <>
            <p>
              <strong>{file?.name}</strong>{' '}
              {'verdict' in outcome && (
                <Status tone={TONES[outcome.verdict]}>{texts.verdicts[outcome.verdict]}</Status>
              )}
            </p>
            <pre lang="en">{'verdict' in outcome ? outcome.words : outcome.problem}</pre>
          </>
        )}
      </div>
    </div>
  );
}
