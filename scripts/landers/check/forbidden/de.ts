import type { ForbiddenWords } from './words';

// A sentence that denies it is honest: "keine echte Person", "du kannst ihnen weder schreiben noch sie treffen".
const denied = String.raw`(?<!(?<!\p{L})(?:nicht|kein(?:e[mnrs]?)?|nie|niemals|niemand(?:em|en)?|ohne|weder|weder\s(?:\p{L}+\s){1,4}noch)\s(?:(?:ein(?:e[mnrs]?)?|je|mehr|einmal)\s)?(?:\p{L}+\s){0,2})`;

// Letters with umlauts are no word characters for \b.
const start = String.raw`(?<!\p{L})`;
const end = String.raw`(?!\p{L})`;
const people =
  'Mitglieder|Mitgliedern|Singles|Menschen|Leute|Personen|Profile|Profilen|Frauen|Männer|Männern|Nutzer\\p{L}*';

const words = (source: string) => new RegExp(`${start}(?:${source})${end}`, 'iu');
const unlessDenied = (source: string) => new RegExp(`${denied}${start}(?:${source})${end}`, 'iu');

export const de: ForbiddenWords[] = [
  {
    what: 'claims',
    pattern: unlessDenied(
      'echt(?:e[mnrs]?)?|authentisch(?:e[mnrs]?)?|(?:wirkliche|tatsächliche|reale|leibhaftige)[mnrs]?',
    ),
  },
  {
    what: 'claims',
    pattern: unlessDenied('(?:verifiziert|überprüft|geprüft|kontrolliert|gecheckt|handverlesen)(?:e[mnrs]?)?'),
  },
  {
    what: 'claims',
    pattern: words(
      'in (?:der|deiner|eurer|unmittelbarer) (?:Nähe|Umgebung|Nachbarschaft|Gegend)' +
        '|(?:in|aus) (?:deiner|eurer) (?:Stadt|Straße|Nähe|Umgebung|Nachbarschaft|Gegend)' +
        '|(?:in|aus) deinem (?:Ort|Dorf|Viertel|Kiez|Grätzel|Umkreis)|(?:nah|nahe|dicht) bei dir|ganz nah|bei dir ums Eck' +
        '|um die Ecke|ums Eck|nebenan|lokal(?:e[mnrs]?)?|ortsansässig(?:e[mnrs]?)?|Nachbar(?:n|in|innen|schaft)?',
    ),
  },
  {
    what: 'claims',
    pattern: words(
      `(?:Tausend|Hundert|Dutzend)e[nr]?|Abertausende[nr]?|Million(?:en)?|(?:zahllos|unzählig)(?:e[mnrs]?)?` +
        String.raw`|(?:hundert|tausend|\d[\d.,]*\+?)\s(?:${people})`,
    ),
  },
  {
    what: 'pretends',
    pattern: words(
      '(?:jetzt|gerade|eben|momentan|im Moment) (?:online|aktiv|live)|(?:ist|sind) (?:schon |gerade |jetzt )?online|online (?:jetzt|und)' +
        '|tippt (?:gerade|jetzt)|(?:schreibt|tippt) dir (?:gerade|jetzt)|gerade am (?:Tippen|Schreiben)' +
        '|(?:sie|er|jemand|alle|Frauen|Männer|Menschen|Leute|Mitglieder|Profile|Singles|Matches)' +
        '(?: (?:hier|schon|bereits|alle|nur|auch|sehnsüchtig))* wart(?:et|en)' +
        '|wart(?:et|en)(?: (?:hier|schon|bereits|nur|auch))* auf dich|auf dich(?: (?:schon|bereits))? wart(?:et|en)' +
        '|hat (?:gerade |eben |schon )?(?:dich|dein Profil) (?:angesehen|angeschaut|besucht|entdeckt|gelikt|geliked)' +
        '|hat dir (?:gerade |eben |schon )?(?:geschrieben|zugezwinkert|eine Nachricht|ein Like)' +
        '|(?:möchte|möchten|will|wollen) dich (?:gerne? |unbedingt )?(?:kennenlernen|treffen|sehen)' +
        '|(?:gerade|eben|soeben|frisch) (?:beigetreten|dazugekommen|angemeldet|registriert)' +
        '|(?:neue|ungelesene)n? Nachricht(?:en)?',
    ),
  },
  {
    what: 'pretends',
    pattern: unlessDenied(
      'triff (?:sie|ihn|mich|diese[nr]?)|lerne? (?:sie|ihn|mich|diese[nr]?) (?:\\p{L}+ )?kennen' +
        '|(?:sie|ihn|mich) (?:bald |auch |persönlich |heute )?(?:treffen|kennenlernen)',
    ),
  },
  {
    what: 'presses',
    pattern: unlessDenied(
      'letzte[nr]? (?:Chance|Gelegenheit|Plätze)|nur (?:noch )?(?:heute|diese Woche)|heute nur|nur (?:für )?kurze Zeit' +
        '|läuft (?:bald |heute |morgen |in \\S+ \\S+ )?ab|abläuft|endet (?:bald|heute|morgen|in|um)|verfällt|verfallen' +
        '|(?:befristet|zeitlich begrenzt)(?:e[mnrs]?)?|begrenzte[mnrs]? (?:Zeit|Angebot|Plätze|Zahl)' +
        '|nur noch \\S+ (?:frei|übrig|Plätze|Platz|Tage|Stunden|Minuten)|solange der Vorrat reicht|Countdown|zu spät' +
        '|verpass(?:e|t)? (?:\\S+ ){1,4}nicht|nicht verpassen|handle jetzt|jetzt zugreifen|(?:sofort|jetzt|schnell) sichern',
    ),
  },
  {
    what: 'presses',
    pattern: unlessDenied(
      'beeile? dich|beeilt euch|beeilen|Beeilung|sei(?:d)? schnell|mach schnell|schnell sein|spute dich' +
        '|es eilt(?! (?:\\p{L}+ ){0,2}nicht)',
    ),
  },
  {
    what: 'promises',
    pattern: unlessDenied(
      'garantie(?:rt|ren|rte[mnrs]?|n)?|hundertprozentig(?:e[mnrs]?)?|risikofrei(?:e[mnrs]?)?|risikolos(?:e[mnrs]?)?' +
        '|(?:immer|auf ewig|dauerhaft) (?:kostenlos|gratis|umsonst)|(?:kostenlos|gratis) für immer' +
        '|(?:völlig|ganz|vollkommen|komplett|absolut|total|vollständig) (?:kostenlos|gratis|umsonst)' +
        '|(?:sofortige[rs]?|sofort (?:ein|dein)) Match(?:es)?|Sofort-?Match(?:es)?|Nummer (?:eins|1)|Nr\\. ?1',
    ),
  },
  { what: 'promises', pattern: /100\s?%|#1(?!\d)|(?<!\p{L})(?:ohne|kein(?:erlei|en)?) Risiko(?!\p{L})/iu },
  {
    what: 'undresses',
    pattern: words(
      'sex|sexy|sexuell(?:e[mnrs]?)?|Sex(?:treffen|kontakte?n?|partner\\p{L}*|abenteuer\\p{L}*|dates?)' +
        '|(?:geil|nackt|versaut|unanständig|schmutzig|frivol|willig|kinky|horny)(?:e[mnrs]?)?|Nacktfotos?|Nacktbilder\\p{L}*|Nudes?' +
        '|heiße[mnrs]? (?:Frauen|Männer|Singles|Girls|Boys|Kontakte|Flirts?|Fotos|Chats?)' +
        '|One-?Night-?Stands?|Seitensprung|Seitensprünge|Schlampen?|Luder|fick\\p{L}*|Porno\\p{L}*|Titten',
    ),
  },
];
