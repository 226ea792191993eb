import { useCallback, useEffect, useState } from 'react';
import type { TownResponse } from '~/contract/places';
import { ApiError } from '~/api-client/api-client';
import { api } from '~/api-client/api';
import {
  askPosition,
  geocodePath,
  readPermission,
  type GeoDevice,
  type GeoPermission,
  type GeoResult,
} from './geolocation';

const thisDevice = (): GeoDevice => ({
  geolocation: navigator.geolocation as Geolocation | undefined,
  permissions: navigator.permissions as Permissions | undefined,
  secure: window.isSecureContext,
});

/** The device's permission, and a function that asks for the position; the server then stores the nearest town. */
export function useGeolocation(onFound: () => void) {
  const [permission, setPermission] = useState<GeoPermission>('unknown');
  const [result, setResult] = useState<GeoResult>('none');
  /** The response of the geocode request; false if it failed or found no town. */
  const [geocode, setGeocode] = useState<TownResponse | false | null>(null);

  useEffect(() => {
    let left = false;
    const hear = (now: GeoPermission) => {
      if (!left) setPermission(now);
    };
    void readPermission(thisDevice(), hear).then(hear);
    return () => {
      left = true;
    };
  }, []);

  const find = useCallback(async () => {
    setResult('locating');
    const position = await askPosition(thisDevice());
    if (position === 'denied') setPermission('denied');
    if (typeof position === 'string') return setResult(position === 'denied' ? 'none' : position);
    setPermission('granted');
    try {
      const response = await api.get(geocodePath(position));
      setGeocode(response.geocode);
      setResult(response.geocode ? 'found' : 'nowhere');
      if (response.geocode) onFound();
    } catch (error) {
      setGeocode(false);
      setResult(error instanceof ApiError ? 'unavailable' : 'offline');
    }
  }, [onFound]);

  return { permission, result, geocode, find };
}
