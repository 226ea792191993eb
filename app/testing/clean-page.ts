import { cleanup } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

// Unit tests of one worker share its document, so each file leaves it as empty as it was at the start.
afterAll(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
