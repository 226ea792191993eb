const paths = {
  like: 'M12 20.6S3 15.3 3 8.9A4.9 4.9 0 0 1 12 6.3a4.9 4.9 0 0 1 9 2.6c0 6.4-9 11.7-9 11.7Z',
  pass: 'M6 6l12 12M18 6 6 18',
  back: 'M9 7 4.5 11.5 9 16M5 11.5h9a5 5 0 0 1 0 10h-2',
} as const;

/** The icons on the buttons, beside their words. */
export function Glyph({ of }: { of: keyof typeof paths }) {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden="true">
      <path
        d={paths[of]}
        fill={of === 'like' ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth={2.4}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
