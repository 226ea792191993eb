import { lazy, Suspense, useId } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Starved } from '~/server/overload/overloaded';
import { RENDER_MS, renderHtml } from './render-html.server';

afterEach(() => void vi.useRealTimers());

function Field({ label }: { label: string }) {
  const id = useId();
  return (
    <label htmlFor={id}>
      {label} {1}
    </label>
  );
}

function Broken(): never {
  throw new Error('broken');
}

const boundary = (child: React.ReactNode) => (
  <main>
    <Suspense fallback={null}>{child}</Suspense>
  </main>
);

it('renders the same at once as to the end', async () => {
  const page = boundary(<Field label="é“😀" />);
  const html = await renderHtml(page, true);
  expect(html).toContain('é“😀');
  expect(html).toContain('</label><!--/$--></main>');
  expect(await renderHtml(page, false)).toBe(html);
});

it('begins a document with the doctype, either way', async () => {
  const document = (
    <html lang="en">
      <body>{boundary(<Field label="a" />)}</body>
    </html>
  );
  const html = await renderHtml(document, true);
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en">/);
  expect(await renderHtml(document, false)).toBe(html);
});

it('awaits a part whose script is loaded for the first time', async () => {
  const Late = lazy(async () => ({ default: () => <b>late</b> }));
  expect(await renderHtml(boundary(<Late />), true)).toContain('<b>late</b>');
  const LateShell = lazy(async () => ({ default: () => <b>late</b> }));
  expect(await renderHtml(<LateShell />, true)).toBe('<b>late</b>');
});

it('fails with the error of a component, in the page or in a part of it', async () => {
  await expect(renderHtml(<Broken />, true)).rejects.toThrow('broken');
  await expect(renderHtml(boundary(<Broken />), true)).rejects.toThrow('broken');
});

it('gives up on a part that never comes', async () => {
  vi.useFakeTimers();
  const Never = lazy(() => new Promise<never>(() => {}));
  const end = renderHtml(boundary(<Never />), true).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(RENDER_MS);
  expect(await end).toBeInstanceOf(Starved);
});
