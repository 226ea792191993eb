// @vitest-environment happy-dom
import { createRemixStub } from '@remix-run/testing';
import { render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { BeginForm } from './BeginForm';
import { kitSlots } from './kit-slots';
import { LanderProvider } from './LanderContext';
import type { LanderView } from './lander-view';
import { MessageForm, MessageField } from './MessageForm';
import { OpenWays } from './OpenWays';
import { PlainLine } from './PlainLine';
import { SignupAction } from './SignupAction';
import { WayOn } from './WayOn';

const view = {
  name: 'small',
  slug: null,
  signupOpen: true,
  brand: { messageLength: 500 },
  copy: {},
  labels: {
    dating: 'Dating · Netherlands',
    offer: 'Free',
    join: 'Join',
    hello: 'Say hello',
    waitingList: 'Wait',
    people: null,
  },
  person: { id: 'ada' },
};

function show(what: React.ReactNode, changes: Partial<LanderView> = {}) {
  const Stub = createRemixStub([
    {
      path: '/',
      Component: () => (
        <IntlProvider locale="en">
          <LanderProvider view={{ ...view, ...changes } as LanderView}>{what}</LanderProvider>
        </IntlProvider>
      ),
    },
  ]);
  return render(<Stub />).container;
}

describe('BeginForm', () => {
  const begin = (signupOpen: boolean) => show(<BeginForm className="drawn" />, { signupOpen });

  it('asks for a name and an e-mail address', () => {
    const form = begin(true).querySelector('form.drawn')!;
    const fields = [...form.querySelectorAll('input:not([type=hidden])')].map((field) => field.getAttribute('name'));
    expect(fields).toEqual(['name', 'email']);
    expect(form.querySelector('button')?.getAttribute('type')).toBe('submit');
  });

  it('leads to the waiting list while signups are closed', () => {
    expect(begin(false).querySelector('form')).toBeNull();
    expect(begin(false).querySelector('a')?.getAttribute('href')).toBe('/waiting-list');
  });
});

describe('SignupAction', () => {
  const link = (signupOpen: boolean) =>
    show(<SignupAction answer="answer-1" />, { signupOpen, copy: { action: 'Begin' } });

  it('sends what was chosen on the page', () => {
    expect(link(true).querySelector('a')?.getAttribute('href')).toBe('/signup?lander=small&answer=answer-1');
    expect(link(true).textContent).toBe('Begin');
  });

  it('leads to the waiting list while signups are closed', () => {
    expect(link(false).querySelector('a')?.getAttribute('href')).toBe('/waiting-list');
    expect(link(false).textContent).toBe('Wait');
  });
});

describe('OpenWays', () => {
  const ways = (people: string | null) =>
    [...show(<OpenWays />, { labels: { ...view.labels, people } }).querySelectorAll('a')].map((a) =>
      a.getAttribute('href'),
    );

  it('leads to search too where the brand shows visitors people', () => {
    expect(ways('See people')).toEqual(['/waiting-list', '/members']);
    expect(ways(null)).toEqual(['/waiting-list']);
  });
});

describe('PlainLine', () => {
  it('says for whom, where and what is free', () => {
    expect(show(<PlainLine />).textContent).toBe('Dating · Netherlands Free');
  });
});

describe('WayOn', () => {
  const way = (signupOpen: boolean) => show(<WayOn />, { signupOpen }).querySelector('a')!;

  it('leads to the form of the page, and to the waiting list while signups are closed', () => {
    expect([way(true).getAttribute('href'), way(true).textContent]).toEqual(['#reply', 'Say hello']);
    expect([way(false).getAttribute('href'), way(false).textContent]).toEqual(['/waiting-list', 'Wait']);
  });
});

describe('MessageForm', () => {
  it('sends the first message to the profile of the page, up to the brand’s maximum length', () => {
    const form = show(
      <MessageForm>
        <MessageField />
      </MessageForm>,
    ).querySelector('form')!;
    expect(form.getAttribute('action')).toBe(`/members/ada/signup?lander=small`);
    expect(form.querySelector('textarea')?.getAttribute('name')).toBe('signup_message');
    expect(form.querySelector('textarea')?.getAttribute('maxlength')).toBe('500');
  });
});

describe('components that read slots by name', () => {
  /** The slots that a component reads, with signups open and closed. */
  function asked(piece: React.ReactNode): string[] {
    const read = new Set<string>();
    const copy = new Proxy({} as Record<string, string>, {
      get: (_none, slot) => {
        read.add(String(slot));
        return 'words';
      },
    });
    for (const signupOpen of [true, false]) show(piece, { copy, signupOpen });
    return [...read].sort();
  }

  it.each<[string, React.ReactNode]>([
    ['BeginForm', <BeginForm key="" />],
    ['MessageField', <MessageField key="" />],
    ['MessageForm', <MessageForm key="">fields</MessageForm>],
    ['SignupAction', <SignupAction key="" />],
  ])('%s: reads those listed in kitSlots', (name, piece) => {
    expect(asked(piece)).toEqual([...kitSlots[name]!].sort());
  });
});
