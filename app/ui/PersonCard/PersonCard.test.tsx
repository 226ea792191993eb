// @vitest-environment happy-dom
import { createRemixStub } from '@remix-run/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PersonCard } from './PersonCard';
import type { PersonCardProps } from './PersonCard';

afterEach(cleanup);

function show(props: Partial<PersonCardProps>) {
  const Stub = createRemixStub([
    { path: '/', Component: () => <PersonCard to="/members/x" name="Sofie" {...props} /> },
  ]);
  return render(<Stub />);
}

describe('PersonCard', () => {
  it('is one link with name and age, and a heading of the requested level', () => {
    show({ age: 38, level: 3 });
    expect(screen.getByRole('link', { name: 'Sofie 38' }).getAttribute('href')).toBe('/members/x');
    expect(screen.getByRole('heading', { level: 3 })).toBeVisible();
  });

  it('says in words that a profile is fictional, and that somebody is online', () => {
    show({ fictional: { word: 'Fictional' }, online: 'Online now' });
    expect(screen.getByText('Fictional')).toBeVisible();
    expect(screen.getByText('Online now')).toBeVisible();
  });

  it('keeps the action outside the link, so that both can be reached', () => {
    show({ action: <button type="button">Like</button> });
    expect(screen.getByRole('button', { name: 'Like' }).closest('a')).toBeNull();
  });

  it('has the colour of the picture until it is loaded, without a style attribute, and no colour without a picture', () => {
    const { container } = show({ picture: { src: '/p.webp', color: '#8c6f5a' } });
    const [color, picture] = [container.querySelector('svg'), container.querySelector('img')];
    expect([color?.getAttribute('color'), container.querySelector('[style]')]).toEqual(['#8c6f5a', null]);
    // The picture follows the colour in the DOM, so it is painted above it.
    expect(color!.compareDocumentPosition(picture!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    cleanup();
    expect(show({ picture: { src: '/p.webp' } }).container.querySelector('svg')).toBeNull();
  });

  it('shows the initial if there is no picture, and loads pictures lazily unless in the first row', () => {
    const { container } = show({});
    expect(container.textContent).toContain('S');
    expect(container.querySelector('img')).toBeNull();
    cleanup();
    const picture = { src: '/p.webp' };
    expect(show({ picture }).container.querySelector('img')?.getAttribute('loading')).toBe('lazy');
    cleanup();
    expect(show({ picture, eager: true }).container.querySelector('img')?.getAttribute('loading')).toBe('eager');
  });
});
