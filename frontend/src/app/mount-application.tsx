export function mountApplication(_root: HTMLElement, _user: unknown): void {}
