// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { ApiError } from '~/api-client/api-client';
import { contentOf, fieldsOf, formProblemOf } from './use-section';

function formOf(html: string): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = html;
  return form;
}

describe('the fields of a section', () => {
  it('are submitted by name, and several choices as one list with commas', () => {
    const box = (value: string, checked: boolean) =>
      `<input type="checkbox" name="interests" value="${value}" ${checked ? 'checked' : ''}>`;
    const form = formOf(
      `<input name="section" value="interests">${box('jazz', true)}${box('tea', false)}${box('art', true)}`,
    );
    expect(fieldsOf(form)).toEqual({ section: 'interests', interests: 'jazz,art' });
  });

  it('report whether something was changed, also if it was changed back', () => {
    const form = formOf('<input name="name" value="Ann">');
    const before = contentOf(form);
    form.querySelector('input')!.value = 'Anna';
    expect(contentOf(form)).not.toBe(before);
    form.querySelector('input')!.value = 'Ann';
    expect(contentOf(form)).toBe(before);
  });
});

describe('the error of a section', () => {
  it('is shown beside its field, or above the form', () => {
    const wrong = { error: 'invalid', field_errors: { name: [{ id: 'account.name-invalid' }] } };
    expect(formProblemOf(new ApiError(400, wrong))).toMatchObject({ error: null, fieldErrors: wrong.field_errors });
    const refused = { error: { code: 'errors.too-many-requests', values: { retry_after: 60 } } };
    expect(formProblemOf(new ApiError(429, refused)).error).toEqual(refused.error);
    expect(formProblemOf(new ApiError(502, 'Bad gateway')).error?.code).toBe('errors.try-again-later');
  });

  it('says that there is no connection if there was no response', () => {
    expect(formProblemOf(new TypeError('Failed to fetch')).error?.code).toBe('profile.offline');
  });
});
