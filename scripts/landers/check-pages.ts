import type { Lander } from '~/landing/registry/read-lander.server';
import { problem, type Finding } from './finding';
import { findMemberFor, pagesOf, weighPage, type BrandOfNiche, type LanderPage } from './pages';

export interface WeighedPage extends LanderPage {
  status: number;
  bytes: number;
}

/** Requests all pages of a lander from a running demo and measures them. */
export async function weighPages(
  port: number,
  lander: Lander,
  brands: readonly BrandOfNiche[],
): Promise<WeighedPage[]> {
  const weighed: WeighedPage[] = [];
  for (const page of pagesOf(lander, brands)) {
    const id = lander.manifest.kind === 'member' ? await findMemberFor(port, page.brand, lander.name) : undefined;
    const path = page.path.replace('{id}', id ?? '0'.repeat(26));
    weighed.push({ ...page, path, ...(await weighPage(port, { brand: page.brand, path })) });
  }
  return weighed;
}

/** Checks that each page responds and stays within the budget. */
export function checkPages({ manifest }: Lander, pages: readonly WeighedPage[]): Finding[] {
  const limit = manifest.budget.page * 1000;
  return pages.flatMap(({ brand, path, status, bytes }) => {
    const at = `${brand} ${path}`;
    if (status !== 200) {
      const mend =
        status === 404 ? 'A new component is live after npm run lander -- publish.' : 'The log has the reason.';
      return [problem('Lander.tsx', at, `answers ${status}`, mend)];
    }
    if (bytes <= limit) return [];
    const message = `has ${(bytes / 1000).toFixed(1)} kB of HTML and CSS, the budget is ${manifest.budget.page} kB`;
    return [problem('Lander.tsx', at, message, 'Use fewer elements and fewer styles; drawings repeat with <use>.')];
  });
}
