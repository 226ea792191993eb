/**
 * Words, names and keyboard patterns that occur most often in passwords. The selection is the project's own.
 * `isCommonPassword` undoes capitals, l33t, doubling and additions at both ends, so this list of a few hundred refuses
 * far more than the first three thousand that OWASP ASVS 6.2.4 asks for.
 */
const WORDS = `
password passwort passord wachtwoord welkom welcome willkommen bienvenue bienvenido velkommen valkommen tervetuloa
motdepasse contrasena contraseña kodeord salasana losenord haslo geheim geheim secret segredo hemmelig hemligt
qwerty qwertz azerty qwertyuiop qwertzuiop azertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm yxcvbnm qazwsx qazwsxedc
qwerasdf qweasd qweasdzxc zaqwsx zaqxsw wsxedc qwaszx asdzxc asdasd qweqwe qwertyui asdfasdf asdf qwer wasd poiuytrewq
lkjhgfdsa mnbvcxz iloveyou iloveu ilove loveyou iloveme iloveyouforever loveme lovers lovely lover love loveislove
ikhouvanjou ichliebedich jetaime teamo tiamo tequiero mylove myloves amore amorcito amor liebe liefde schatz schatje
sweetheart sweetie sweet darling honey babygirl babyboy baby babe princess princesa prinses prinzessin princesse
prince queen king angel angels angelo angelina angelica devil heaven sunshine sunflower sunny moonlight moon star
stars starlight starwars startrek summer winter spring autumn sommer zomer january february march april june july
august september october november december monday tuesday wednesday thursday friday saturday sunday weekend holiday
football fussball voetbal futbol soccer baseball basketball hockey tennis golf rugby chelsea arsenal liverpool
manchester manutd everton barcelona realmadrid madrid juventus milan inter ajax feyenoord psv bayern dortmund schalke
benfica porto galatasaray fenerbahce besiktas cowboys steelers yankees lakers eagles redsox packers raiders broncos
jordan michael mike jennifer jessica ashley nicole daniel danielle andrew matthew joshua anthony robert william
charlie charles richard thomas james john johnny george jonathan samuel samantha alexander alexandra alexandre alex
christian christine christina christopher chris patrick victoria elizabeth isabella sophie sophia olivia amanda
melissa michelle stephanie sandra sabrina vanessa veronica natalie natasha nathalie katarina katharina catherine
caroline charlotte jacqueline rebecca rachel sarah hannah emily emma laura martin martina andrea andreas stefan
stephan sebastian florian fabian tobias marcus markus maximilian matthias mathias johannes benjamin dominik dominic
francesco francesca alessandro alessandra giovanni giuseppe antonio antonella valentina valentino roberto ricardo
fernando alejandro alejandra carlos miguel rafael gabriel gabriela manuel manuela juliana juliette camille nicolas
vincent guillaume frederic florence pascal pierre philippe julien marseille paris london amsterdam rotterdam berlin
hamburg munich muenchen vienna wien roma milano napoli newyork america american england ireland scotland holland
deutschland nederland france espana italia polska sverige norge danmark suomi
monkey dragon tiger tigers lion panther eagle falcon phoenix wolf wolves bear shark dolphin dolphins butterfly
butterflies kitten kitty hellokitty cat cats dog dogs doggy puppy bunny rabbit horse horses chicken donkey elephant
snoopy scooby garfield mickey minnie mickeymouse donald donaldduck winnie tweety pokemon pikachu naruto superman
batman spiderman ironman wolverine superstar superhero transformers gandalf hobbit frodo matrix terminator
simpsons southpark friends disney nintendo playstation xbox minecraft fortnite roblox counterstrike warcraft
metallica slipknot nirvana blink beatles eminem tupac elvis
master masters admin administrator root user guest test tester testing demo default changeme letmein trustno
access login logon computer internet google facebook yahoo hotmail gmail twitter youtube instagram whatsapp windows
microsoft apple samsung nokia iphone android linux server system network office business company manager support
private public security secure hacker matrix hunter ranger soldier warrior killer shadow ghost ninja pirate knight
samurai assassin gangster mustang ferrari porsche mercedes corvette camaro lamborghini harley yamaha suzuki kawasaki
honda toyota nissan subaru bmw audi volkswagen volvo golfgti chocolate cookie cookies cheese cheesecake banana orange
lemon cherry strawberry blueberry peanut pepper ginger coffee pizza hamburger bubbles sugar candy cupcake butter
purple yellow orange silver golden diamond diamonds crystal ruby emerald rainbow green black white red blue
blackcat whitecat redrose rose roses flower flowers orchid lavender jasmine tulip violet poppy daisy lily
happy happiness smile smiley friend friendship forever together family mother father mommy daddy mama papa
brother sister grandma grandpa children jesus christ jesuschrist jesuslovesme god godisgood godislove blessed faith
hope grace freedom peace spirit church bible mary maria marie mariana joseph david goliath
music guitar piano dance dancer dancing singer drummer rockstar rock rocknroll metal punk hiphop reggae
sexy sex sexygirl sexyboy hot hottie hotstuff naughty pussy dick fuck fuckyou fuckoff asshole bitch whatever nothing
something anything everything nevermind idontknow dontknow whoami none blank empty abcdef abcdefg abcdefgh abcdefghi
abcdefghij abcabc abcd abc aabbcc xyz money million millionaire dollar dollars lucky winner champion number one two
three four five mypassword mypass passwords pass passw passwd password newpassword yourpassword thepassword
hello helloworld hellothere hallo hallohallo hola bonjour ciao hejhej heihei goodbye goodmorning goodluck thankyou
please secretpassword topsecret opensesame abracadabra magic magical mystery fantasy dream dreams dreamer butterfly
midnight twilight thunder lightning storm hurricane tornado snow snowball snowflake icecream fire fireball firefly
water ocean beach island mountain river forest nature garden house home castle kingdom universe galaxy planet earth
dating datingsite single singles flirt romance romantic kisses kiss kissme hugs cuddle cuddles heart hearts
sweetlove truelove onelove myheart mybaby mylife
`;

