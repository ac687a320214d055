import { eventWords } from '@annals/contracts/kernel/words';
import type { CauseNode } from '@annals/contracts/features/audit/views';
import { Link } from 'react-router-dom';
import { When } from '../../../ui/When';
import { auditEventPath } from '../paths';

interface CauseTreeProps {
  readonly nodes: readonly CauseNode[];
  readonly currentId: string;
}

/** What led to an event and what followed from it, as a tree. */
export function CauseTree({ nodes, currentId }: CauseTreeProps): React.JSX.Element {
  return (
    <div className="cause-tree">
      <Branch nodes={nodes} causeId={null} currentId={currentId} />
    </div>
  );
}

function Branch(props: CauseTreeProps & { readonly causeId: string | null }): React.JSX.Element | null {
  const { nodes, causeId, currentId } = props;
  const here = nodes.filter((node) => node.causeId === causeId);
  if (here.length === 0) return null;
  return (
    <ul>
      {here.map((node) => (
        <li key={node.id}>
          <p className="cause-tree__event" aria-current={node.id === currentId ? 'true' : undefined}>
            {node.id === currentId ? (
              eventWords(node.type)
            ) : (
              <Link to={auditEventPath(node.id)}>{eventWords(node.type)}</Link>
            )}
            <span className="data-table__beneath">
              {node.actorName}, <When at={node.occurredAt} />
            </span>
          </p>
          <Branch nodes={nodes} causeId={node.id} currentId={currentId} />
        </li>
      ))}
    </ul>
  );
}
