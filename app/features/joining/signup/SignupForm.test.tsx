// @vitest-environment happy-dom
import { redirect } from '@remix-run/node';
import { createRemixStub } from '@remix-run/testing';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { afterEach, describe, expect, it } from 'vitest';
import account from '../../../../locales/en/account.json';
import type { FormProblem } from '~/contract/problem';
import { show, testShell } from '~/layouts/layout.testing';
import type { ShellBrand } from '~/page/shell-data';
import { LoginForm } from '~/features/account/login/LoginForm';
import { SignupForm, type SignupFormProps } from './SignupForm';

afterEach(cleanup);

const nothing: FormProblem = { ok: false, fieldErrors: {}, error: null, values: {} };
const refused = (code: string, values: Record<string, string | number> = {}): FormProblem => ({
  ...nothing,
  error: { code, values },
});

function signup(props: Partial<SignupFormProps> = {}, signupOpen = true, brand: Partial<ShellBrand> = {}) {
  show(
    <IntlProvider locale="en" messages={account}>
      <SignupForm action="/signup" {...props} />
    </IntlProvider>,
    { signupOpen, brand: { ...testShell().brand, minAge: 21, ...brand } },
  );
}
const names = () => {
  const fields = document.querySelectorAll<HTMLInputElement>('form input, form textarea, form select');
  return [...new Set([...fields].map(({ name }) => name))];
};

describe.each([
  ['signup', <SignupForm key="signup" action="/signup" />, 'Create my free account'],
  ['login', <LoginForm key="login" next="/members" />, 'Log in'],
])('the form of the %s', (_, form, name) => {
  it('waits for the page to which it leads when it is accepted', async () => {
    let sent = 0;
    const action = () => {
      sent++;
      return redirect('/members');
    };
    const Stub = createRemixStub([
      {
        id: 'root',
        loader: () => new Promise(() => {}),
        children: [{ path: '*', action, Component: () => form }],
      },
    ]);
    render(
      <IntlProvider locale="en" messages={account}>
        <Stub hydrationData={{ loaderData: { root: testShell() } }} />
      </IntlProvider>,
    );
    const button = screen.getByRole('button', { name });
    fireEvent.click(button);
    await waitFor(() => expect(sent).toBe(1));
    await act(async () => {});
    expect(button.getAttribute('aria-busy')).toBe('true');
    fireEvent.click(button);
    await act(async () => {});
    expect(sent).toBe(1);
  });
});

