import { useRevalidator } from '@remix-run/react';
import { FindMe } from './FindMe';
import { useGeolocation } from './use-geolocation';

/** Lets this device say where it is, and shows the page anew where that was stored. */
export function ByDevice() {
  const { revalidate } = useRevalidator();
  const { permission, result, geocode, find } = useGeolocation(revalidate);
  return (
    <FindMe permission={permission} result={result} town={geocode ? geocode.city : null} onFind={() => void find()} />
  );
}
