/** The endings that are used most, so that nobody is refused who calls himself «Mr.Right» or «J.R.». */
const ENDINGS =
  'com net org info biz app xyz top site online shop store club live link click chat date dating eu uk ie nl be lu de at ch fr es ' +
  'it pt dk se no fi pl cz us ru cc co gg in io ly me ml sh tk to tv ws';
const DOMAIN = new RegExp(`[\\p{L}\\p{N}-]{2,}\\.(?:${ENDINGS.replaceAll(' ', '|')})(?![\\p{L}\\p{N}])`, 'u');
const SCHEME = /[a-z]{3,}:\/\/|(?<![\p{L}\p{N}])www\d?\./u;

/**
 * Whether a name contains what mail programs turn into a link. A stranger who signs up with someone else's e-mail address
 * could otherwise advertise in our mails, and a member in the list of members.
 */
export function containsUrl(text: string): boolean {
  const plain = text.normalize('NFKC').replaceAll('。', '.').toLowerCase();
  return SCHEME.test(plain) || DOMAIN.test(plain);
}
