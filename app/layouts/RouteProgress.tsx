import { useNavigation } from '@remix-run/react';
import { ProgressBar } from '~/ui/ProgressBar/ProgressBar';

/** The line at the top while the next page is on its way (spec section 9: throttle 200 ms, duration 5000 ms). */
export function RouteProgress() {
  const navigation = useNavigation();
  return <ProgressBar active={navigation.state !== 'idle'} />;
}
