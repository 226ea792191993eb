import { useRouteLoaderData } from '@remix-run/react';
import type { ShellData } from './shell-data';

/** The shell's data. Layouts render below the root loader, so it always exists. */
export function useShell(): ShellData {
  const shell = useRouteLoaderData('root') as ShellData | undefined;
  if (!shell) throw new Error('useShell is called outside a page');
  return shell;
}
