/** May this page know where the device is? The states of the specification, section 4. */
export type GeoPermission = 'unsupported' | 'unknown' | 'granted' | 'denied' | 'prompt';

/** What came of asking: nothing yet, on the way, a town, none near, or why there was no answer. */
export type GeoResult = 'none' | 'locating' | 'found' | 'nowhere' | 'unavailable' | 'timeout' | 'offline';

/** Spec section 9: a place the device knew within the last hour is good enough. */
export const MAXIMUM_AGE_MS = 60 * 60 * 1000;
/** So long somebody waits before being told that it does not work. */
export const PATIENCE_MS = 20_000;

/** Two digits, about a kilometre: enough to find the nearest town, and more is nobody's business. */
const DIGITS = 2;

export function geocodePath({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `/api/geocode.php?lat=${latitude.toFixed(DIGITS)}&lon=${longitude.toFixed(DIGITS)}`;
}

/** The part of a browser that knows places; a test brings its own. */
export interface GeoDevice {
  geolocation?: Pick<Geolocation, 'getCurrentPosition'>;
  permissions?: Pick<Permissions, 'query'>;
  secure: boolean;
}

/** How it stands now, and a way to hear of changes; `unknown` where the browser keeps it to itself until asked. */
export async function readPermission(
  device: GeoDevice,
  onChange: (now: GeoPermission) => void,
): Promise<GeoPermission> {
  if (!device.geolocation || !device.secure) return 'unsupported';
  if (!device.permissions) return 'unknown';
  try {
    const status = await device.permissions.query({ name: 'geolocation' });
    status.addEventListener('change', () => onChange(status.state));
    return status.state;
  } catch {
    return 'unknown';
  }
}

/** GeolocationPositionError's codes. */
const DENIED = 1;
const TIMEOUT = 3;

/** Where the device is; the reason where it does not say. */
export function askPosition({
  geolocation,
}: GeoDevice): Promise<GeolocationCoordinates | 'denied' | 'unavailable' | 'timeout'> {
  return new Promise((resolve) => {
    if (!geolocation) return resolve('unavailable');
    geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      ({ code }) => resolve(code === DENIED ? 'denied' : code === TIMEOUT ? 'timeout' : 'unavailable'),
      { maximumAge: MAXIMUM_AGE_MS, timeout: PATIENCE_MS, enableHighAccuracy: false },
    );
  });
}
