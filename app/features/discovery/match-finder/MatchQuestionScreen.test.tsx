// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FormProblem } from '~/contract/problem';
import { useHydrated } from '~/page/use-hydrated';
import { show, testUser } from '~/layouts/layout.testing';
import type { MatchFinderQuestion, MatchOption } from './match-finder';
import { MatchQuestionScreen } from './MatchQuestionScreen';

vi.mock('~/page/use-hydrated', () => ({ useHydrated: vi.fn(() => true) }));

afterEach(cleanup);

const first: MatchFinderQuestion = {
  question: { name: 'meet', kind: 'one', values: ['female', 'male', 'any'] },
  answer: 'female',
  number: 1,
  total: 7,
  previous: null,
  complete: false,
};
const ages: MatchFinderQuestion = {
  ...first,
  question: { name: 'ages', kind: 'ages', min: 18, max: 99 },
  answer: { from: 32, to: 48 },
  number: 2,
  previous: 'meet',
};
const options: MatchOption[] = ['Chess', 'Jazz', 'Yoga'].map((name) => ({ id: name.toLowerCase(), name }));
const interests: MatchFinderQuestion = {
  ...first,
  question: { name: 'interests', kind: 'many', options, atMost: 2 },
  answer: ['jazz'],
  number: 4,
  previous: 'near',
};
const wrong = (values: Record<string, string>): FormProblem => ({
  ok: false,
  error: null,
  fieldErrors: { answer: [{ id: 'errors.invalid-value' }] },
  values,
});

/** Renders the page and collects the submitted forms as pairs of name and value. */
function ask(page: MatchFinderQuestion, problem: FormProblem | null = null) {
  const sent: [string, string][][] = [];
  show(
    <MatchQuestionScreen page={page} problem={problem} />,
    { user: testUser() },
    {
      path: '/match-finder',
      route: 'match-finder',
      action: (request) => {
        void request.formData().then((form) => sent.push([...form].map(([name, value]) => [name, String(value)])));
        return null;
      },
    },
  );
  return sent;
}

const heading = () => screen.getByRole('heading', { level: 1 });
const next = () => screen.getByRole('button', { name: /Next|See who fits/ });
const checked = () => [...document.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);

describe('a question of the match finder', () => {
  it('shows the progress in words, and as a bar that is hidden from screen readers', () => {
    ask(ages);
    expect(screen.getByText('Question 2 of 7')).toBeVisible();
    const bar = document.querySelector('progress')!;
    expect([bar.value, bar.max, bar.getAttribute('aria-hidden')]).toEqual([2, 7, 'true']);
  });

  it('has a link back, except for the first, which explains the match finder', async () => {
    ask(first);
    expect(screen.queryByRole('link', { name: 'Back' })).toBeNull();
    expect(screen.getByText(/A few questions about who/)).toBeVisible();
    cleanup();
    ask(ages);
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/match-finder?question=meet');
    expect(screen.queryByText(/A few questions about who/)).toBeNull();
  });

  it('groups its choices under the question, for screen readers too, and starts with the known answer', () => {
    ask(first);
    expect(screen.getByRole('radiogroup', { name: 'Who would you like to meet?' })).toBeVisible();
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('name'))).toEqual(Array(3).fill('answer'));
    expect(checked()).toEqual(['female']);
    cleanup();
    ask(interests);
    expect(screen.getByRole('group', { name: 'What would you love to do together?' })).toBeVisible();
    expect(checked()).toEqual(['jazz']);
    expect(screen.getByText('Choose up to 2, or none if it doesn’t matter.')).toBeVisible();
  });

  it('is one form: Enter in a field and the button submit the same', async () => {
    const sent = ask(ages);
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '55' } });
    fireEvent.submit(screen.getByLabelText('To').closest('form')!);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual([
      ['intent', 'answer'],
      ['question', 'ages'],
      ['from', '32'],
      ['to', '55'],
    ]);
    fireEvent.click(next());
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual(sent[0]);
  });

  it('submits every choice that was made, and none if it does not matter', async () => {
    const sent = ask(interests);
    fireEvent.click(screen.getByLabelText('Yoga'));
    fireEvent.click(next());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]!.filter(([name]) => name === 'answer')).toEqual([
      ['answer', 'jazz'],
      ['answer', 'yoga'],
    ]);
    for (const name of ['Jazz', 'Yoga']) fireEvent.click(screen.getByLabelText(name));
    fireEvent.click(next());
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]!.some(([name]) => name === 'answer')).toBe(false);
  });
});

describe('the keyboard focus', () => {
  it('moves to the heading of the next question, but stays where the browser puts it on page load', () => {
    vi.mocked(useHydrated).mockReturnValueOnce(false);
    ask(first);
    expect(document.activeElement).not.toBe(heading());
    cleanup();
    // An answer is posted to the URL of its own page, so the history entry does not tell one question from the next.
    ask(ages);
    expect(document.activeElement).toBe(heading());
    expect(heading().tabIndex).toBe(-1);
  });
});

describe('an answer that was refused', () => {
  it('is shown in its fields again, with the error', () => {
    ask(ages, wrong({ question: 'ages', from: '12', to: '300' }));
    expect(screen.getByRole('alert')).toBeVisible();
    const typed = ['From', 'To'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
    expect(typed).toEqual(['12', '300']);
    cleanup();
    ask(interests, wrong({ question: 'interests', answer: 'chess,yoga' }));
    expect(checked()).toEqual(['chess', 'yoga']);
  });

  it('is not shown in another question', () => {
    ask(ages, wrong({ question: 'meet', answer: 'dogs' }));
    expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('32');
  });
});

describe('the last step', () => {
  it('is announced on the button of the last question', () => {
    ask({ ...first, number: 7, previous: 'build' });
    expect(next().textContent).toBe('See who fits');
  });

  it('is one press away if an answer is only changed or left as it was', () => {
    ask({ ...ages, complete: true });
    expect(next().textContent).toBe('See who fits');
    expect(screen.getByRole('link', { name: 'Leave it as it was' }).getAttribute('href')).toBe('/match-finder');
    cleanup();
    ask(ages);
    expect(next().textContent).toBe('Next');
    expect(screen.queryByRole('link', { name: 'Leave it as it was' })).toBeNull();
  });
});
