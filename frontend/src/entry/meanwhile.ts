import { msg, t } from '@annals/contracts/kernel/text';
import './meanwhile.css';

/** The words of the specification for the time until it is known who is using the product. */
export const LOADING = msg('Loading dashboard...');

/** Shows a person who asked for a screen that it is on its way; it is replaced by what comes. */
export function showLoading(root: HTMLElement): void {
  const line = document.createElement('p');
  line.className = 'meanwhile';
  line.role = 'status';
  line.textContent = t(LOADING);
  root.replaceChildren(line);
}
