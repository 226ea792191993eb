import type { z } from 'zod';

/** A problem of a JSON file: its place (`$.markets.NL.bundles[1].price`) and a message that an operator can act on. */
export interface JsonIssue {
  path: string;
  message: string;
}

export function jsonPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    const name = String(key);
    return /^[A-Za-z_$][\w$]*$/.test(name) ? `${text}.${name}` : `${text}[${JSON.stringify(name)}]`;
  }, '$');
}

/** Needs `reportInput`, to distinguish a missing value from a wrong one. */
export function issuesOf(issue: z.core.$ZodIssue): JsonIssue[] {
  const path = jsonPath(issue.path);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: jsonPath([...issue.path, key]), message: 'is not a known setting' }));
  }
  if (issue.code === 'invalid_key') {
    return issue.issues.map((inner) => ({ path, message: inner.message }));
  }
  const isMissing = issue.input === undefined && issue.code !== 'custom';
  if (isMissing) return [{ path, message: 'is missing' }];
  if (issue.code !== 'invalid_union') return [{ path, message: issue.message }];
  return unionIssues(issue) ?? [{ path, message: issue.message }];
}

/** A text that may be a string or a map fails as both. Returns the issues of the alternative that the author meant. */
function unionIssues(issue: z.core.$ZodIssueInvalidUnion): JsonIssue[] | undefined {
  const meant = issue.errors.find((half) => !half.some((inner) => inner.code === 'invalid_type' && !inner.path.length));
  return meant?.flatMap((inner) => issuesOf({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** Depending on its version the engine gives a position or a line; people look for a line. */
export function syntaxMessage(json: string, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const position = /position (\d+)/.exec(message)?.[1];
  if (position === undefined || /line \d+/.test(message)) return message;
  return `${message} (line ${json.slice(0, Number(position)).split('\n').length})`;
}
