import { beforeEach, describe, expect, it } from 'vitest';
import { carryTracking, withTracking } from './tracking-links';

beforeEach(() => carryTracking(''));

describe('the ids of an affiliate’s link', () => {
  it('are added to every URL of the open page, without the rest of its query', () => {
    carryTracking('?network=ad%26net&sub1=a&gender=male&sub2=');
    expect(withTracking('/signup')).toBe('/signup?network=ad%26net&sub1=a');
    expect(withTracking('/signup?like=1&like=2')).toBe('/signup?like=1&like=2&network=ad%26net&sub1=a');
  });

  it('give way to the ids that a URL has, and to another network altogether', () => {
    carryTracking('?network=adnet&sub1=a&ref=7');
    expect(withTracking('/signup?ref=8')).toBe('/signup?ref=8&network=adnet&sub1=a');
    expect(withTracking('/signup?network=own')).toBe('/signup?network=own');
  });

  it('leave a URL unchanged if there are none', () => {
    expect(withTracking('/members?name=%20a+b')).toBe('/members?name=%20a+b');
  });
});
