import { translated } from '@annals/contracts/kernel/text';
import { Button } from '@blueprintjs/core';
import './two-versions.css';

interface TwoVersionsProps {
  /** What somebody else saved since the writing began. */
  readonly theirs: string;
  readonly isPending: boolean;
  /** Replaces theirs by what is being written. */
  readonly onKeepMine: () => void;
  /** Throws away what is being written. */
  readonly onTakeTheirs: () => void;
}

const texts = translated({
  title: 'Somebody else changed this while you were writing',
  sentence: 'Your text stays above. Nothing of either is lost: what you replace stays in the history.',
  theirs: 'Their version',
  empty: 'Empty',
  keepMine: 'Save mine',
  takeTheirs: 'Use theirs',
});

/** Beside a text that is being written: the version that somebody else saved meanwhile, and the choice between the two. */
export function TwoVersions({
  theirs,
  isPending,
  onKeepMine,
  onTakeTheirs,
}: TwoVersionsProps): React.JSX.Element {
  return (
    <section className="two-versions" role="alert" aria-label={texts.title}>
      <p className="two-versions__title">{texts.title}</p>
      <p>{texts.sentence}</p>
      <h4>{texts.theirs}</h4>
      <p className="two-versions__theirs">{theirs === '' ? texts.empty : theirs}</p>
      <div className="two-versions__choice">
        <Button text={texts.takeTheirs} disabled={isPending} onClick={onTakeTheirs} />
        <Button text={texts.keepMine} intent="primary" loading={isPending} onClick={onKeepMine} />
      </div>
    </section>
  );
}
