// @vitest-environment happy-dom
import { Form, Link, Outlet, useActionData } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import { Alert } from '~/ui/Alert/Alert';
import { RadioGroup } from '~/ui/RadioGroup/RadioGroup';
import { TextField } from '~/ui/TextField/TextField';
import { usePageFocus } from './use-page-focus';

afterEach(cleanup);

type Outcome = 'wrong' | 'saved' | 'refused' | 'elsewhere' | 'nothing' | 'gone';

function Root() {
  usePageFocus();
  return (
    <>
      <Link to="/done">Bar</Link>
      <Link to="/?view=all">View</Link>
      <main id="main">
        <Link to="/done">Tab</Link>
        <Outlet />
      </main>
    </>
  );
}

function Settings({ invalid = false }: { invalid?: boolean }) {
  const outcome = useActionData<Outcome>();
  const error = outcome === 'wrong' || outcome === 'refused' || invalid ? 'Not like this' : undefined;
  return (
    <>
      <h1>Settings</h1>
      <Link to="/done">Onward</Link>
      <Link to="/field">Write</Link>
      {outcome === 'saved' ? <Alert role="status">Saved</Alert> : null}
      <Form method="post">
        {outcome === 'refused' ? <Alert role="alert">Refused</Alert> : null}
        <TextField name="name" label="Name" />
        <RadioGroup name="way" label="Way" error={error} options={[{ value: 'a', label: 'A' }]} />
        <TextField name="email" label="E-mail" error={error} />
        {outcome === 'gone' ? null : <button type="submit">Save</button>}
      </Form>
    </>
  );
}

/** A page that focuses something itself. */
function Field() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <>
      <h1>Field</h1>
      <input ref={field} aria-label="Text" />
    </>
  );
}

function open(outcome: Outcome, props: { invalid?: boolean } = {}) {
  const Stub = createRemixStub([
    {
      Component: Root,
      children: [
        {
          path: '/',
          action: () =>
            outcome === 'elsewhere' ? new Response(null, { status: 303, headers: { Location: '/done' } }) : outcome,
          Component: () => <Settings {...props} />,
        },
        { path: '/done', Component: () => <h1>Done</h1> },
        { path: '/field', Component: Field },
      ],
    },
  ]);
  render(
    <IntlProvider locale="en">
      <Stub initialEntries={['/']} hydrationData={{ loaderData: {} }} />
    </IntlProvider>,
  );
}

function save(): HTMLElement {
  const button = screen.getByRole('button', { name: 'Save' });
  button.focus();
  fireEvent.click(button);
  return button;
}

it('goes to the first field to correct; of a group to its choice', async () => {
  open('wrong');
  save();
  await waitFor(() => expect(screen.getByRole('radio')).toHaveFocus());
});

it('goes to the message about the whole form before any field', async () => {
  open('refused');
  save();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
});

it('goes to the confirmation', async () => {
  open('saved');
  save();
  await waitFor(() => expect(screen.getByRole('status')).toHaveFocus());
});

it('goes to the heading of the page that the form led to', async () => {
  open('elsewhere');
  save();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Done' })).toHaveFocus());
});

it('stays on the button where nothing is said', async () => {
  open('nothing');
  const button = save();
  await screen.findByRole('heading', { name: 'Settings' });
  expect(button).toHaveFocus();
});

it('goes to the heading if the button is gone', async () => {
  open('gone');
  save();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Settings' })).toHaveFocus());
});

it('goes to the first field to correct on a page that came back as a document', () => {
  open('nothing', { invalid: true });
  expect(screen.getByRole('radio')).toHaveFocus();
});

function follow(name: string): HTMLElement {
  const link = screen.getByRole('link', { name });
  link.focus();
  fireEvent.click(link);
  return link;
}

// covers X19-307
it.each(['Bar', 'Onward'])('goes to the heading of the page that a link led to: %s', async (name) => {
  open('nothing');
  follow(name);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Done' })).toHaveFocus());
});

it('stays on a link of the content that is still there, as in a list beside its pages', async () => {
  open('nothing');
  const link = follow('Tab');
  await screen.findByRole('heading', { name: 'Done' });
  expect(link).toHaveFocus();
});

it('stays where the new page has put it', async () => {
  open('nothing');
  follow('Write');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Text' })).toHaveFocus());
});

it('stays on a link that changes only the query of the same page', async () => {
  open('nothing');
  const link = follow('View');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Settings' })).toBeInTheDocument());
  expect(link).toHaveFocus();
});
