/**
 * Letters as strokes in a square of 100, for icons: a server has no fonts. Of our own drawing, with round ends and one
 * weight.
 */
const LETTERS: Readonly<Record<string, string>> = {
  A: 'M24 79 50 21 76 79M34 60H66',
  B: 'M32 50V21H52a14.5 14.5 0 0 1 0 29H32V79H55a14.5 14.5 0 0 0 0-29',
  C: 'M74 33A29 29 0 1 0 74 67',
  D: 'M30 21V79H45a29 29 0 0 0 0-58Z',
  E: 'M69 21H33V79H69M33 50H63',
  F: 'M69 21H35V79M35 50H63',
  G: 'M73 31A29 29 0 1 0 79 53H57',
  H: 'M29 21V79M71 21V79M29 50H71',
  I: 'M50 21V79',
  J: 'M63 21V61a16.5 16.5 0 0 1-33 0',
  K: 'M31 21V79M70 21 32 56M45 45 72 79',
  L: 'M35 21V79H69',
  M: 'M22 79V21L50 58 78 21V79',
  N: 'M28 79V21L72 79V21',
  O: 'M50 21a29 29 0 1 0 .1 0Z',
  P: 'M33 79V21H53a16.5 16.5 0 0 1 0 33H33',
  Q: 'M50 21a29 29 0 1 0 .1 0ZM61 63 77 81',
  R: 'M33 79V21H53a16.5 16.5 0 0 1 0 33H33M51 54 70 79',
  S: 'M69 31C60 16 33 18 33 35S69 48 69 65 38 85 30 69',
  T: 'M25 21H75M50 21V79',
  U: 'M29 21V57a21 21 0 0 0 42 0V21',
  V: 'M25 21 50 79 75 21',
  W: 'M17 21 34 79 50 37 66 79 83 21',
  X: 'M28 21 72 79M72 21 28 79',
  Y: 'M27 21 50 52 73 21M50 52V79',
  Z: 'M28 21H72L28 79H72',
};
const HEART = 'M50 79C8 50 22 21 38 23c8 1 11 7 12 10 1-3 4-9 12-10 16-2 30 27-12 56Z';

/** The path of the first letter of a name, without its accents; a heart for any other sign. */
export function letterPath(name: string): string {
  const first = name.trim().normalize('NFD').charAt(0).toUpperCase();
  return LETTERS[first] ?? HEART;
}
