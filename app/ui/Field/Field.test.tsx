// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, describe, expect, it } from 'vitest';
import { Checkbox } from '../Checkbox/Checkbox';
import { fieldError } from '../FieldError/FieldProblem';
import { PasswordField } from '../PasswordField/PasswordField';
import { RadioGroup } from '../RadioGroup/RadioGroup';
import { Select } from '../Select/Select';
import { TextArea } from '../TextArea/TextArea';
import { TextField } from '../TextField/TextField';

afterEach(cleanup);

const spokenDescription = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

describe('fields', () => {
  it.each([
    ['TextField', <TextField key="t" label="City" hint="Where you live" error="Needed" name="x" />],
    ['TextArea', <TextArea key="a" label="City" hint="Where you live" error="Needed" name="x" />],
    ['Select', <Select key="s" label="City" hint="Where you live" error="Needed" name="x" />],
    ['Checkbox', <Checkbox key="c" label="City" hint="Where you live" error="Needed" name="x" />],
  ])('%s ties label, error and hint to its control', (_name, field) => {
    render(<IntlProvider locale="en">{field}</IntlProvider>);
    const control = screen.getByLabelText('City');
    expect(control.getAttribute('name')).toBe('x');
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(spokenDescription(control)).toEqual(['Needed', 'Where you live']);
  });

  it('do not refer to errors and hints that do not exist', () => {
    render(<TextField label="City" id="city" />);
    const control = screen.getByLabelText('City');
    expect(control.id).toBe('city');
    expect(control.hasAttribute('aria-invalid')).toBe(false);
    expect(control.hasAttribute('aria-describedby')).toBe(false);
  });
});

describe('an error', () => {
  const shown = (node: ReactNode) => render(<IntlProvider locale="en">{node}</IntlProvider>);
  const enter = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const invalid = (label: string) => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true';

  it('goes when the value is corrected, and comes back with the refused one', () => {
    shown(
      <TextField label="E-mail" type="email" hint="Yours" error="Taken" defaultValue="anna@example.org" required />,
    );
    enter('E-mail', 'anna@');
    expect(invalid('E-mail')).toBe(true);
    enter('E-mail', 'anna@example.com');
    expect(invalid('E-mail')).toBe(false);
    expect(screen.queryByText('Taken')).toBeNull();
    expect(spokenDescription(screen.getByLabelText('E-mail'))).toEqual(['Yours']);
    enter('E-mail', 'anna@example.org');
    expect(screen.getByText('Taken')).toBeVisible();
  });

  it('is shown again when another answer says the same', () => {
    const answer = () => ({ fieldErrors: { city: [{ id: 'city.unknown' }] } });
    const field = (problem: ReturnType<typeof answer>) => (
      <IntlProvider locale="en" messages={{ 'city.unknown': 'Unknown' }}>
        <TextField label="City" error={fieldError(problem, 'city')} defaultValue="Nowhere" />
      </IntlProvider>
    );
    const first = answer();
    const { rerender } = render(field(first));
    enter('City', 'Elsewhere');
    rerender(field(first));
    expect(screen.queryByText('Unknown')).toBeNull();
    rerender(field(answer()));
    expect(screen.getByText('Unknown')).toBeVisible();
  });

  it.each([
    ['a text', <TextArea key="t" label="City" error="Needed" required />, () => enter('City', 'Here')],
    [
      'a choice',
      <Select key="s" label="City" error="Needed" required>
        <option value="">Choose</option>
        <option value="here">Here</option>
      </Select>,
      () => enter('City', 'here'),
    ],
    [
      'a tick',
      <Checkbox key="c" label="City" error="Needed" value="yes" required />,
      () => fireEvent.click(screen.getByLabelText('City')),
    ],
    [
      'one of several',
      <RadioGroup
        key="r"
        name="city"
        label="Where"
        error="Needed"
        options={[{ value: 'here', label: 'City' }]}
        required
      />,
      () => fireEvent.click(screen.getByLabelText('City')),
    ],
  ])('goes with %s', (_name, field, correct) => {
    shown(field);
    expect(screen.getByText('Needed')).toBeVisible();
    correct();
    expect(screen.queryByText('Needed')).toBeNull();
    expect(document.querySelector('[aria-invalid]')).toBeNull();
  });
});

describe('TextArea', () => {
  it('counts, and announces the count only near the end', () => {
    render(
      <IntlProvider locale="en">
        <TextArea label="Message" counter maxLength={50} defaultValue="Hello" />
      </IntlProvider>,
    );
    expect(screen.getByText('5/50')).toBeVisible();
    expect(screen.getByRole('status').textContent).toBe('');
    fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'x'.repeat(49) } });
    expect(screen.getByText('49/50')).toBeVisible();
    expect(screen.getByRole('status').textContent).toBe('1 character left');
  });
});

describe('PasswordField', () => {
  it('shows and hides what was typed', () => {
    render(
      <IntlProvider locale="en">
        <PasswordField label="Password" name="password" />
      </IntlProvider>,
    );
    const input = screen.getByLabelText<HTMLInputElement>('Password');
    const eye = screen.getByRole('button', { name: 'Show password' });
    expect(input.type).toBe('password');
    fireEvent.click(eye);
    expect(input.type).toBe('text');
    expect(eye.getAttribute('aria-pressed')).toBe('true');
  });
});

describe('RadioGroup', () => {
  const options = [
    { value: 'male', label: 'Man' },
    { value: 'female', label: 'Woman' },
  ];

  it('is a named group with the chosen option checked', () => {
    render(<RadioGroup name="gender" label="I am" options={options} defaultValue="female" error="Choose one" />);
    const group = screen.getByRole('radiogroup', { name: 'I am' });
    expect(spokenDescription(group)).toEqual(['Choose one']);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Woman' }).checked).toBe(true);
  });

  it('notifies its owner of the new value', () => {
    const chosen: string[] = [];
    render(
      <RadioGroup name="g" label="I am" options={options} value="male" onChange={(value) => chosen.push(value)} />,
    );
    fireEvent.click(screen.getByRole('radio', { name: 'Woman' }));
    expect(chosen).toEqual(['female']);
  });
});
