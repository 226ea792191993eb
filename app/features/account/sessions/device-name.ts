export interface Device {
  /** For example Chrome. */
  browser: string | null;
  /** For example Windows. */
  system: string | null;
}

/** The order matters: most browsers also contain the names of those further down. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/\S+.*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac(?:intosh| OS X)\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** Reads the User-Agent header, only so that members recognise their devices; nothing is decided by it. */
export function deviceOf(userAgent: string | null): Device {
  const nameIn = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? null;
  return { browser: nameIn(BROWSERS), system: nameIn(SYSTEMS) };
}
