/**
 * What a response says, without what no two responses share: the hashes of asset and class names, keys, nonces and times.
 * Names of classes are numbered by their first place in the page, so that moved rules are still seen.
 */
export function normalPage(body: string, port: number): string {
  const classes = new Map<string, string>();
  const numbered = (name: string) => {
    if (!classes.has(name)) classes.set(name, `c${classes.size + 1}`);
    return classes.get(name)!;
  };
  return RANDOM.reduce((text, [pattern, instead]) => text.replaceAll(pattern, instead), body)
    .replaceAll(`:${port}`, ':PORT')
    .replaceAll(/\bclass="([^"]*)"/g, (_, names: string) => `class="${names.split(' ').map(numbered).join(' ')}"`);
}

const ASSET = /\/(?:assets|static|fixed)\/[\w./~-]+/g;

const RANDOM: [RegExp, string][] = [
  // The rules themselves: a class is a hash of its file's name, so their order in a style sheet is no property of a page.
  [/<style\b[^>]*>[\s\S]*?<\/style>/g, '<style/>'],
  [/<link\b[^>]*rel="(?:modulepreload|preload|stylesheet)"[^>]*>/g, ''],
  [/<script\b[^>]*\bsrc="[^"]*"[^>]*><\/script>/g, '<script/>'],
  // The module of a page only names the files of its routes.
  [/<script\b[^>]*\btype="module"[^>]*>(?:(?!<\/script>)[\s\S])*<\/script>/g, '<script/>'],
  // Which files the page loads: named by the hash of what they hold.
  [ASSET, '/ASSET'],
  [/(\/i18n\/[\w/-]+)\.[0-9a-f]{10}\.json/g, '$1.json'],
  [/\bnonce="[^"]*"/g, 'nonce'],
  // The moment of the response, in milliseconds.
  [/\b1[789]\d{11}\b/g, 'NOW'],
  // Keys and ids of requests begin with the time; those of the rows do, too, but the same rows are in all databases.
  [/\b01[0-9a-hjkmnp-tv-z]{24}\b/g, 'KEY'],
  // Sealed ends of pages.
  [/\b\d+\.[\w-]{40,}/g, 'SEALED'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g, 'UUID'],
];

/** The headers that a person or a browser notices; dates, tags and cookies' values differ in each response. */
export function normalHead(status: number, headers: Record<string, string | string[] | undefined>, port: number) {
  const names = ['content-type', 'cache-control', 'location', 'vary', 'content-security-policy', 'link'];
  const lines = names.flatMap((name) => (headers[name] === undefined ? [] : [`${name}: ${String(headers[name])}`]));
  const cookies = [headers['set-cookie'] ?? []].flat().map((cookie) => `set-cookie: ${cookie.split('=')[0]}`);
  return [`${status}`, ...lines, ...cookies]
    .join('\n')
    .replaceAll(`:${port}`, ':PORT')
    .replaceAll(ASSET, '/ASSET')
    .replaceAll(/'(?:nonce|sha256)-[^']+'/g, 'HASH');
}

/** The first place where two texts differ, with what stands around it. */
export function firstDifference(now: string, before: string): string {
  let at = 0;
  while (at < now.length && now[at] === before[at]) at++;
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 80), at + 80));
  return `before ${around(before)}\n  now    ${around(now)}`;
}
