import { useNavigation } from '@remix-run/react';
import { RouteProgress as Line } from '~/ui/RouteProgress/RouteProgress';

/** The line at the top while the next page loads (spec section 9: throttle 200 ms, duration 5000 ms). */
export function RouteProgress() {
  const navigation = useNavigation();
  return <Line active={navigation.state !== 'idle'} />;
}
