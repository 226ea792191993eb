import { Link } from '@remix-run/react';
import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { color, forcedEdge, radius, shadow, space, sunkenOnHover } from '~/theme/tokens';
import { useFloating, type Floating } from './use-floating';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: stretch;
  width: max-content;
  max-width: 100%;
  padding: ${space(1)};
  border-radius: min(${radius('md')}, 20px);
  background: ${color('surface-raised')};
  color: ${color('text')};
  box-shadow:
    0 0 0 1px ${color('line')},
    ${shadow('md')};
  &[popover] {
    position: fixed;
    inset: auto;
    margin: 0;
    border: 0;
    max-width: calc(100vw - 16px);
    max-height: calc(100dvh - 16px);
    overflow-y: auto;
  }
  && {
    ${forcedEdge}
  }
`;

export interface FloatingMenuProps {
  /** Its accessible name. */
  label: string;
  /** The name of a part that is loaded when it is first shown; see lazyWithHtml. */
  'data-part'?: string;
  /** Where it floats. Null where the page came with the menu open: then it stands in the flow, and takes no focus. */
  floating: Floating | null;
  /** `escaped`: by the keyboard, so that the focus returns to where it was. */
  onClose: (escaped: boolean) => void;
  /** One line each; the arrow keys move between them. */
  children: ReactNode;
}

const lineOf = (element: Element | undefined) =>
  element?.matches('a, button')
    ? (element as HTMLElement)
    : (element?.querySelector<HTMLElement>('[aria-pressed=true]') ?? element?.querySelector<HTMLElement>('a, button'));

/** What can be done with one thing of a list. Not an ARIA menu, since its items are ordinary links and buttons. */
export function FloatingMenu({ label, floating, onClose, children, ...rest }: FloatingMenuProps) {
  const ref = useRef<HTMLDivElement>(null);
  useFloating(ref, floating);
  const opened = floating !== null;
  useEffect(() => {
    if (opened) lineOf(ref.current?.children[0])?.focus({ preventScroll: true });
  }, [opened]);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const onPress = ({ target }: Event) => {
      if (!ref.current?.contains(target as Node)) close.current(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.key !== 'Escape' && !step) return;
    event.preventDefault();
    event.stopPropagation();
    if (!step) return onClose(true);
    const lines = [...event.currentTarget.children];
    const at = lines.findIndex((line) => line.contains(event.target as Node));
    lineOf(lines[(at + step + lines.length) % lines.length])?.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) onClose(false);
  };
  return (
    <Root ref={ref} data-menu="" {...rest} role="group" aria-label={label} onKeyDown={onKeyDown} onBlur={onBlur}>
      {children}
    </Root>
  );
}

const itemCss = css`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 44px;
  padding: ${space(2)} ${space(3)};
  border-radius: min(${radius('sm')}, 16px);
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
`;

export const MenuLink = styled(Link)`
  ${itemCss}
`;

export const MenuButton = styled.button`
  ${itemCss}
`;
