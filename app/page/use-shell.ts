import { useRouteLoaderData } from '@remix-run/react';
import type { ShellData } from './shell-data';

/** The shell of this document. Layouts render below the root loader, so it is always there. */
export function useShell(): ShellData {
  const shell = useRouteLoaderData('root') as ShellData | undefined;
  if (!shell) throw new Error('useShell outside a page');
  return shell;
}
