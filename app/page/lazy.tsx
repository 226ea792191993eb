import { createElement, lazy, Suspense, useState, type ComponentType } from 'react';
import { useHydrated } from './use-hydrated';

/**
 * A component whose code comes when it is first shown, so that what is rarely seen is no part of every page. For what
 * only scripts show: nothing stands there until page and code have come, and `instead` where the code cannot be had,
 * until it is shown anew.
 */
export function lazyAfterHydration<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = () => null,
): ComponentType<Props> {
  const attempt = () =>
    lazy(() =>
      load().then(
        (component) => ({ default: component }),
        () => {
          next = attempt();
          return { default: instead };
        },
      ),
    ) as unknown as ComponentType<Props>;
  let next = attempt();
  return function Awaited(props: Props) {
    const [component] = useState(() => next);
    if (!useHydrated()) return null;
    return <Suspense fallback={null}>{createElement(component, props)}</Suspense>;
  };
}
