// covers S3-115 S4-028 S4-029 S4-030 S4-031 S4-032

import { describe, expect, it, vi } from 'vitest';
import { askPosition, geocodePath, readPermission, type GeoDevice, type GeoPermission } from './geolocation';

const geolocation = (response: 'here' | number): GeoDevice['geolocation'] => ({
  getCurrentPosition: (found, failed) => {
    if (response === 'here') found({ coords: { latitude: 52.1601234, longitude: 4.4970001 } } as GeolocationPosition);
    else failed?.({ code: response } as GeolocationPositionError);
  },
});
const permissions = (state: PermissionState) => {
  const status = Object.assign(new EventTarget(), { state });
  return { status, permissions: { query: async () => status } as unknown as Permissions };
};

describe('the permission', () => {
  it.each<[string, GeoDevice, GeoPermission]>([
    ['a browser without geolocation', { secure: true }, 'unsupported'],
    ['an insecure page', { geolocation: geolocation('here'), secure: false }, 'unsupported'],
    ['a browser that does not report it', { geolocation: geolocation('here'), secure: true }, 'unknown'],
    [
      'a browser that refuses to report it',
      { geolocation: geolocation('here'), secure: true, permissions: { query: () => Promise.reject(new TypeError()) } },
      'unknown',
    ],
    ['granted', { geolocation: geolocation('here'), secure: true, ...permissions('granted') }, 'granted'],
    ['denied', { geolocation: geolocation('here'), secure: true, ...permissions('denied') }, 'denied'],
    ['prompt', { geolocation: geolocation('here'), secure: true, ...permissions('prompt') }, 'prompt'],
  ])('of %s is known', async (_what, device, expected) => {
    expect(await readPermission(device, () => {})).toBe(expected);
  });

  it('is updated when it changes in the browser’s own settings', async () => {
    const { status, permissions: query } = permissions('prompt');
    const onChange = vi.fn();
    await readPermission({ geolocation: geolocation('here'), secure: true, permissions: query }, onChange);
    status.state = 'denied';
    status.dispatchEvent(new Event('change'));
    expect(onChange).toHaveBeenCalledWith('denied');
  });
});

describe('the position', () => {
  // covers S9-024
  it('may be an hour old, and is rounded on the device to about a kilometre', async () => {
    const getCurrentPosition = vi.fn(geolocation('here')!.getCurrentPosition);
    const coords = await askPosition({ geolocation: { getCurrentPosition }, secure: true });
    expect(getCurrentPosition.mock.calls[0]![2]).toMatchObject({ maximumAge: 3_600_000, enableHighAccuracy: false });
    expect(geocodePath(coords as GeolocationCoordinates)).toBe('/api/geocode.php?lat=52.16&lon=4.50');
  });

  it.each([
    [1, 'denied'],
    [2, 'unavailable'],
    [3, 'timeout'],
  ] as const)('fails with code %i: %s', async (code, reason) => {
    expect(await askPosition({ geolocation: geolocation(code), secure: true })).toBe(reason);
  });
});
