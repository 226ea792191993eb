import { Link } from '@remix-run/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, fontWeight, media, motion, space } from '~/theme/tokens';
import { Badge } from '../Badge/Badge';
import { usePrefetch } from '../Prefetch/use-prefetch';

export interface Tab {
  to: string;
  label: ReactNode;
  current: boolean;
  count?: number;
  /** What is counted, for screen readers. */
  countLabel?: string;
}

const Bar = styled.nav`
  position: relative;
  display: flex;
  gap: ${space(1)};
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px 0 ${color('line')};
`;

const Item = styled(Link)`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  flex: none;
  min-height: 48px;
  padding: 0 ${space(4)};
  color: ${color('text-muted')};
  font-weight: ${fontWeight('strong')};
  text-decoration: none;
  transition: color ${motion('fast')};
  &::after {
    content: '';
    position: absolute;
    inset: auto ${space(3)} 0;
    height: 3px;
    border-radius: 3px 3px 0 0;
  }
  &[aria-current] {
    color: ${color('text')};
  }
  &[aria-current]::after {
    background: ${color('focus')};
  }
  ${media.hover} {
    &:hover {
      color: ${color('text')};
    }
  }
  &:focus-visible {
    outline-offset: -4px;
  }
`;

/** Sections with their own URLs: links, not ARIA tabs, so that each can be opened, shared and reloaded. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const prefetch = usePrefetch();
  const bar = useRef<HTMLElement>(null);
  const current = tabs.findIndex((tab) => tab.current);
  // On a phone the bar is wider than the screen, so the current tab is scrolled into view; the page does not scroll.
  useEffect(() => {
    const [nav, item] = [bar.current, bar.current?.children[current] as HTMLElement | undefined];
    if (nav && item) nav.scrollLeft = item.offsetLeft - (nav.clientWidth - item.offsetWidth) / 2;
  }, [current]);
  return (
    <Bar ref={bar} aria-label={label}>
      {tabs.map((tab) => (
        <Item key={tab.to} to={tab.to} aria-current={tab.current ? 'page' : undefined} prefetch={prefetch}>
          {tab.label}
          <Badge count={tab.count ?? 0} label={tab.countLabel} />
        </Item>
      ))}
    </Bar>
  );
}
