import { Link } from 'react-router-dom';
import { Avatar } from './Avatar';
import './record-row.css';

interface RecordRowProps {
  readonly path: string;
  readonly title: string;
  /** Whose face is beside it. */
  readonly face?: string;
  /** How it stands, right after the title. */
  readonly status?: React.ReactNode;
  /** When, with whom: each is an element of its own. */
  readonly facts: React.ReactNode;
  /** At most two lines of it are shown. */
  readonly notes?: string | null;
  /** What can be done with it, or what came of it; at the end of the row. */
  readonly end?: React.ReactNode;
}

/** One record of a list, for a `ul`: a single line where there is room, and its facts under its title where there is not. */
export function RecordRow(props: RecordRowProps): React.JSX.Element {
  const { path, title, face, status, facts, notes, end } = props;
  return (
    <li className="record-row">
      <div className="record-row__line">
        {face !== undefined && <Avatar name={face} />}
        <div className="record-row__words">
          <div className="record-row__title">
            <Link to={path}>{title}</Link>
            {status}
          </div>
          <p className="record-row__facts">{facts}</p>
          {notes && <p className="record-row__notes">{notes}</p>}
        </div>
        {end && <div className="record-row__end">{end}</div>}
      </div>
    </li>
  );
}
