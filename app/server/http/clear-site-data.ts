/**
 * Sent when a member leaves this browser, which others may use: pages and photos in its cache, what scripts have stored, and
 * the service worker with its push subscription. The worker comes back with the next login. Cookies are not named,
 * because browsers would also clear those of the other hosts of the domain; the session ends by its own header.
 */
export const CLEAR_SITE_DATA: [string, string] = ['Clear-Site-Data', '"cache", "storage"'];
