// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import { createToastStore } from './toast-store';
import { Toaster } from './Toaster';

// covers S9-102 S9-103
it('a toast is 350 px wide, on layer 1100', () => {
  const store = createToastStore();
  store.show({ message: 'Saved' });
  render(
    <IntlProvider locale="en">
      <Toaster store={store} />
    </IntlProvider>,
  );
  const css = [...document.querySelectorAll('style')].map((style) => style.textContent).join('\n');
  expect(css).toMatch(/z-index:\s*1100/);
  expect(css).toMatch(/width:\s*350px/);
  expect(css).toMatch(/width:\s*min\(350px,\s*100%\)/);
});
