import { describe, expect, it } from 'vitest';
import { writeCookies } from './cookies.service.server';
import { reader, readAll } from './documents.testing';
import { writeFaq } from './faq.service.server';
import type { LegalReader } from './legal-values.server';
import { writePrivacy } from './privacy.service.server';
import { writeAccessibility, writeBan, writeImprint, writeService } from './service-pages.service.server';
import { writeTerms } from './terms.service.server';

const pages = {
  terms: writeTerms,
  privacy: writePrivacy,
  cookies: (reader: LegalReader) => writeCookies(reader, true),
  faq: writeFaq,
  ban: writeBan,
  service: writeService,
  accessibility: writeAccessibility,
  imprint: writeImprint,
};

describe.each(Object.entries(pages))('the page %s', (_name, write) => {
  it.each(['en', 'nl'] as const)('is whole in %s, with anchors of its own and without marks left over', (locale) => {
    const document = write(reader({}, {}, locale));
    const anchors = document.sections.map(({ anchor }) => anchor);
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(anchors.length).toBeGreaterThan(1);
    expect(readAll(document)).not.toMatch(/[{}<>\uE000-\uE002]|undefined/);
  });
});
