// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dismissOffer, findOffer } from './language-offer';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  document.body.innerHTML = '';
});

const NORDIC = ['sv', 'nb', 'fi'];

describe('the language to offer on a Danish page', () => {
  it.each([
    ['is that of the browser', ['sv'], 'sv'],
    ['is that of the browser, whatever its region', ['sv-FI', 'fi-FI'], 'sv'],
    ['is Norwegian by each of its three codes', ['no'], 'nb'],
    ['is Norwegian by each of its three codes, with a region', ['nn-NO', 'nb'], 'nb'],
    ['is the first that the brand has', ['de-DE', 'en-GB', 'fi'], 'fi'],
    ['is none where the page has the first that the brand has', ['en-GB', 'da-DK', 'sv'], undefined],
    ['is none where the page has the browser’s', ['da'], undefined],
    ['is none where the brand has none of the browser’s', ['en-GB', 'svx'], undefined],
    ['is none where the browser says nothing', [], undefined],
  ])('%s', (_which, preferred, offered) => {
    expect(findOffer('da', NORDIC, preferred)).toBe(offered);
  });

  it('is taken from the browser', () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fi-FI', 'sv']);
    expect(findOffer('da', NORDIC)).toBe('fi');
  });

  it('is none once an offer was dismissed, on every page and for every language', () => {
    dismissOffer();
    expect(findOffer('da', NORDIC, ['sv'])).toBeUndefined();
    expect(findOffer('fi', ['en'], ['en-GB'])).toBeUndefined();
  });

  it('is none where the browser forbids storage, as it then forbids the cookie of the language', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect(findOffer('da', NORDIC, ['sv'])).toBeUndefined();
    expect(dismissOffer).not.toThrow();
  });

  it('is offered again where there is no room to remember its dismissal', () => {
    const full = {
      getItem: () => null,
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue(full as unknown as Storage);
    dismissOffer();
    expect(findOffer('da', NORDIC, ['sv'])).toBe('sv');
  });
});

it('leads the keyboard on to the page once the line is dismissed', () => {
  document.body.innerHTML = '<main id="main" tabindex="-1"></main>';
  dismissOffer();
  expect(document.activeElement?.id).toBe('main');
});
