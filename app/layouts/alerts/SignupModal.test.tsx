// @vitest-environment happy-dom
import { Link } from '@remix-run/react';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SignupFormProps } from '~/features/joining/signup/SignupForm';
import { matchMedia, show, testUser } from '../layout.testing';
import { SignupModal } from './SignupModal';

const form = vi.hoisted(() => ({ props: undefined as SignupFormProps | undefined }));
vi.mock('~/features/joining/signup/SignupForm', () => ({
  SignupForm: (props: SignupFormProps) => {
    form.props = props;
    return (
      <p>
        the form <input aria-label="Name" />
      </p>
    );
  },
}));

const ID = 'a'.repeat(26);
const wide = () => vi.stubGlobal('matchMedia', matchMedia(/min-width: 768px/));

beforeAll(async () => {
  // The dialog is loaded lazily. Once it is loaded, a click that opens no dialog means that the click was ignored.
  await import('./SignupDialog');
  wide();
  page();
  click('Join');
  await screen.findByRole('dialog');
  cleanup();
});
beforeEach(() => {
  form.props = undefined;
  wide();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function page(path = '/', user = false) {
  show(
    <>
      <Link to="/signup">Join</Link>
      <Link to={`/members/${ID}/signup?network=adnet`}>Write to Ben</Link>
      <Link to="/signup-matches">Elsewhere</Link>
      <a href="http://elsewhere.example/signup">Another site</a>
      <a href="/signup" target="_blank" rel="noreferrer">
        In a tab
      </a>
      <SignupModal />
    </>,
    user ? { user: testUser() } : {},
    { path },
  );
}
/** Clicks the link and returns whether the modal took the click; other links stay links. */
const click = (name: string, how: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...how });
  // Clicks that the modal ignores must not navigate away from the test.
  const stay = (clicked: Event) => clicked.preventDefault();
  window.addEventListener('click', stay);
  act(() => void screen.getByText(name).dispatchEvent(event));
  window.removeEventListener('click', stay);
  return document.querySelector('dialog') !== null;
};

describe('SignupModal', () => {
  // covers S2-110
  it('opens on a wide screen, with the profile and the ids of the link', async () => {
    page();
    expect(document.querySelector('dialog')).toBeNull();
    click('Join');
    expect((await screen.findByRole('dialog')).textContent).toContain('the form');
    expect(form.props).toMatchObject({ action: '/signup', memberId: undefined, inModal: true });
    cleanup();
    page();
    expect(click('Write to Ben')).toBe(true);
    expect(form.props).toMatchObject({ action: `/members/${ID}/signup?network=adnet`, memberId: ID });
  });

  // covers S2-111
  it('stays a page on a phone', () => {
    vi.stubGlobal('matchMedia', matchMedia());
    page();
    expect(click('Join')).toBe(false);
  });

  it.each(['Elsewhere', 'Another site', 'In a tab'])('does not handle the link %s', (name) => {
    page();
    expect(click(name)).toBe(false);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'does not handle a click for a new tab or window: %j',
    (how) => {
      page();
      expect(click('Join', how)).toBe(false);
    },
  );

  it('does not open for members', () => {
    page('/', true);
    expect(click('Join')).toBe(false);
  });

  // covers S2-108 S2-109
  it('closes on request, but not while the signup is being submitted', () => {
    page();
    click('Join');
    act(() => form.props!.onBusy!(true));
    const dialog = document.querySelector('dialog')!;
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    fireEvent.click(dialog);
    const escape = new Event('cancel', { cancelable: true });
    act(() => void dialog.dispatchEvent(escape));
    expect(escape.defaultPrevented).toBe(true);
    expect(document.querySelector('dialog')).not.toBeNull();
    act(() => form.props!.onBusy!(false));
    fireEvent.click(dialog);
    expect(document.querySelector('dialog')).toBeNull();
  });

  // covers S2-108 S2-109
  it('asks before it discards what was typed, and only its button does', () => {
    page();
    click('Join');
    const dialog = document.querySelector('dialog')!;
    fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Anna' } });
    fireEvent.click(dialog);
    const escape = new Event('cancel', { cancelable: true });
    act(() => void dialog.dispatchEvent(escape));
    expect(escape.defaultPrevented).toBe(true);
    const close = () => fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    close();
    expect(screen.getByText('Stop signing up?')).toBeVisible();
    fireEvent.click(screen.getByText('Go on signing up'));
    expect(dialog.open).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Anna');
    close();
    fireEvent.click(screen.getByText('Discard it'));
    expect(document.querySelector('dialog')).toBeNull();
  });
});
