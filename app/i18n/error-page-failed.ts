/**
 * The text of the specification (section 2) for the page in place of the error page, in the browser and from the server.
 * It stands outside the catalogues, because what says it must not depend on anything that may have failed.
 */
export const ERROR_PAGE_FAILED = 'An error occurred while showing the error page';
