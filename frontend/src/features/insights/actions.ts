import { nameOfAddress } from '@annals/contracts/addresses';
import { t } from '@annals/contracts/kernel/text';
import type { Role } from '@annals/contracts/kernel/roles';
import type { Collected, FormElsewhere } from '../../ui/feature';
import { texts } from './texts';

type Known = Pick<Collected, 'screens' | 'forms'>;

/** What one does at an address an insight leads to, in words. */
export function actionLabel(known: Known, path: string): string {
  const label = formAt(known, path)?.form.label ?? screenAt(known, path)?.opens;
  return label === undefined ? texts.open : t(label);
}

/** The form an address stands for, as far as the role may send it; undefined: the action is taken at the address. */
export function formFor(
  known: Known,
  path: string,
  role: Role,
): { form: FormElsewhere; employeeId: string } | undefined {
  const found = formAt(known, path);
  return found?.form.isFor(role) ? found : undefined;
}

function formAt({ forms }: Known, path: string) {
  const form = forms.find(({ at }) => path === at || (at.endsWith('=') && path.startsWith(at)));
  return form && { form, employeeId: path.slice(form.at.length) };
}

function screenAt({ screens }: Known, path: string) {
  const name = nameOfAddress(path.split('?')[0] ?? path);
  return screens.find(({ addresses }) => addresses.some((address) => address === name));
}
