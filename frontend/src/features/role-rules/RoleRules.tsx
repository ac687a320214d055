import { GROUPS } from '@annals/contracts/features/role-rules/constants';
import type { RoleSourceView } from '@annals/contracts/features/role-rules/views';
import { isPrivileged } from '@annals/contracts/features/privileged-acts/constants';
import { ROLE_LABELS } from '@annals/contracts/kernel/roles';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { Badge } from '../../ui/Badge';
import { Card } from '../../ui/Card';
import { QueryList } from '../../ui/QueryList';
import { Status } from '../../ui/Status';
import { PersonLink } from '../people/PersonLink';
import { Told } from '../../ui/When';
import { useRoleRulesListQuery } from './api';
import { RulesDialog } from './RulesDialog';
import { formTexts, nameOf, otherwiseLabel, texts } from './texts';
import './role-rules.css';

/** Which roles follow from what providers and directories say, source by source. */
export function RoleRules(): React.JSX.Element {
  const query = useRoleRulesListQuery();
  return (
    <Card title={texts.title}>
      <div className="role-rules__lead">
        <p>{texts.lead}</p>
        <p>{texts.asked}</p>
      </div>
      <QueryList list={query} texts={texts} empty={null}>
        {(sources) => (
          <ul className="role-rules" aria-label={texts.title}>
            {sources.map((source) => (
              <Source key={source.id} source={source} />
            ))}
          </ul>
        )}
      </QueryList>
    </Card>
  );
}

function Source({ source }: { source: RoleSourceView }): React.JSX.Element {
  const { kind, isOn, rules, otherwise, people, withheld } = source;
  const [isChanging, setIsChanging] = useState(false);
  const name = nameOf(source);
  return (
    <li className="role-rules__source">
      <div className="role-rules__head">
        <h3>{name}</h3>
        {!isOn && <Status>{kind === 'scim' ? texts.noDirectory : texts.off}</Status>}
        <Button text={texts.change} aria-label={texts.changeOf(name)} onClick={() => setIsChanging(true)} />
      </div>
      {rules.length === 0 ? (
        <p className="role-rules__note">{texts.none}</p>
      ) : (
        <>
          <ul className="role-rules__list">
            {rules.map((rule) => (
              <Rule key={JSON.stringify(rule)} rule={rule} />
            ))}
          </ul>
          {withheld.length > 0 && <WithheldRoles withheld={withheld} />}
          <p className="role-rules__note">
            {formTexts.otherwise}: {otherwiseLabel(otherwise)}. {texts.people(people)}.
          </p>
        </>
      )}
      <RulesDialog source={source} isOpen={isChanging} onClose={() => setIsChanging(false)} />
    </li>
  );
}

/** What the rules give and nobody was asked for: an administrator has to do something about it. */
function WithheldRoles({ withheld }: Pick<RoleSourceView, 'withheld'>): React.JSX.Element {
  return (
    <section className="role-rules__withheld" aria-label={texts.withheld}>
      <Status tone="red">{texts.withheld}</Status>
      <ul className="role-rules__list">
        {withheld.map(({ personId, name, role, because, since }) => (
          <li key={personId}>
            <Badge tone="yellow">{ROLE_LABELS[role]}</Badge>
            <PersonLink id={personId} name={name} />
            <span className="role-rules__note">
              <Told at={since}>{texts.withheldSince}</Told>
            </span>
            <span className="role-rules__note">
              {because === 'author' ? texts.withheldByAuthor : texts.withheldByNobody}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Rule({
  rule: { name, values, role, authorName, isAuthorAdministrator },
}: {
  rule: RoleSourceView['rules'][number];
}): React.JSX.Element {
  const all = values.map(texts.quoted).join(', ');
  const isOne = values.length === 1;
  const condition =
    name === GROUPS
      ? (isOne ? texts.group : texts.groupOneOf)(all)
      : (isOne ? texts.is : texts.isOneOf)(name, all);
  return (
    <li>
      <Badge tone={isPrivileged(role) ? 'yellow' : 'blue'}>{ROLE_LABELS[role]}</Badge>
      <span className="role-rules__condition">{condition}</span>
      {isPrivileged(role) && (
        <span className="role-rules__note">
          {isAuthorAdministrator ? texts.author(authorName) : texts.authorGone(authorName)}
        </span>
      )}
    </li>
  );
}
