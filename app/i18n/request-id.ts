import { createContext } from 'react';

/** The id under which the server logged the failed request of this document; undefined for all other documents. */
export const RequestIdContext = createContext<string | undefined>(undefined);
