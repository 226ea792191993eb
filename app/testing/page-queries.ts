import * as matchers from '@testing-library/jest-dom/matchers';
import { configure } from '@testing-library/react';
import { expect } from 'vitest';

// `toBeVisible` says what a person would notice; a query that throws by itself only says that an element exists somewhere.
expect.extend(matchers);
// A machine with other things to do may take longer than the default second; who waits in vain fails all the same.
configure({ asyncUtilTimeout: 5000 });
