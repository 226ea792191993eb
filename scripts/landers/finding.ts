/** A problem of a lander: where it is, what it is, and what to do about it. */
export interface Finding {
  level: 'problem' | 'warning';
  /** The path in the lander's folder; '.' is the folder itself. */
  file: string;
  /** The place in the file: `$.slots.headline.max` or `line 12`; '' if the whole file is meant. */
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

/** Two lines for the terminal: what and where, then how to fix it. Without a lander: a file beside the landers. */
export function describeFinding(lander: string, { level, file, path, message, mend }: Finding): string {
  const where = ['landers', lander, file].filter((part) => part !== '' && part !== '.').join('/');
  return `${level.padEnd(8)} ${where}: ${path === '' ? '' : `${path} `}${message}\n         ${mend}`;
}
