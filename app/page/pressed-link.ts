/** Dispatched on the window of a light page once the application has taken it over. */
export const TAKEN_OVER = 'taken-over';

interface Holder {
  pressedLink?: HTMLAnchorElement | undefined;
}

/** Keeps the signup link that was pressed on a light page until the application is there to open its dialog. */
export function holdPressedLink(page: Window, link: HTMLAnchorElement): void {
  (page as Holder).pressedLink = link;
}

/** The application is there: returns the pressed link, if any, and tells the light page that it need do no more. */
export function takePressedLink(page: Window): HTMLAnchorElement | undefined {
  const link = (page as Holder).pressedLink;
  (page as Holder).pressedLink = undefined;
  page.dispatchEvent(new Event(TAKEN_OVER));
  return link;
}
