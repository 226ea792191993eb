import * as matchers from '@testing-library/jest-dom/matchers';
import { configure } from '@testing-library/react';
import { expect } from 'vitest';

// `toBeVisible` checks what a person would notice, whereas a query that throws by itself only checks that an element
// exists.
expect.extend(matchers);
// A busy machine may take longer than the default of one second; a condition that is never met still fails.
configure({ asyncUtilTimeout: 5000 });
