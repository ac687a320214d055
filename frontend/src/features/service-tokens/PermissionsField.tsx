import type { TokenPermission } from '@annals/contracts/features/service-tokens/views';
import type { Role } from '@annals/contracts/kernel/roles';
import type { FormField } from '../../ui/CommandForm';
import { Loaded } from '../../ui/Loaded';
import { useServiceTokensPermissionsQuery } from './api';
import { formTexts as texts } from './texts';

const SHOWN = 2;

/** The permissions that a token can have in a role, each with the requests that it opens. */
export function PermissionsField({
  actingAs,
  registration,
  error,
}: FormField & { readonly actingAs: Role }): React.JSX.Element {
  const query = useServiceTokensPermissionsQuery();
  return (
    <fieldset className="token-permissions" aria-invalid={error !== undefined}>
      <legend>{texts.permissions}</legend>
      <Loaded query={query} texts={{ loading: texts.loading, failed: texts.permissionsFailed }} rows={4}>
        {(permissions) =>
          permissions
            .filter(({ roles }) => roles.includes(actingAs))
            .map((one) => (
              <label className="tick" key={one.permission}>
                <input type="checkbox" value={one.permission} {...registration} />
                <span>
                  <code>{one.permission}</code>
                  <Requests of={one} />
                </span>
              </label>
            ))
        }
      </Loaded>
      {error !== undefined && <p className="field__error">{error}</p>}
    </fieldset>
  );
}

function Requests({ of: { requests } }: { of: TokenPermission }): React.JSX.Element {
  const rest = requests.length - SHOWN;
  return (
    <small lang="en">
      {requests
        .slice(0, SHOWN)
        .map(({ request }) => request)
        .join(', ')}
      {rest > 0 && ` + ${texts.more(rest)}`}
    </small>
  );
}
