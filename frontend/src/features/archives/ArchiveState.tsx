import { t } from '@annals/contracts/kernel/text';
import { whenFresh } from '../../api/when-fresh';
import { archiveTexts as texts } from './texts';
import './archives.css';

interface ArchiveStateProps {
  readonly archive: {
    readonly status: 'running' | 'ready' | 'failed';
    readonly progress: { readonly done: number; readonly total: number } | null;
    readonly problem: string | null;
    readonly availableUntil: string | null;
    readonly bytes: number | null;
  };
  /** Where it is downloaded. */
  readonly address: string;
  /** Whether the server asks to show once more who one is before it is downloaded. */
  readonly asksToStepUp?: boolean;
  /** Said when it cannot be downloaded, though it was made. */
  readonly gone: string;
  /** Said beneath when it was made. */
  readonly children?: React.ReactNode;
}

/** How far an archive is that is made in the background, or the way to download it. */
export function ArchiveState(props: ArchiveStateProps): React.JSX.Element {
  const { status, progress, problem, availableUntil, bytes } = props.archive;
  if (status === 'running') {
    const { done = 0, total = 0 } = progress ?? {};
    return (
      <span className="archive-progress">
        <progress aria-label={texts.progress} max={Math.max(1, total)} value={done} />
        <span role="status">{texts.running(done, total)}</span>
      </span>
    );
  }
  if (status === 'failed') return <>{t(problem ?? '')}</>;
  return (
    <>
      {availableUntil === null ? (
        props.gone
      ) : (
        <a
          href={props.address}
          download
          onClick={props.asksToStepUp ? (event) => void stepUpFirst(event) : undefined}
        >
          {texts.download(bytes ?? 0)}
        </a>
      )}
      {props.children !== undefined && <span className="archive-note">{props.children}</span>}
    </>
  );
}

/** A download has no dialog of its own: it begins when the server will give it. */
async function stepUpFirst(event: React.MouseEvent<HTMLAnchorElement>): Promise<void> {
  event.preventDefault();
  const { href } = event.currentTarget;
  if (await whenFresh()) window.location.assign(href);
}
