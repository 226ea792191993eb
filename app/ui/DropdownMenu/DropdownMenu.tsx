import { Link } from '@remix-run/react';
import { ChevronDown } from '~/ui/Icon/icons';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { color, forcedEdge, media, motion, radius, shadow, space, sunkenOnHover, zIndex } from '~/theme/tokens';
import { useDropdown } from './use-dropdown';

export interface DropdownMenuProps {
  /** The content of the trigger. */
  trigger: ReactNode;
  /** The accessible name of the trigger, where it shows only an icon or too little text. */
  label?: string;
  align?: 'start' | 'end';
  /** The side on which the panel opens: `up` for bars at the bottom. */
  open?: 'down' | 'up';
  hideChevron?: boolean;
  children: ReactNode;
}

const Root = styled.details`
  position: relative;
`;

const Trigger = styled.summary`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-width: 44px;
  min-height: 44px;
  justify-content: center;
  padding: 0 ${space(2)};
  border-radius: min(${radius('control')}, 22px);
  -webkit-user-select: none;
  user-select: none;
  transition: background ${motion('fast')};
  ${sunkenOnHover}
  > svg:last-child {
    transition: transform ${motion('fast')};
  }
  details[open] > & > svg:last-child[data-chevron] {
    transform: rotate(180deg);
  }
`;

const Panel = styled.div<{ $align: 'start' | 'end'; $up: boolean }>`
  position: absolute;
  z-index: ${zIndex('dropdown')};
  ${({ $align }) => ($align === 'end' ? 'right: 0;' : 'left: 0;')}
  ${({ $up }) => ($up ? 'bottom: calc(100% + 4px);' : 'top: calc(100% + 4px);')}
  display: flex;
  flex-direction: column;
  width: max-content;
  min-width: 200px;
  max-width: min(320px, calc(100vw - 32px));
  ${media.below(16)} {
    min-width: 0;
    /* Beside the trigger there may be another one. */
    max-width: calc(100vw - 80px);
  }
  max-height: min(70vh, 480px);
  overflow-y: auto;
  padding: ${space(2)};
  border-radius: min(${radius('md')}, 16px);
  background: ${color('surface-raised')};
  color: ${color('text')};
  box-shadow:
    0 0 0 1px ${color('line')},
    ${shadow('lg')};
  ${forcedEdge}
`;

/** A `<details>` works without JavaScript. Not an ARIA menu, since its items are ordinary links and buttons. */
export function DropdownMenu({
  trigger,
  label,
  align = 'end',
  open = 'down',
  hideChevron = false,
  children,
}: DropdownMenuProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  useDropdown(ref);
  return (
    <Root ref={ref}>
      <Trigger aria-label={label}>
        {trigger}
        {hideChevron ? null : <ChevronDown size={16} aria-hidden data-chevron="" />}
      </Trigger>
      <Panel $align={align} $up={open === 'up'}>
        {children}
      </Panel>
    </Root>
  );
}

const itemCss = css`
  display: flex;
  align-items: center;
  /* A long menu scrolls; its entries never shrink into each other. */
  flex: none;
  gap: ${space(3)};
  width: 100%;
  min-height: 44px;
  padding: ${space(2)} ${space(3)};
  border-radius: ${radius('sm')};
  color: ${color('text')};
  text-align: start;
  text-decoration: none;
  svg {
    flex: none;
    color: ${color('text-muted')};
  }
  ${sunkenOnHover}
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current] {
    background: ${color('primary-soft')};
    color: ${color('on-primary-soft')};
  }
`;

/** A link in the menu; an icon, if any, comes first. */
export const DropdownLink = styled(Link)`
  ${itemCss}
`;

/** An action in the menu; inside a form it works without JavaScript. */
export const DropdownButton = styled.button`
  ${itemCss}
`;
