import { useArt } from './LanderContext';

export interface ArtImageProps {
  /** The file name without slug, niche and extension: `hero` finds hero.she.avif for niche she. */
  name: string;
  width: number;
  height: number;
  alt?: string;
  loading?: 'lazy' | 'eager' | 'high';
  className?: string;
}

/** One of the lander's own pictures; renders nothing where it does not exist. */
export function ArtImage({ name, alt = '', loading = 'lazy', ...rest }: ArtImageProps) {
  const src = useArt(name);
  if (!src) return null;
  return (
    <img
      src={src}
      alt={alt}
      loading={loading === 'lazy' ? 'lazy' : 'eager'}
      decoding="async"
      {...(loading === 'high' ? { fetchpriority: 'high' } : {})}
      {...rest}
    />
  );
}
