/** One thing that is wrong with a lander: where, what, and what to do about it. */
export interface Finding {
  level: 'problem' | 'warning';
  /** In the lander's folder; '.' is the folder itself. */
  file: string;
  /** In the file: `$.slots.headline.max`, `line 12`; '' where the file itself is meant. */
  path: string;
  message: string;
  mend: string;
}

export const problem = (file: string, path: string, message: string, mend: string): Finding => ({
  level: 'problem',
  file,
  path,
  message,
  mend,
});

export const warning = (file: string, path: string, message: string, mend: string): Finding => ({
  ...problem(file, path, message, mend),
  level: 'warning',
});

/** Two lines for the terminal: what and where, then how to mend it. Without a lander: what lies beside them. */
export function describeFinding(lander: string, { level, file, path, message, mend }: Finding): string {
  const where = ['landers', lander, file].filter((part) => part !== '' && part !== '.').join('/');
  return `${level.padEnd(8)} ${where}: ${path === '' ? '' : `${path} `}${message}\n         ${mend}`;
}
