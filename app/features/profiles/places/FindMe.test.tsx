// covers S3-115

// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { show } from '~/layouts/layout.testing';
import { FindMe } from './FindMe';
import type { GeoPermission, GeoResult } from './geolocation';

afterEach(cleanup);

// covers S2-140 S4-028 S4-029 S4-030 S4-031 S4-032
describe('the device’s permission, each state with its own text and a next step', () => {
  it.each<[GeoPermission, RegExp, string | null]>([
    ['unsupported', /can’t tell us where you are. Choose your town below/, null],
    ['unknown', /don’t know yet .* give it a try/, 'Find my town'],
    ['granted', /may tell us where you are/, 'Update my town'],
    ['denied', /choose your town below. To change it, open the site settings/, null],
    ['prompt', /your browser asks you first/, 'Find my town'],
  ])('%s', (permission, text, button) => {
    const onFind = vi.fn();
    show(<FindMe permission={permission} result="none" town={null} onFind={onFind} />);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryAllByRole('button').map((element) => element.textContent)).toEqual(
      button === null ? [] : [button],
    );
    if (button !== null) fireEvent.click(screen.getByRole('button'));
    expect(onFind).toHaveBeenCalledTimes(button === null ? 0 : 1);
  });
});

it.each<[GeoResult, RegExp]>([
  ['none', /^$/],
  ['found', /near Leiden. Saved/],
  ['nowhere', /any town near you .* Choose one below/],
  ['unavailable', /can’t tell where it is .* choose your town below/],
  ['timeout', /took too long/],
  ['offline', /couldn’t be reached/],
])('the result is announced: %s', (result, text) => {
  show(<FindMe permission="granted" result={result} town="Leiden" onFind={() => {}} />);
  expect(screen.getByRole('status').textContent).toMatch(text);
});
