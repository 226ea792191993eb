import { keyframes, styled } from 'styled-components';

const turn = keyframes`to { transform: rotate(1turn); }`;

const Ring = styled.span<{ $size: number }>`
  display: inline-block;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border: 2px solid currentColor;
  border-top-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
  /* Without rotation (reduced motion) a dotted ring still reads as "waiting". */
  @media (prefers-reduced-motion: reduce) {
    border-style: dotted;
    border-top-color: currentColor;
  }
`;

export interface SpinnerProps {
  /** The size in pixels. */
  size?: number;
  /** The text for screen readers; absent where the surroundings already announce the loading (aria-busy). */
  label?: string;
}

export function Spinner({ size = 20, label }: SpinnerProps) {
  return <Ring $size={size} {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })} />;
}
