import { defineConfig } from '@playwright/test';
import { browserOptions } from '../scripts/browser.mjs';

export default defineConfig({
  testDir: '.',
  globalSetup: '../app/testing/temporary-folders.ts',
  testMatch: '*.journey.ts',
  outputDir: '../test-results',
  // A flaky test is a defect, so nothing is retried.
  retries: 0,
  workers: 2,
  fullyParallel: false,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? {} : { outputFile: '../test-results/report.json' }],
  ],
  use: {
    browserName: 'chromium',
    // Below the time of a journey, so that an action or a page that does not come is named by the report.
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // Recording costs more than the journeys themselves; `--trace on` records one that needs an investigation.
    trace: 'off',
    launchOptions: {
      ...browserOptions(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
