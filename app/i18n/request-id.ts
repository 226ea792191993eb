import { createContext } from 'react';

/** The number under which the server logged this document's request, where it failed; other documents have none. */
export const RequestIdContext = createContext<string | undefined>(undefined);
