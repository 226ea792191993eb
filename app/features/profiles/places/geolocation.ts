/** Whether this page may know where the device is. The states of the specification, section 4. */
export type GeoPermission = 'unsupported' | 'unknown' | 'granted' | 'denied' | 'prompt';

/** Not asked, in progress, a town, no town nearby, or the reason for the failure. */
export type GeoResult = 'none' | 'locating' | 'found' | 'nowhere' | 'unavailable' | 'timeout' | 'offline';

/** A position from the last hour is good enough (specification, section 9). */
export const MAXIMUM_AGE_MS = 60 * 60 * 1000;
/** How long the device may take before the attempt counts as failed. */
export const POSITION_PATIENCE_MS = 20_000;

/** Two decimal digits, about a kilometre. That is enough to find the nearest town, and nothing more precise is sent. */
const DIGITS = 2;

export function geocodePath({ latitude, longitude }: { latitude: number; longitude: number }) {
  return `/api/geocode.php?lat=${latitude.toFixed(DIGITS)}&lon=${longitude.toFixed(DIGITS)}` as const;
}

/** The part of a browser that knows places; tests pass their own. */
export interface GeoDevice {
  geolocation?: Pick<Geolocation, 'getCurrentPosition'>;
  permissions?: Pick<Permissions, 'query'>;
  secure: boolean;
}

/** Calls `onChange` when it changes. `unknown` if the browser does not reveal it before it asks the member. */
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

/** Codes of `GeolocationPositionError`. */
const DENIED = 1;
const TIMEOUT = 3;

/** Returns the position of the device, or the reason why there is none. */
export function askPosition({
  geolocation,
}: GeoDevice): Promise<GeolocationCoordinates | 'denied' | 'unavailable' | 'timeout'> {
  return new Promise((resolve) => {
    if (!geolocation) return resolve('unavailable');
    geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      ({ code }) => resolve(code === DENIED ? 'denied' : code === TIMEOUT ? 'timeout' : 'unavailable'),
      { maximumAge: MAXIMUM_AGE_MS, timeout: POSITION_PATIENCE_MS, enableHighAccuracy: false },
    );
  });
}
