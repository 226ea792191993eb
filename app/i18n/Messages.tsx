import { useMatches } from '@remix-run/react';
import { Suspense, useContext, useDeferredValue, type ReactNode } from 'react';
import { featuresOf, type Feature } from './features';
import { MessageStoreContext } from './IntlRoot';

/** Suspends until the messages of these features are loaded. Must be called above the components that show them. */
export function useFeatureMessages(features: readonly Feature[]): void {
  const pending = useContext(MessageStoreContext)?.load(features);
  if (pending) throw pending;
}

/**
 * Wraps the root's outlet: a navigation that needs new messages waits for them inside its transition, so the previous
 * page stays visible. It deliberately has no Suspense boundary: React waits at the root, no fallback ever shows, and
 * the page hydrates in one piece. Without a boundary only a transition may suspend, so during an urgent update
 * (flushSync, a view transition) it renders nothing for that moment. Only in urgent updates a deferred value lags
 * behind, which is how they are detected.
 */
export function RouteMessages({ children }: { children: ReactNode }) {
  const features = featuresOf(useMatches().map((match) => match.handle));
  const wanted = features.join();
  const urgent = useDeferredValue(wanted) !== wanted;
  const pending = useContext(MessageStoreContext)?.load(features);
  if (!pending) return <>{children}</>;
  if (urgent) return null;
  throw pending;
}

/**
 * Loads the messages for parts that appear without a navigation, such as a dialog of another feature. What the server
 * renders has the messages of its route instead: React would throw the HTML of a boundary away if the page changed
 * before it is hydrated.
 */
export function Messages(props: { features: readonly Feature[]; fallback?: ReactNode; children: ReactNode }) {
  return (
    <Suspense fallback={props.fallback ?? null}>
      <Ready features={props.features}>{props.children}</Ready>
    </Suspense>
  );
}

function Ready({ features, children }: { features: readonly Feature[]; children: ReactNode }) {
  useFeatureMessages(features);
  return <>{children}</>;
}
