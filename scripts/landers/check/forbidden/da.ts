import type { ForbiddenWords } from './words';

// A sentence that denies it is honest: "ikke et rigtigt menneske", "du kan hverken skrive til dem eller møde dem".
const denied = String.raw`(?<!(?<!\p{L})(?:ikke|ingen|intet|aldrig|uden|næppe|hverken|hverken\s(?:\p{L}+\s){1,5}eller)\s(?:(?:en|et|nogen|noget|nogle|nogensinde|længere|engang)\s)?(?:\p{L}+\s){0,2})`;

// Æ, ø and å are no word characters for \b.
const start = String.raw`(?<!\p{L})`;
const end = String.raw`(?!\p{L})`;
const people =
  'medlem(?:mer|merne|mers)?|singler|singles|mennesker|folk|personer|profiler|kvinder|mænd|piger|fyre|brugere|danskere';
const persons = `${people}|menneske|person|profil|kvinde|mand|pige|fyr|single|dates?|matches`;

const words = (source: string) => new RegExp(`${start}(?:${source})${end}`, 'iu');
const unlessDenied = (source: string) => new RegExp(`${denied}${start}(?:${source})${end}`, 'iu');

export const da: ForbiddenWords[] = [
  {
    what: 'claims',
    pattern: unlessDenied(
      // "Et rigtigt brev" is a letter on paper, "virkelig" also means "very": both only in front of people.
      `ægte|autentiske?|reelle|virkelige|(?:rigtig|virkelig|reel)[et]? (?:${persons})`,
    ),
  },
  {
    what: 'claims',
    pattern: unlessDenied(
      '(?:verificere|kontrollere|screene|godkend|bekræfte|tjekke|håndplukke)(?:t|de|te) (?:' +
        persons +
        ')|(?:verificere|screene|håndplukke)(?:t|de)|håndudvalgte?|nøje udvalgte?|(?:er|bliver) (?:alle |nøje |grundigt )?(?:kontrolleret|tjekket|undersøgt)',
    ),
  },
  {
    what: 'claims',
    pattern: words(
      'i nærheden|i nærområdet|(?:tæt|nær) (?:på|ved) (?:dig|hvor du bor)|nær dig|lige i nærheden' +
        '|(?:i|fra) (?:din (?:by|gade|egn|landsby|bydel|opgang)|dit (?:nabolag|område|nærområde|kvarter))' +
        '|(?:rundt )?om hjørnet|(?:inde )?ved siden af dig|lokale?|lokalt|nabo(?:en|er|erne|laget)?|naboens',
    ),
  },
  {
    what: 'claims',
    pattern: words(
      '(?:ti|hundred)?tusind(?:er|vis|ers)|hundred(?:er|vis)|dusinvis|snesevis|masse(?:r|vis) af (?:' +
        people +
        String.raw`)|million(?:er|vis)?|utallige|talløse|talrige|(?:hundrede|tusinde?|\d[\d.,]*\+?)\s(?:${people})`,
    ),
  },
  {
    what: 'pretends',
    pattern: words(
      '(?:lige |netop )?nu (?:online|aktive?|live)|(?:online|aktive?|live|her) (?:lige |netop )nu|(?:online|aktive?) nu' +
        '|er (?:lige nu |allerede |altid )?online|er (?:i gang med|ved) at (?:skrive|taste|svare)|skriver (?:til dig )?(?:lige|netop) nu' +
        '|(?:hun|han|de|nogen|en|alle|kvinder|mænd|mennesker|folk|medlemmer|profiler|singler|singles|matches|beskeder)' +
        '(?: (?:der|her|allerede|alle|kun|også|længselsfuldt|spændt))* venter' +
        '|vent(?:er|et)(?: (?:her|allerede|kun|også|spændt|bare))* på dig|venter (?:en|et|nogen|nye?) (?:\\p{L}+ )?på dig' +
        '|har (?:lige |netop |allerede )?(?:set|kigget|besøgt|liket|opdaget|lagt mærke til)(?: på)? (?:dig|din profil)' +
        '|(?:ser|kigger) (?:lige nu )?på (?:dig|din profil)' +
        '|har (?:lige |netop |allerede )?(?:skrevet til dig|sendt dig|blinket til dig|givet dig)' +
        '|vil (?:gerne |så gerne |meget gerne )?(?:møde dig|lære dig at kende|se dig|date dig)' +
        '|(?:lige|netop) (?:oprettet sig|tilmeldt(?: sig)?|kommet til|blevet medlem)|nytilmeldte?' +
        '|(?:ny|nye|ulæst|ulæste) besked(?:er)?',
    ),
  },
  {
    what: 'pretends',
    pattern: unlessDenied(
      'møde? (?:hende|ham|dem|mig|disse|denne)|(?:lær|lære) (?:hende|ham|dem|mig|disse) (?:\\p{L}+ )?at kende' +
        '|(?:ses|mødes) med (?:hende|ham|dem|mig)|date (?:hende|ham|dem|mig)',
    ),
  },
  {
    what: 'presses',
    pattern: unlessDenied(
      'sidste (?:chance|mulighed|frist|pladser)|(?:kun|bare) (?:i dag|i aften|i nat|denne uge|lige nu|nu)|i dag kun' +
        '|(?:kun )?i (?:en )?(?:kort tid|kort periode|begrænset (?:tid|periode))|udløber|slutter (?:snart|i dag|i aften|i morgen|om)' +
        '|(?:tids)?begrænset (?:tid|tilbud|antal)|begrænsede pladser|tidsbegrænsede?|nedtælling(?:en)?|for sent' +
        '|kun \\S+ (?:\\p{L}+ )?(?:tilbage|ledige?|pladser|plads|dage|timer|minutter)|så længe lager haves' +
        '|(?:slå til|handl|meld dig til|tilmeld dig) (?:nu|straks|inden)|sikr(?:e)? dig|mens du (?:stadig )?kan',
    ),
  },
  {
    what: 'presses',
    pattern: words('gå ikke glip af|vent ikke|tøv ikke|det haster(?! (?:\\p{L}+ ){0,2}ikke)'),
  },
  {
    what: 'presses',
    pattern: unlessDenied('skynde? (?:dig|jer)|vær hurtig|(?:lidt )?hurtigt, inden|i en fart'),
  },
  {
    what: 'promises',
    pattern: unlessDenied(
      'garanti(?:en|er)?|garanter(?:er|et|ede|es)?|garantere|hundrede procent|risikofrit?|risikofrie|risikoløs(?:t|e)?' +
        '|(?:altid|evigt|for evigt) gratis|gratis (?:for altid|for evigt|altid|hele livet)' +
        '|(?:helt|fuldstændigt?|fuldkommen|totalt|komplet|ganske|100 %) gratis' +
        '|(?:straks|øjeblikkelig(?:t|e)?|omgående) (?:et )?match(?:es)?|match(?:es)? med det samme|nummer (?:et|ét|1)|nr\\. ?1',
    ),
  },
  { what: 'promises', pattern: /100\s?%|#1(?!\d)|(?<!\p{L})(?:uden|ingen) risiko(?!\p{L})/iu },
  {
    what: 'undresses',
    pattern: words(
      'sex|sexet|sexede|sexy|sexier|seksuel(?:t|le)?|sex(?:dat|partner|kontakt|møde|eventyr|chat)\\p{L}*' +
        '|liderlig(?:t|e)?|kåde?|horny|kinky|vulgær(?:t|e)?|beskidte?|villige? (?:kvinder|mænd|piger|fyre|singler)' +
        // Bare walls and a cheeky smile are fine: only in front of people and what they send.
        '|(?:fræk|frække|frækt|hot|hotte|hede?|nøgen|nøgne) (?:kvinder?|mænd|mand|piger?|fyre?|singler?|medlemmer|profiler|billeder?|beskeder?|chats?|flirts?|dates?|kroppe?|damer?|milfs?)' +
        '|(?:er|bliver|helt) nøg(?:en|ne)|nøgen(?:billed|foto)\\p{L}*|nudes?|afklædte?|utroskab\\p{L}*|sidespring\\p{L}*' +
        '|one-?night-?stands?|engangsknald\\p{L}*|bolleven\\p{L}*|luder\\p{L}*|tøjter?|knep\\p{L}*|porno\\p{L}*|patter',
    ),
  },
];
