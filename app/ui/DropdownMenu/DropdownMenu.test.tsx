// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DropdownButton, DropdownMenu } from './DropdownMenu';

beforeEach(() => {
  render(
    <>
      <DropdownMenu trigger="Account" label="Account menu">
        <DropdownButton type="button">Profile</DropdownButton>
        <DropdownButton type="button">Settings</DropdownButton>
        <DropdownButton type="button">Log out</DropdownButton>
      </DropdownMenu>
      <p>elsewhere</p>
    </>,
  );
});
afterEach(cleanup);

const details = () => document.querySelector('details')!;
const summary = () => document.querySelector('summary')!;
const item = (name: string) => screen.getByText(name);

describe('DropdownMenu', () => {
  it('is a native disclosure with a name', () => {
    expect(details().open).toBe(false);
    expect(summary().getAttribute('aria-label')).toBe('Account menu');
  });

  it('closes on Escape and returns the focus', () => {
    details().open = true;
    item('Settings').focus();
    fireEvent.keyDown(item('Settings'), { key: 'Escape' });
    expect(details().open).toBe(false);
    expect(document.activeElement).toBe(summary());
  });

  it('closes on a press elsewhere, on leaving with the keyboard and on a choice, but not on a press inside', () => {
    details().open = true;
    fireEvent.pointerDown(details().querySelector('div')!);
    expect(details().open).toBe(true);
    fireEvent.pointerDown(screen.getByText('elsewhere'));
    expect(details().open).toBe(false);
    details().open = true;
    fireEvent.focusOut(item('Log out'), { relatedTarget: document.body });
    expect(details().open).toBe(false);
    details().open = true;
    fireEvent.click(item('Profile'));
    expect(details().open).toBe(false);
  });

  it('opens and moves with the arrow keys, and stops at the ends', () => {
    summary().focus();
    fireEvent.keyDown(summary(), { key: 'ArrowDown' });
    expect(details().open).toBe(true);
    expect(document.activeElement).toBe(item('Profile'));
    fireEvent.keyDown(item('Profile'), { key: 'ArrowUp' });
    expect(document.activeElement).toBe(item('Profile'));
    fireEvent.keyDown(item('Profile'), { key: 'End' });
    expect(document.activeElement).toBe(item('Log out'));
    fireEvent.keyDown(item('Log out'), { key: 'ArrowUp' });
    expect(document.activeElement).toBe(item('Settings'));
    fireEvent.keyDown(item('Settings'), { key: 'Home' });
    expect(document.activeElement).toBe(item('Profile'));
  });
});
