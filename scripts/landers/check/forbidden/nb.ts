import type { ForbiddenWords } from './words';

// A sentence that denies it is honest: "ikke en ekte person", "du kan verken skrive til dem eller møte dem".
const denied = String.raw`(?<!(?<!\p{L})(?:ikke|ingen|intet|aldri|uten|h?verken|h?verken\s(?:\p{L}+\s){1,5}eller)\s(?:(?:en|ei|et|noen|noe|engang|lenger)\s)?(?:\p{L}+\s){0,2})`;

// Letters such as å and ø are no word characters for \b.
const start = String.raw`(?<!\p{L})`;
const end = String.raw`(?!\p{L})`;
const people =
  'medlem(?:mer)?|medlemmene|single|singler|mennesker|folk|personer|profiler|kvinner|menn|jenter|gutter|damer|brukere';

const words = (source: string) => new RegExp(`${start}(?:${source})${end}`, 'iu');
const unlessDenied = (source: string) => new RegExp(`${denied}${start}(?:${source})${end}`, 'iu');

export const nb: ForbiddenWords[] = [
  {
    what: 'claims',
    pattern: unlessDenied(
      `ekte|autentiske?|reelle?|(?:virkelige?|faktiske?) (?:${people}|person|menneske|kvinne|mann)`,
    ),
  },
  {
    what: 'claims',
    pattern: unlessDenied(
      '(?:verifisert|kontrollert|sjekket|godkjent|håndplukket)e?|(?:verifiserte|håndplukkede|sjekkede|utvalgte) profiler' +
        '|bekreftede (?:profiler|medlemmer|personer)',
    ),
  },
  {
    what: 'claims',
    pattern: words(
      'nær deg|i nærheten(?: av deg)?|nærområdet?|(?:fra|i) nabolaget(?: ditt)?|nabolag(?:et)?|nabo(?:en|er|ene|er)?' +
        '|(?:fra|i|rundt i) (?:byen|bydelen|gaten|gata|bygda|bygden|kommunen|strøket) din|(?:fra|i) (?:strøket|området|fylket) ditt' +
        '|(?:fra|i) din (?:by|gate|bydel|kommune|bygd)|(?:fra|i) ditt (?:strøk|område|nabolag|fylke)|rundt hjørnet|like ved' +
        '|(?:tett|rett|like) (?:på|ved|ved siden av|i nærheten av) deg|der du bor|lokalt?|lokale',
    ),
  },
  {
    what: 'claims',
    pattern: words(
      '(?:tusen|hundre|dusin)vis|tusener|millioner|titusener|hundretusener|utallige|talløse|et utall' +
        String.raw`|(?:hundre|tusen|\d[\d.,\u00a0]*\+?(?: \d{3})*)\s(?:${people})`,
    ),
  },
  {
    what: 'pretends',
    pattern: words(
      '(?:pålogget|online|aktive?|på nett|tilgjengelige?|inne|her) (?:akkurat |rett )?nå|er (?:nå |allerede |alt )?(?:pålogget|online)' +
        '|akkurat nå (?:pålogget|online|aktive?)|(?:skriver|taster) (?:til deg )?(?:akkurat |rett )?nå|holder på å (?:skrive|taste)' +
        `|(?:hun|han|de|noen|alle|matcher|${people})(?: (?:her|allerede|alt|bare|også|sitter og|som))* vente(?:r|t)` +
        '|vente(?:r|t)(?: (?:her|allerede|bare|utålmodig|spent))* på deg|på deg(?: allerede)? venter' +
        '|har (?:nettopp |akkurat |allerede )?(?:sett på|kikket på|besøkt|sjekket ut|likt) (?:deg|profilen din|bildet ditt)' +
        '|har (?:nettopp |akkurat )?(?:skrevet til deg|sendt deg|blunket til deg|gitt deg en like)' +
        '|(?:vil|ønsker å|har lyst til å)(?: gjerne| virkelig)? (?:møte|treffe|se|bli kjent med|date) deg' +
        '|(?:nettopp|akkurat|nylig) (?:registrert(?: seg)?|blitt med(?:lem)?|kommet til|meldt seg inn)|(?:ny|nye|ulest|uleste) melding(?:er)?',
    ),
  },
  {
    what: 'pretends',
    pattern: unlessDenied(
      '(?:møte?|treffe?) (?:henne|ham|han|dem|meg|disse|denne)|(?:bli|blir) kjent med (?:henne|ham|han|dem|meg|disse)' +
        '|(?:date|daten?) (?:henne|ham|dem|meg)',
    ),
  },
  {
    what: 'presses',
    pattern: unlessDenied(
      'siste (?:sjansen?|mulighet(?:en)?|plass(?:en|er|ene)?)|(?:bare|kun) (?:i dag|i kveld|i natt|denne uken|nå)|i dag bare' +
        '|(?:bare|kun) (?:en |for en )?kort tid|utløper|utløp|går ut (?:snart|i dag|i kveld|i morgen|om)' +
        '|slutter (?:snart|i dag|i kveld|i morgen|om)|tidsbegrensede?|tidsbegrenset|begrenset (?:tid|tilbud|antall|med plasser)' +
        '|begrensede plasser|(?:bare|kun) \\S+ (?:plass(?:er)?|igjen|dager|timer|minutter)|så lenge (?:lageret rekker|det varer)' +
        '|nedtelling\\p{L}*|for sent|slå til (?:nå|i dag)|sikre deg (?:plass|nå)|handle nå',
    ),
  },
  {
    what: 'presses',
    pattern: words(
      '(?:ikke gå|gå ikke|aldri gå) glipp av \\p{L}+|vær rask(?:e)?|skynd (?:deg|dere)|fort deg|kjapp deg',
    ),
  },
  { what: 'presses', pattern: unlessDenied('det haster(?! (?:\\p{L}+ ){0,2}ikke)|haster det(?! ikke)') },
  {
    what: 'promises',
    pattern: unlessDenied(
      'garanti(?:en|er)?|garantere(?:r|s|t|rt)?|garantert|(?:hundre|100) prosent|risikofri(?:tt|e)?|null risiko' +
        '|(?:alltid|for alltid|evig) gratis|gratis for (?:alltid|evig)|(?:helt|fullstendig|totalt|komplett|100 %) gratis' +
        '|(?:umiddelbar|øyeblikkelig)e? match(?:er)?|match med en gang|nummer (?:én|en|ett|1)',
    ),
  },
  { what: 'promises', pattern: /100\s?%|#1(?!\d)|nr\.? ?1(?!\d)|(?<!\p{L})(?:uten|ingen) risiko(?!\p{L})/iu },
  {
    what: 'undresses',
    pattern: words(
      'sex|sexy|sex(?:treff|kontakt\\p{L}*|partner\\p{L}*|eventyr|date\\p{L}*|prat|chat)|seksuel(?:l|le|lt)|kåte?|kåtest' +
        '|naken|nakent|nakne|nakenbilde(?:r|ne|t)?|nudes?|uartige?|slemme (?:jenter|gutter|damer|piker)|frekke (?:bilder|jenter|damer|meldinger)' +
        '|(?:hete|hotte|heite) (?:kvinner|menn|jenter|gutter|damer|single|profiler|bilder|chatter)' +
        '|hore(?:r|n|te)?|tøs(?:er)?|ludder|knull\\p{L}*|pule(?:r|s|t)?|puling|porno\\p{L}*|pupper(?:ne)?|kinky|horny|villige?' +
        '|one-?night-?stands?|engangsligg|sidesprang|skitne?|skittent?|skitten',
    ),
  },
];
