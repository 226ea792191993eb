import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { styled, StyleSheetManager } from 'styled-components';
import type { Tenant } from '~/tenancy/tenant';
import { color, radius } from '~/theme/tokens';
import { Stage } from '../.storybook/Stage';
import { loadLander } from './lander-files';
import { LanderPage } from './LanderPage';

export interface GalleryCellProps {
  name: string;
  brand: Tenant;
  niche: number;
  width: number;
  locale: 'en' | 'nl';
  scheme: 'light' | 'dark';
}

/** The width of a page after scaling, in pixels. */
const SHOWN = 190;
const HEIGHT = 320;

const Window = styled.div`
  width: ${SHOWN}px;
  height: ${HEIGHT}px;
  overflow: hidden;
  border-radius: ${radius('md')};
  box-shadow: 0 0 0 1px ${color('line')};
`;

const Frame = styled.iframe<{ $width: number }>`
  width: ${({ $width }) => $width}px;
  height: ${({ $width }) => (HEIGHT * $width) / SHOWN}px;
  border: 0;
  transform: scale(${({ $width }) => SHOWN / $width});
  transform-origin: 0 0;
  pointer-events: none;
`;

/** In a document of its own, because width, theme and language differ. Rendered once, when it comes into view. */
export function GalleryCell({ name, brand, niche, width, locale, scheme }: GalleryCellProps) {
  const ref = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const frame = ref.current!;
    let close = () => undefined as void;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        close = open(frame, { name, brand, niche, width, locale, scheme });
      },
      { rootMargin: '200px' },
    );
    observer.observe(frame);
    return () => {
      observer.disconnect();
      close();
    };
  }, [name, brand, niche, width, locale, scheme]);
  return (
    <Window>
      <Frame ref={ref} $width={width} title={`${name}, ${brand.name}`} tabIndex={-1} />
    </Window>
  );
}

function open(frame: HTMLIFrameElement, { name, brand, niche, locale, scheme }: GalleryCellProps): () => void {
  const { documentElement, head, body } = frame.contentDocument!;
  frame.contentDocument!.title = name;
  // Only for looking at: the story of the lander itself can be used.
  body.inert = true;
  documentElement.style.cssText = 'overflow: hidden; scrollbar-gutter: auto';
  const place = { brand, niche, locale, slug: null, signupOpen: true, people: 12 };
  const root = createRoot(body.appendChild(frame.contentDocument!.createElement('div')));
  let open = true;
  loadLander(name, locale, brand.countries[0]!).then(
    (loaded) => {
      if (!open) return;
      root.render(
        <StyleSheetManager target={head}>
          <Stage {...place} brand={brand.slug} scheme={scheme} page={{ layout: 'lander' }} root={documentElement}>
            <LanderPage loaded={loaded} place={place} />
          </Stage>
        </StyleSheetManager>,
      );
    },
    (error: unknown) => console.error(`${name}: ${String(error)}`),
  );
  return () => {
    open = false;
    // Not during the render of the surrounding page.
    setTimeout(() => root.unmount());
  };
}