describe('the signup form', () => {
  // covers S3-093 S3-094 S3-095 S3-096 S5-003
  it('asks for e-mail, name, password and date of birth, and leaves the gender open', () => {
    signup();
    const birth = ['date_of_birth.day', 'date_of_birth.month', 'date_of_birth.year'];
    expect(names().sort()).toEqual([...birth, 'email', 'gender', 'name', 'password']);
    expect(screen.getByText('Enter your date of birth (21+)')).toBeVisible();
  });

  it('says who sees the profile, as the brand’s settings have it', () => {
    signup();
    expect(screen.getByText(/shown only here, and only to members who are logged in/)).toBeVisible();
    cleanup();
    signup({}, true, { seenBy: { direct: 'none', partner: 'all', landings: false } });
    expect(screen.getByText(/those who come through a partner’s link can find and read it/)).toBeVisible();
    expect(screen.queryByText(/only to members/)).toBeNull();
  });

  it.each([
    [10, /^We’ll send it once you’ve confirmed your e-mail address\.$/],
    [9, /^We’ll keep it for you until .* and have the credits to send it\.$/],
  ])('says what happens to the first message if %i credits are given and one costs 10', (signupCredits, text) => {
    signup({ memberId: 'm' }, true, { signupCredits, messageCredits: 10 });
    expect(screen.getByText(text)).toBeVisible();
  });

  // covers S3-097 S4-043
  it('starts with the first message if it came from a profile', () => {
    signup({ memberId: 'm', memberName: 'Bella', action: '/members/m/signup' });
    expect(names()[0]).toBe('signup_message');
    expect(screen.getByLabelText('Your first message to Bella')).toBeVisible();
    expect(document.querySelector('form')!.getAttribute('action')).toBe('/members/m/signup');
  });

  it('starts with the answer given on a landing page, which can be changed; newer text takes precedence', () => {
    signup({ about: 'A long talk.' });
    expect(screen.getByLabelText('About you')).toHaveProperty('value', 'A long talk.');
    cleanup();
    signup({ about: 'A long talk.', problem: { ...nothing, values: { about: '' } } });
    expect(screen.getByLabelText('About you')).toHaveProperty('value', '');
  });

  it('fills in what was typed elsewhere, and shows no errors yet', () => {
    signup({ problem: { ...nothing, values: { name: 'A', email: 'a@' } } });
    expect(screen.getByDisplayValue('a@').getAttribute('aria-invalid')).toBeNull();
    expect(document.querySelector('[role=alert]')).toBeNull();
  });

  // covers S5-001 S5-004 S5-006
  it('shows every problem at its field, and what was typed', () => {
    const problems = {
      email: [{ id: 'account.email-invalid' }],
      name: [{ id: 'account.name-is-email' }],
      date_of_birth: [{ id: 'account.date-of-birth-invalid' }],
    };
    signup({ problem: { ...nothing, fieldErrors: problems, values: { email: 'anna', name: 'Anna' } } });
    for (const text of [
      'Invalid email',
      'Username may not be the same as your e-mail address',
      'Invalid date of birth.',
    ])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByDisplayValue('anna').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByDisplayValue('Anna')).toBeVisible();
  });

  it('asks about a slip in a large provider’s name, corrects it on request, and asks no more while one types', async () => {
    signup();
    const user = userEvent.setup();
    const field = screen.getByLabelText<HTMLInputElement>('E-mail address');
    await user.type(field, 'anna@gmial.com');
    expect(screen.queryByText('anna@gmail.com')).toBeNull();
    await user.tab();
    await user.click(screen.getByRole('button', { name: 'Yes, correct it' }));
    expect([field.value, document.activeElement]).toEqual(['anna@gmail.com', field]);
    await user.tab();
    expect(screen.queryByRole('button', { name: 'Yes, correct it' })).toBeNull();
    await user.clear(field);
    await user.type(field, 'anna@hotmail.con');
    await user.tab();
    expect(screen.getByText('anna@hotmail.com')).toBeVisible();
    await user.type(field, '.example');
    expect(screen.queryByText('anna@hotmail.com')).toBeNull();
  });

  it('takes each error back when the field is corrected, and the one about the account with its address', async () => {
    const fieldErrors = {
      email: [{ id: 'account.email-taken' }],
      date_of_birth: [{ id: 'account.date-of-birth-invalid' }],
    };
    // The clock of the page stands at 1970.
    const values = { email: 'anna@example.org', 'date_of_birth.year': '1940' };
    signup({ problem: { ...refused('account.signup-existing'), fieldErrors, values } });
    const enter = (name: string, value: string) =>
      fireEvent.change(document.querySelector(`[name="${name}"]`)!, { target: { value } });
    enter('email', 'anna@example.com');
    expect(screen.queryByText('This email address already owns an account on this website.')).toBeNull();
    enter('date_of_birth.day', '7');
    enter('date_of_birth.month', '3');
    expect(screen.queryByText('Invalid date of birth.')).toBeNull();
    await waitFor(() => expect(screen.queryByText(/^You already have an account/)).toBeNull());
  });

  // covers S5-009 S8-015
  it('sends people who have an account to log in', () => {
    const fieldErrors = { email: [{ id: 'account.email-taken' }] };
    signup({ problem: { ...refused('account.signup-existing'), fieldErrors } });
    expect(screen.getByText('You already have an account on this website. Please log in.')).toBeVisible();
    expect(screen.getByText('This email address already owns an account on this website.')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Log in' })[0]!.getAttribute('href')).toBe('/login');
  });

  // covers S8-016
  it('sends the owner of a deleted account to the reactivation email or customer service', () => {
    signup({ problem: refused('account.signup-deleted') });
    expect(screen.getByText(/Use the link in the reactivation email to get it back/)).toBeVisible();
    const service = screen.getByRole('link', { name: /Write to customer service/ });
    expect(service.getAttribute('href')).toBe('mailto:help@aurea.example');
    const again = screen.getByRole('link', { name: 'Send me the link again' });
    expect(again.getAttribute('href')).toBe('/account-deleted');
  });

  // covers S8-017
  it('gives way to the waiting list if signups are closed', () => {
    signup({}, false);
    expect(names()).toEqual(['email', 'of_age', 'consent']);
    expect(document.querySelector('form')!.getAttribute('action')).toBe('/waiting-list');
    expect(screen.getByLabelText('I am 21 or older.')).not.toBeChecked();
    expect(screen.getByLabelText(/may send me one e-mail/)).not.toBeChecked();
    expect(screen.getByText(/This website is invite-only/)).toBeVisible();
  });
});

describe('the login form', () => {
  // covers S8-001 S8-002
  it.each([
    ['account.login-failed', {}, 'Login failed, please try again'],
    ['account.login-blocked', { minutes: 12 }, 'Too many incorrect attempts, account blocked for 12 min.'],
  ])('says %s and keeps the e-mail address', (code, values, text) => {
    const problem = { ...refused(code, values), values: { email: 'anna@example.org' } };
    show(
      <IntlProvider locale="en" messages={account}>
        <LoginForm next="/chats" problem={problem} />
      </IntlProvider>,
    );
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByDisplayValue('anna@example.org')).toBeVisible();
    expect(new FormData(document.querySelector('form')!).get('next')).toBe('/chats');
  });

  it('carries on a submitted form, and returns to its path', () => {
    const problem = { ...nothing, values: { text: 'Long thought of', next: '/likes', resume: '1' } };
    show(
      <IntlProvider locale="en" messages={account}>
        <LoginForm next="/chats/7?x=1" problem={problem} />
      </IntlProvider>,
    );
    const form = document.querySelector('form')!;
    expect(screen.getByText(/Nothing is lost/)).toBeVisible();
    expect(form.getAttribute('action')).toBe('/login?next=%2Fchats%2F7%3Fx%3D1');
    expect([...new FormData(form)]).toEqual([
      ['resume', '1'],
      ['text', 'Long thought of'],
      ['next', '/likes'],
      ['email', ''],
      ['password', ''],
    ]);
  });
});
