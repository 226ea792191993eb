import { useRevalidator } from '@remix-run/react';
import { FindMe } from './FindMe';
import { useGeolocation } from './use-geolocation';

/** Lets the device find the member's place, and reloads the page's data once it is stored. */
export function ByDevice() {
  const { revalidate } = useRevalidator();
  const { permission, result, geocode, find } = useGeolocation(revalidate);
  return (
    <FindMe permission={permission} result={result} town={geocode ? geocode.city : null} onFind={() => void find()} />
  );
}
