import { useEffect, useLayoutEffect } from 'react';

/** As soon as the page shows what was rendered, before anybody can press anything. React warns of it on a server. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
