import type { ForbiddenWords } from './words';

// A sentence that denies it is honest: "ingen verklig person", "du kan varken skriva till dem eller träffa dem".
const denied = String.raw`(?<!(?<!\p{L})(?:inte|ej|ingen|inget|inga|ingenting|aldrig|utan|knappast|varken|varken\s(?:\p{L}+\s){1,5}eller)\s(?:(?:en|ett|någon|något|några|någonsin|längre|ens)\s)?(?:\p{L}+\s){0,2})`;

// Å, ä and ö are no word characters for \b.
const start = String.raw`(?<!\p{L})`;
const end = String.raw`(?!\p{L})`;
const people =
  'medlem(?:mar(?:na)?)?|singlar(?:na)?|människor(?:na)?|folk|personer(?:na)?|profiler(?:na)?|kvinnor(?:na)?|män(?:nen)?|tjejer|killar|användare|svenskar|finländare';
const persons = `${people}|människa|person|profil|kvinna|man|tjej|kille|singel|dejt(?:er)?|matchning(?:ar)?`;

const words = (source: string) => new RegExp(`${start}(?:${source})${end}`, 'iu');
const unlessDenied = (source: string) => new RegExp(`${denied}${start}(?:${source})${end}`, 'iu');

export const sv: ForbiddenWords[] = [
  {
    what: 'claims',
    pattern: unlessDenied(
      // "Ett riktigt brev" is a letter on paper: "riktig" only in front of people.
      `äkta|genuin(?:t|a)?|autentisk(?:t|a)?|verklig(?:t|a)?|på riktigt|riktig(?:t|a)? (?:${persons})`,
    ),
  },
  {
    what: 'claims',
    pattern: unlessDenied(
      '(?:verifiera|kontrollera|granska|godkän|bekräfta|identifiera)(?:d|da|de|t|nt) (?:' +
        persons +
        ')|verifiera(?:d|de|t)|(?:bakgrunds|id|identitets)-?kontrollera(?:d|de|t)|handplocka(?:d|de|t)|handutvald(?:a)?' +
        '|noga utvald(?:a)?|(?:är|blir|har) (?:alla |noga )?(?:kontrollera|granska)(?:d|de|ts?)',
    ),
  },
  {
    what: 'claims',
    pattern: words(
      'nära (?:dig|er|där du bor)|i närheten|i närområdet|i trakten|där du bor|runt (?:hörnet|knuten)|bredvid dig|intill dig' +
        '|(?:i|från) (?:(?:din|er) (?:närhet|omgivning|stad|stadsdel|hemstad|trakt|ort|hemort|by|gata|port|kommun)|ditt (?:område|närområde|kvarter|grannskap))' +
        '|på (?:din|er) (?:ort|hemort|gata)|lokal(?:t|a)|granne(?:n|r|rna)?|grannskap(?:et)?',
    ),
  },
  {
    what: 'claims',
    pattern: words(
      '(?:tio|hundra)?tusen(?:tals|den)|(?:hundra|dussin|tio|miljon)tals|miljon(?:er)?|otalig(?:t|a)?|oräknelig(?:t|a)?|mass(?:or|vis) (?:av|med) (?:' +
        people +
        String.raw`)|(?:ett)?(?:hundra|tusen)\s(?:${people})|\d[\d.,\s]*\+?\s(?:${people})`,
    ),
  },
  {
    what: 'pretends',
    pattern: words(
      '(?:just )?nu (?:online|aktiva?|inloggade?)|(?:online|aktiva?|inloggade?|här) (?:just )nu|(?:online|aktiva?|inloggade?) nu' +
        '|är (?:just nu |redan |alltid )?online|(?:håller på att|sitter och) (?:skriv(?:a|er)|svarar?)(?: till dig)|håller på att skriva' +
        '|skriver (?:till dig )?(?:just|i detta nu) nu|skriver just nu' +
        '|(?:hon|han|hen|de|någon|en|alla|kvinnor|män|människor|folk|medlemmar|profiler|singlar|matchningar|meddelanden)' +
        '(?: (?:som|där|här|redan|alla|bara|också|otåligt|ivrigt))* väntar' +
        '|vänta(?:r|t|de)(?: (?:här|redan|bara|också|otåligt|ivrigt))* på dig|väntar (?:en|någon|nya?) (?:\\p{L}+ )?på dig' +
        '|har (?:just |redan |nyss )?(?:sett|tittat|kikat|spanat|besökt|gillat|lajkat|upptäckt|lagt märke till)(?: in| på)? (?:dig|din profil)' +
        '|(?:tittar|kikar) (?:just nu )?på (?:dig|din profil)|(?:gillade|lajkade) (?:dig|din profil)' +
        '|har (?:just |redan |nyss )?(?:skrivit till dig|skickat dig|blinkat (?:åt|till) dig|gett dig)' +
        '|vill (?:gärna |så gärna |verkligen )?(?:träffa|möta|se|dejta|lära känna|prata med|chatta med) dig' +
        '|(?:har (?:just |nyss |precis )?|just |nyss |precis )(?:registrerat sig|gått med här|blivit medlem)|(?:just|nyss|precis) gått med' +
        '|gick (?:just|nyss|precis) med|nyregistrerade?' +
        '|(?:nytt|nya|oläst|olästa) meddelande(?:n|t)?',
    ),
  },
  {
    what: 'pretends',
    pattern: unlessDenied(
      '(?:träffa|möt|möta|dejta) (?:henne|honom|hen|dem|mig|dessa|de här|den här)' +
        '|lära? känna (?:henne|honom|hen|dem|mig|dessa)|lär känna (?:henne|honom|hen|dem|mig|dessa)|ses med (?:henne|honom|dem|mig)',
    ),
  },
  {
    what: 'presses',
    pattern: unlessDenied(
      'sista (?:chansen|möjligheten|platsen|platserna|dagen)|(?:bara|endast|enbart) (?:i dag|idag|i kväll|ikväll|i natt|den här veckan|just nu|nu)' +
        '|(?:bara |endast |under )?(?:en )?(?:kort|begränsad) (?:tid|period)|(?:går|löper) ut (?:snart|i dag|idag|i kväll|ikväll|i morgon|imorgon|om)' +
        '|löper ut|(?:slutar|upphör) (?:snart|i dag|idag|i kväll|ikväll|i morgon|imorgon|om)|tar (?:snart )?slut' +
        '|begränsa(?:t|de) (?:antal|erbjudande|platser)|tidsbegränsa(?:d|t|de)|nedräkning(?:en)?|för sent' +
        '|(?:bara|endast) \\S+ (?:\\p{L}+ )?(?:kvar|lediga?|platser|plats|dagar|timmar|minuter)|så länge lagret räcker' +
        '|(?:slå till|agera|anmäl dig|registrera dig|gå med) (?:nu|direkt|genast|innan)|säkra din plats|passa på|medan du (?:ännu )?kan',
    ),
  },
  { what: 'presses', pattern: words('missa inte|gå inte miste om|vänta inte|tveka inte|(?:det är|nu är det) bråttom') },
  {
    what: 'presses',
    pattern: unlessDenied('skynda (?:dig|er|på)|skynda|var snabb|snabba på|raska på|brådskar|brådskande'),
  },
  {
    what: 'promises',
    pattern: unlessDenied(
      'garanti(?:n|er)?|garantera(?:r|d|t|de|s)?|hundra procent(?:ig(?:t|a)?)?|hundraprocentig(?:t|a)?|riskfri(?:tt|a)?' +
        '|(?:alltid|för evigt|för alltid) (?:gratis|kostnadsfri(?:tt|a)?)|gratis (?:för alltid|för evigt|alltid|hela livet)' +
        '|(?:helt|fullständigt|totalt|fullkomligt|100 %) (?:gratis|kostnadsfri(?:tt|a)?)' +
        '|(?:omedelbar|direkt|genast) (?:en )?match(?:ning(?:ar)?)?|match(?:ning)? direkt|direktmatch(?:ning(?:ar)?)?|nummer (?:ett|1)|nr\\.? ?1',
    ),
  },
  { what: 'promises', pattern: /100\s?%|#1(?!\d)|(?<!\p{L})(?:utan|ingen) risk(?!\p{L})/iu },
  {
    what: 'undresses',
    pattern: words(
      // The number is the same word: landers write "ett halvdussin" or "6".
      'sex|sexig(?:t|a|are|ast)?|sexy|sexuell(?:t|a)?|sex(?:dejt|partner|kontakt|träff|äventyr|chatt)\\p{L}*' +
        '|kåt(?:a)?|horny|kinky|snuskig(?:t|a)?|snusk|stygg(?:t|a)?|villig(?:a)? (?:kvinnor|män|tjejer|killar|singlar)' +
        // A warm night and a bare wall are fine: only in front of people and what they send.
        '|(?:het|heta|hett|fräck|fräcka|fräckt|läcker|läckra|naken|nakna) (?:kvinna|kvinnor|man|män|tjej(?:er)?|kille|killar|brud(?:ar)?|singel|singlar|medlem(?:mar)?|profil(?:er)?|bild(?:er)?|foton?|meddelande(?:n)?|chatt(?:ar)?|flirt(?:ar|er)?|dejt(?:er)?|kropp(?:ar)?|dam(?:er)?|milfs?)' +
        '|(?:är|helt) (?:naken|nakna|naket)|naken(?:bild|foto)\\p{L}*|nudes?|avklädda?|otrohet(?:en)?|snedsprång|vänsterprassel' +
        '|one-?night-?stands?|engångsligg\\p{L}*|ligga med|knull\\p{L}*|slampa|slampor|slampig\\p{L}*|hor[ao]r?|porr\\p{L}*|tuttar',
    ),
  },
];
