import { addressOf } from '@annals/contracts/addresses';
import type { SECTION_LABELS } from './texts';

/** The address of a section of the administration, or of one thing in it. */
export function administrationPath(section: keyof typeof SECTION_LABELS, item?: string): string {
  return item === undefined
    ? addressOf('administrationSection', { section })
    : addressOf('administrationItem', { section, item });
}
