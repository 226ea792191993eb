/** Whether the site-entry warning was accepted on this light page, before the application took it over. */
export const hasEntered = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset['entered'] !== undefined;

export function noteEntered(): void {
  document.documentElement.dataset['entered'] = '';
}
