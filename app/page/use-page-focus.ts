import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/**
 * After a form was sent without loading a new document, the focus goes to what came of it: the message about the whole
 * form, the first field to correct, the confirmation, or the heading of the page that it led to. After a link it goes to
 * the heading of the new page. Otherwise it stays on a button far below or on a link of the page before, or on nothing at
 * all, and who reads with the keyboard or by ear notices nothing.
 */
export function usePageFocus(): void {
  const { state, formMethod } = useNavigation();
  const { pathname } = useLocation();
  const sent = useRef<Sent | null>(null);
  const shown = useRef(pathname);
  // A form that the browser sent itself comes back as a new document.
  useEffect(() => {
    if (document.activeElement === document.body) focusFirstInvalid(document.getElementById('main'));
  }, []);
  useEffect(() => {
    if (state !== 'idle') {
      if (formMethod && formMethod !== 'GET') sent.current ??= { pathname, from: document.activeElement };
      return;
    }
    const [before, left] = [sent.current, shown.current];
    sent.current = null;
    shown.current = pathname;
    if (before) focusResult(before, pathname);
    else if (left !== pathname) focusPage();
  }, [state, formMethod, pathname]);
}

interface Sent {
  pathname: string;
  /** What had the focus, such as the button. */
  from: Element | null;
}

const isLost = (active: Element | null) => active === null || active === document.body;

function focusResult(before: Sent, pathname: string): void {
  const main = document.getElementById('main');
  const active = document.activeElement;
  const lost = isLost(active);
  // A dialog or an alert that has taken the focus keeps it.
  if (!main || (!lost && active !== before.from)) return;
  const alert = main.querySelector<HTMLElement>('[role="alert"][data-result]');
  if (alert) return focusText(alert);
  if (focusFirstInvalid(main)) return;
  const heading = lost || pathname !== before.pathname ? main.querySelector('h1') : null;
  focusText(main.querySelector<HTMLElement>('[data-result]') ?? heading);
}

/** A list beside its pages, or a tab above them, stays and keeps the focus, and so does what the page has focused. */
function focusPage(): void {
  const main = document.getElementById('main');
  const active = document.activeElement;
  if (!main || (!isLost(active) && (main.contains(active) || active!.closest('dialog')))) return;
  // The page scrolls to its top, or on the way back to where it was.
  focusText(main.querySelector('h1') ?? main, { preventScroll: true });
}

/** Text can be focused, but is no stop of the Tab key. */
export function focusText(text: HTMLElement | null, options?: FocusOptions): void {
  if (!text) return;
  text.tabIndex = -1;
  text.focus(options);
}

/** Focuses the first control that is marked as invalid; of a group its choice. Returns whether there is one. */
export function focusFirstInvalid(within: ParentNode | null): boolean {
  const invalid = within?.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (!invalid) return false;
  const control = invalid.matches('fieldset')
    ? (invalid.querySelector<HTMLElement>('input:checked') ?? invalid.querySelector<HTMLElement>('input, select'))
    : invalid;
  control?.focus();
  return control !== null;
}
