import { Link, type LinkProps } from '@remix-run/react';
import { forwardRef } from 'react';

/** A path of this site that resolving leaves as it is. */
const isPlain = (to: unknown): to is string => typeof to === 'string' && /^\/(?!\/)/.test(to) && !UNRESOLVED.test(to);
/** A dot segment, an empty segment, an empty query or fragment. */
const UNRESOLVED = /\/\.|\/\/|[?#]$|\?#/;

/**
 * The element that Remix's Link renders on a server. Up to 130 links stand in a page, and for each Remix would read the
 * router's contexts, resolve the path and prepare handlers that only a browser calls.
 */
export const ServerLink = forwardRef<HTMLAnchorElement, LinkProps>(function ServerLink(props, ref) {
  const { to, prefetch = 'none', discover = 'render', target, ...rest } = props;
  if (!isPlain(to) || prefetch === 'render') return <Link ref={ref} {...props} />;
  const {
    reloadDocument,
    replace: _r,
    state: _s,
    preventScrollReset: _p,
    relative: _l,
    viewTransition: _v,
    ...own
  } = rest;
  const found = discover === 'render' && !reloadDocument ? 'true' : undefined;
  // The order of the attributes is Remix's too. An anchor without content is its caller's business.
  // oxlint-disable-next-line jsx-a11y/anchor-has-content
  return <a {...own} data-discover={found} href={to} ref={ref} target={target} />;
});
