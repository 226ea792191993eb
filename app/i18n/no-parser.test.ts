import { expect, it, vi } from 'vitest';

// As in the browser's bundle, where vite.config.ts replaces the parser by this module.
vi.mock('@formatjs/icu-messageformat-parser', () => import('@formatjs/icu-messageformat-parser/no-parser.js'));

it('shows the default of the code with its values if there is neither a message nor a parser', async () => {
  const { createSteadyIntl } = await import('./create-intl');
  const onProblem = vi.fn();
  const intl = createSteadyIntl({ locale: 'nl', timeZone: 'UTC', messages: {}, onProblem });
  const text = intl.formatMessage({ id: 'chat.hi', defaultMessage: "Login to like {name}'s profile" }, { name: 'Ann' });
  expect(text).toBe("Login to like Ann's profile");
  expect(onProblem).not.toHaveBeenCalled();
});
