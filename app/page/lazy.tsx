import { createElement, lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { useHydrated } from './use-hydrated';

/**
 * Loads the code when the component is first shown, and renders nothing until hydration is done and the code has
 * arrived. If the code cannot be loaded it renders `instead`, until it is mounted again.
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

/** How the code of each part that the server renders too is requested, by the name in its `data-part`. */
const parts = new Map<string, () => Promise<unknown>>();

/**
 * Loads the code when the component is first shown. Other than above, the server renders it too: for what few members
 * need, but also without JavaScript. If the code cannot be loaded, the HTML of the server stays as it is, and what
 * appears later renders `instead`.
 *
 * `part` names it in the attribute `data-part` of its outermost element, so that the code is there when the page wakes
 * up (partsOf). A boundary of Suspense would not have to wait, but React throws its HTML away and complains if a context
 * above it changes meanwhile.
 */
export function lazyWithHtml<Props extends object>(
  part: string,
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = () => null,
): ComponentType<Props> {
  let code: ComponentType<Props> | 'missing' | undefined;
  let loading: Promise<unknown> | undefined;
  const start = () =>
    (loading ??= load().then(
      (component) => (code = component),
      () => (code = 'missing'),
    ));
  parts.set(part, start);
  function Part({ sent, shown }: { sent: boolean; shown: Props }) {
    if (!code) throw start();
    if (code !== 'missing') return createElement(code, shown);
    return sent ? <Untouched part={part} /> : createElement(instead, shown);
  }
  return function Loaded(props: Props) {
    const hydrated = useHydrated();
    const [sent] = useState(!hydrated);
    const shown = <Part sent={sent} shown={props} />;
    return sent ? shown : <Suspense fallback={null}>{shown}</Suspense>;
  };
}

/** For a part that the URL names: if its code cannot be loaded, the document shows it. */
export function DocumentInstead() {
  useEffect(() => window.location.reload(), []);
  return null;
}

/** An element of the server's HTML, with everything in it: React takes over nothing but the element. */
function Untouched({ part }: { part: string }) {
  const [tag] = useState(() => document.querySelector(`[data-part="${part}"]`)?.localName);
  // The text that React is given is empty, and never put into the page.
  // oxlint-disable-next-line react/no-danger
  return tag ? createElement(tag, { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }) : null;
}

/** Requests the code of the parts that a document from the server shows, and waits for it. Never rejects. */
export async function partsOf(document: ParentNode): Promise<void> {
  const names = [...document.querySelectorAll('[data-part]')].map((element) => element.getAttribute('data-part')!);
  await Promise.all([...new Set(names)].map((name) => parts.get(name)?.()));
}
