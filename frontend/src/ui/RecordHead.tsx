import { useRecordTitle } from './page-title';
import './record-head.css';

interface RecordHeadProps {
  readonly title: string;
  /** Its status. */
  readonly badge: React.ReactNode;
  /** When, with whom: each a `<span>`. */
  readonly facts: React.ReactNode;
  /** What can be done with it now; none: nothing. */
  readonly actions: React.ReactNode;
  /** More about it, in sentences, and the dialogs of its actions. */
  readonly children: React.ReactNode;
}

/** The head of a record's own view: what it is, how far it is, and what can be done with it. */
export function RecordHead({ title, badge, facts, actions, children }: RecordHeadProps): React.JSX.Element {
  useRecordTitle(title);
  return (
    <header className="record-head">
      <div className="record-head__words">
        <div className="record-head__title">
          <h2>{title}</h2>
          {badge}
        </div>
        <p className="record-head__facts">{facts}</p>
        {children}
      </div>
      {actions !== null && <div className="record-head__actions">{actions}</div>}
    </header>
  );
}
