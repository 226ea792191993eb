/** Where a deletion leads to; null if it was done already, in another tab. */
export const deletedPath = (code: string | null) => `/account-deleted${code === null ? '' : `?certificate=${code}`}`;