const words = new Set(WORDS.trim().split(/\s+/));

const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '€': 'e',
};
/** Rows of keys and other sequences; a part of one, in either direction, is easy to guess. Digits go on after 0. */
const ROWS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6y7u8i9o0p',
  '!@#$%^&*()',
];
/** Digits and signs that people add before and after a word. */
const TRIMMINGS = /^[\d\W_]+|[\d\W_]+$/gu;

/** Whether an attacker would try it among the first thousands: varied common words, sequences, repetitions, dates. */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  return isWord(plain) || isRepeat(plain) || isWalk(plain) || isDigitsOnly(plain);
}

/** Whether it is the person's own name or e-mail address, also with variations; under 4 characters they are ignored. */
export function isPersonalPassword(password: string, personal: readonly string[]): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  const bare = plain.replaceAll(TRIMMINGS, '');
  return personal.some((text) => {
    const own = text.normalize('NFKC').toLowerCase();
    const parts = [own, own.split('@', 1)[0]!, own.replaceAll(/\s+/g, '')];
    return parts.some((part) => part.length >= 4 && (plain === part || bare === part.replaceAll(TRIMMINGS, '')));
  });
}

function isWord(plain: string): boolean {
  // As typed, without additions, and with l33t undone before or after these are removed ("l0v3r123", "p4ssw0rd!").
  const bare = plain.replaceAll(TRIMMINGS, '');
  const forms = [plain, bare, unleet(plain), unleet(bare), unleet(plain).replaceAll(TRIMMINGS, '')];
  return forms.some((form) => words.has(form) || words.has(half(form)) || isTwoWords(form));
}

/** The first half of a text that repeats itself ("lovelove"); otherwise the text. */
function half(text: string): string {
  const middle = text.length / 2;
  return text.length % 2 === 0 && text.slice(0, middle) === text.slice(middle) ? text.slice(0, middle) : text;
}

/** Whether the text is two common words ("redangel"). From 12 characters on, guessing takes longer than this list. */
function isTwoWords(text: string): boolean {
  if (text.length > 11) return false;
  for (let at = 3; at <= text.length - 3; at++)
    if (words.has(text.slice(0, at)) && words.has(text.slice(at))) return true;
  return false;
}

function unleet(text: string): string {
  return [...text].map((character) => LEET[character] ?? character).join('');
}

/** One to four characters repeated: "aaaaaaaa", "abcabcabc". */
function isRepeat(plain: string): boolean {
  return /^(.{1,4}?)\1+.{0,3}$/su.test(plain) && new Set(plain).size <= 4;
}

/** At most three sequences of keys in a row: "12345678", "qwerty123456", "abcd4321". */
function isWalk(plain: string): boolean {
  let rest = plain;
  for (let walks = 0; walks < 3 && rest !== ''; walks++) {
    const length = walkLength(rest);
    if (length < 3) return false;
    rest = rest.slice(length);
  }
  return rest === '';
}

function walkLength(text: string): number {
  for (let length = text.length; length >= 3; length--) {
    const part = text.slice(0, length);
    const back = [...part].reverse().join('');
    if (ROWS.some((row) => row.includes(part) || row.includes(back))) return length;
  }
  return 0;
}

/** Dates and telephone numbers: all numbers of up to ten digits can be tried in seconds. */
function isDigitsOnly(plain: string): boolean {
  return /^\d{1,10}$/.test(plain.replaceAll(/[-./ ]/g, ''));
}
