/** The keys that open the search, as this computer's keyboard names them. */
export function searchKeys(): readonly string[] {
  return [/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl', 'K'];
}
