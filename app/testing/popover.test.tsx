// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { styled } from 'styled-components';
import { afterEach, expect, it, vi } from 'vitest';
import { OpenButton } from '~/features/discovery/filters/SearchFiltersParts';
import { IconButton } from '~/ui/IconButton/IconButton';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

it('buttons that open and close a popover have its attributes, without a warning in development', () => {
  vi.stubEnv('NODE_ENV', 'development');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <>
      <OpenButton {...{ popovertarget: 'sheet' }}>Open</OpenButton>
      <IconButton label="Close" {...{ popovertarget: 'sheet', popovertargetaction: 'hide' }}>
        x
      </IconButton>
    </>,
  );
  expect(screen.getByText('Open').getAttribute('popovertarget')).toBe('sheet');
  expect(screen.getByRole('button', { name: 'Close' }).getAttribute('popovertargetaction')).toBe('hide');
  expect([warn.mock.calls, error.mock.calls]).toEqual([[], []]);
  // Negative control: React warns about any other styled button.
  const Plain = styled.button``;
  render(<Plain {...{ popovertarget: 'sheet' }}>Plain</Plain>);
  expect(warn.mock.calls.join()).toContain('popovertarget');
});
