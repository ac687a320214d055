import { textsShownAs } from '@annals/contracts/kernel/text';
import type { PointTransactionView } from '@annals/contracts/features/rewards/views';
import { HistoryIcon } from '@blueprintjs/icons';
import { pagedList } from '../../../api/paged-list';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { QueryList } from '../../../ui/QueryList';
import { useRewardsTransactionsInfiniteQuery } from '../api';
import { TRANSACTION_LABELS, transactionTexts } from '../texts';
import { When } from '../../../ui/When';

const AT_ONCE = 10;

/** What the balance is made of, newest first. */
export function Transactions(): React.JSX.Element {
  const list = pagedList(useRewardsTransactionsInfiniteQuery({ limit: AT_ONCE }));
  return (
    <Card title={transactionTexts.title}>
      <QueryList
        list={list}
        texts={transactionTexts}
        empty={
          <EmptyState
            icon={<HistoryIcon size={20} />}
            title={transactionTexts.emptyTitle}
            sentence={transactionTexts.emptySentence}
          />
        }
      >
        {(transactions) => (
          <ul>
            {transactions.map((transaction) => (
              <Transaction key={transaction.id} transaction={transaction} />
            ))}
          </ul>
        )}
      </QueryList>
    </Card>
  );
}

function Transaction({ transaction }: { transaction: PointTransactionView }): React.JSX.Element {
  const { points, transactionType, description, createdAt, issuedByName, balanceAfter } = transaction;
  const sign = points > 0 ? '+' : '−';
  return (
    <li className="transaction">
      <div className="transaction__words">
        <span className="transaction__title">{description}</span>
        <span className="transaction__facts">
          <span>{TRANSACTION_LABELS[transactionType]}</span>
          {issuedByName !== null && <span>{transactionTexts.by(issuedByName)}</span>}
          <When at={createdAt} precision="day" />
        </span>
      </div>
      <div className="transaction__figures">
        <span className={points > 0 ? 'transaction__points transaction__points--in' : 'transaction__points'}>
          {sign}
          {Math.abs(points).toLocaleString(textsShownAs().locale)}
        </span>
        <span className="transaction__balance">{transactionTexts.balance(balanceAfter)}</span>
      </div>
    </li>
  );
}
