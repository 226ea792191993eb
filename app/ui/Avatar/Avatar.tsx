import { styled } from 'styled-components';
import { color, fontWeight, media, portraitFill } from '~/theme/tokens';

export type AvatarSize = 32 | 40 | 48 | 64 | 96 | 128;

export interface AvatarProps {
  name: string;
  src?: string | null;
  size?: AvatarSize;
  /** The text of the presence dot; absent when the person is not online. */
  online?: string;
  /** True where the name stands beside the picture: screen readers then skip the picture. */
  decorative?: boolean;
}

const Root = styled.span<{ $size: number }>`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: 50%;
  background: ${color('primary-soft')};
  color: ${color('on-primary-soft')};
  font-size: ${({ $size }) => Math.round($size * 0.4)}px;
  font-weight: ${fontWeight('strong')};
  line-height: 1;
  img {
    ${portraitFill}
    border-radius: 50%;
  }
`;

const Dot = styled.span<{ $size: number }>`
  position: absolute;
  right: 2%;
  bottom: 2%;
  width: ${({ $size }) => Math.max(10, Math.round($size * 0.22))}px;
  height: ${({ $size }) => Math.max(10, Math.round($size * 0.22))}px;
  border: 2px solid ${color('surface-raised')};
  border-radius: 50%;
  background: ${color('presence')};
  ${media.forcedColors} {
    background: Highlight;
  }
`;

/** A picture in a circle. The initial lies beneath it and shows when the picture is missing or fails to load. */
export function Avatar({ name, src, size = 48, online, decorative = false }: AvatarProps) {
  return (
    <Root $size={size} role={decorative ? undefined : 'img'} aria-label={decorative ? undefined : name}>
      <span aria-hidden>{[...name.trim()][0]?.toUpperCase()}</span>
      {src ? <img src={src} alt="" width={size} height={size} loading="lazy" decoding="async" /> : null}
      {online ? (
        <Dot $size={size} title={online}>
          <span className="visually-hidden">{online}</span>
        </Dot>
      ) : null}
    </Root>
  );
}
