import { useBrowserLayoutEffect } from '~/ui/use-browser-layout-effect';
import { css } from 'styled-components';

/** Hides what is only for browsers that can pay with Apple Pay, until AppleProbe has asked. */
export const appleOnlyCss = css`
  html:not([data-apple-pay]) & {
    display: none;
  }
`;

/** As text of an element, it must be free of quotation marks, ampersands and angle brackets, which React escapes. */
const PROBE =
  'try{ApplePaySession.canMakePayments()?document.documentElement.setAttribute(`data-apple-pay`,``):0}catch{}';

interface ApplePayWindow {
  ApplePaySession?: { canMakePayments(): boolean };
}

/** Asks the browser, which throws where the page is not secure. */
export function askApplePay(page: ApplePayWindow, root: HTMLElement): void {
  try {
    if (page.ApplePaySession?.canMakePayments()) root.dataset.applePay = '';
  } catch {
    // It cannot be used here, so it stays hidden.
  }
}

/**
 * Marks the document if the device can pay with Apple Pay: by a script while the document is read, so that nothing
 * moves, and by an effect on a page that is opened without loading a document.
 */
export function AppleProbe() {
  useBrowserLayoutEffect(() => askApplePay(window as ApplePayWindow, document.documentElement), []);
  return <script>{PROBE}</script>;
}
