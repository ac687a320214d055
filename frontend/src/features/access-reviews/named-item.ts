import { ACCESS_KINDS } from '@annals/contracts/access-kinds';
import type { AccessItemView } from '@annals/contracts/features/access-reviews/views';
import { ROLE_LABELS } from '@annals/contracts/kernel/roles';
import { t } from '@annals/contracts/kernel/text';
import { itemTexts as texts } from './texts';

/** What a kind of access is called; one that a later version has removed keeps its name. */
export function kindLabel(kind: string): string {
  return t(new Map<string, string>(Object.entries(ACCESS_KINDS)).get(kind) ?? kind);
}

/** What it is called: its own name, or the role that is held. */
export function whatOf({ what, asRole, kind }: Pick<AccessItemView, 'what' | 'asRole' | 'kind'>): string {
  const ofRole = asRole === null ? kindLabel(kind) : ROLE_LABELS[asRole];
  return kind === 'role' ? ofRole : (what ?? ofRole);
}

/** What it is and who has it, in a few words. */
export function namedItem(item: AccessItemView): string {
  return texts.named(whatOf(item), item.holderName ?? texts.nobody);
}
