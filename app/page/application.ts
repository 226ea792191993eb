/** The element with what the application needs to take over a light page; see LightApplication. */
export const APPLICATION_ELEMENT = 'application';

/** In the document of a light page; its attribute `data-modules` is the URL of Remix's manifest. */
export interface LightApplication {
  /** Remix's own context, without its state. */
  context: object;
  /** The data of the loaders; as a text, encoded by Remix, where JSON cannot hold them. */
  state: object | string;
  /** The ids of the matched routes. */
  routes: string[];
  /** The accessible name of the progress line, in the language of the page. */
  loading: string;
}
