import type { ForbiddenWords } from './words';

// `\b` knows ASCII letters only: a word begins and ends here where no letter stands beside it.
const start = String.raw`(?<!\p{L})`;
const end = String.raw`(?!\p{L})`;

// A sentence that denies it is honest: "to nie jest prawdziwa osoba", "nie można ich spotkać", "nie spiesz się".
const denied = String.raw`(?<!(?<!\p{L})(?:nie(?!\stylko)|ani|nikt|nikogo|nigdy|bez|żad\p{L}+)\s(?:\p{L}+\s){0,2})`;

const people = String.raw`(?:osób|osoby|osobami|ludzi|ludźmi|singli|singlami|singielek|profili|profile|profilami|kobiet|kobiety|kobietami|mężczyzn|mężczyźni|mężczyznami|użytkowni\p{L}+)`;
const somebody = String.raw`(?:ona|on|oni|one|ktoś|kobiet[ay]|mężczy(?:zna|źni)|osob[ay]|ludzie|profile?|single|singielki|użytkownicy|\{name\})`;
const them = String.raw`(?:ją|go|jego|ich|je|nią|nim|nimi|tę|tego|te|tych|tą|tym|tymi)`;

const pattern = (source: string) => new RegExp(source, 'iu');
const words = (source: string) => pattern(`${start}(?:${source})${end}`);
const unlessDenied = (source: string) => pattern(`${start}${denied}(?:${source})${end}`);

export const pl: ForbiddenWords[] = [
  {
    what: 'claims',
    pattern: unlessDenied(
      String.raw`prawdziw(?!ie(?!\p{L}))\p{L}+|autentyczn\p{L}+|rzeczywist(?!oś)\p{L}+|realn\p{L}+|z krwi i kości`,
    ),
  },
  {
    what: 'claims',
    pattern: unlessDenied(
      String.raw`zweryfikowan\p{L}+|sprawdzon\p{L}+|wyselekcjonowan\p{L}+|starannie (?:wy|do)bran\p{L}+|potwierdzon\p{L}+ (?:profil|osob|kobiet|mężczyzn|tożsamoś)\p{L}*`,
    ),
  },
  {
    what: 'claims',
    pattern: words(
      String.raw`(?:blisko|obok|niedaleko|koło) (?:ciebie|mnie)|(?:tuż|zaraz) obok|w pobliżu|za rogiem|po sąsiedzku|zza ściany|(?:w|z|we) (?:(?:twoje|swoje|moje)(?:j|go)|(?:twoi|swoi|moi)m)?\s?(?:okolicy|sąsiedztw(?:ie|a)|dzielnicy)|(?:w|z|na) (?:(?:twoje|swoje|moje)(?:j|go)|(?:twoi|swoi|moi)m) (?:mieście|miasta|miasteczku|miejscowości|ulicy|osiedlu)|lokaln\p{L}+|miejscow(?!oś)\p{L}+`,
    ),
  },
  {
    what: 'claims',
    pattern: words(
      String.raw`tysiąc(?:e|y|om|ami|ach)?|setki|setek|setk(?:om|ami|ach)|dziesiątki|dziesiątek|dziesiątk(?:om|ami|ach)|milion\p{L}*|niezliczon\p{L}+|(?:mnóstwo|tłumy?|masa|masy) ${people}|\d[\d.,\s]*\+?\s?(?:tys\.\s|mln\s|\+\s)?${people}`,
    ),
  },
  {
    what: 'pretends',
    pattern: words(
      String.raw`(?:teraz|właśnie) (?:jest |są )?(?:online|aktywn\p{L}+|dostępn\p{L}+)|(?:online|aktywn\p{L}+|dostępn\p{L}+) (?:właśnie )?teraz|właśnie (?:pisze|piszą|dołącz\p{L}+)|przed chwilą dołącz\p{L}+|${somebody} (?:(?:już|tu|tutaj|tam|na ciebie) )*czeka(?:ją)?|czeka(?:ją)? (?:tu |już )?na ciebie|(?:ogląda\p{L}*|obejrza\p{L}+|odwiedzi\p{L}+|przegląda\p{L}*) (?:właśnie )?twój profil|(?:zajrza\p{L}+|zagląda\p{L}*) na twój profil|chc(?:e|ą) cię (?:poznać|spotkać|zobaczyć)|now(?:a|e|ą|ych|ej|ymi) wiadomoś\p{L}+|masz (?:już )?wiadomoś\p{L}+`,
    ),
  },
  {
    what: 'pretends',
    pattern: unlessDenied(
      String.raw`(?:spotkaj|poznaj|umów)(?:cie)? (?:się )?(?:z )?(?:dziś )?${them}|(?:możesz|zdołasz) (?:się )?(?:z )?${them} (?:poznać|spotkać)|spotkasz (?:się )?(?:z )?${them}`,
    ),
  },
  {
    what: 'presses',
    pattern: words(
      String.raw`ostatni(?:a|ą|ej) szans\p{L}+|ostatni(?:e|ch) miejsc\p{L}*|(?:tylko|jedynie) (?:dziś|dzisiaj|do jutra|do północy|teraz|przez \d+)|wygas(?:a|ają|ną|ł\p{L}*)|wygaśnie|kończ(?:y|ą) się (?:dziś|dzisiaj|jutro|wkrótce|niedługo|za)|ograniczon(?:y|a|ego|ej|ą|ym) (?:czas|liczb|ofert|miejsc)\p{L}*|ofert\p{L}+ ograniczon\p{L}+|odliczani\p{L}+|(?:zostało|zostały|pozostało|pozostały) (?:już )?(?:tylko|jeszcze)|tylko \d+ (?:miejsc\p{L}*|osób|osoby)|nie (?:przegap|zwlekaj|czekaj)(?:cie)?|działaj (?:teraz|już)`,
    ),
  },
  { what: 'presses', pattern: unlessDenied(String.raw`(?:po)?[sś]piesz(?:cie)? się|za późno`) },
  {
    what: 'promises',
    pattern: unlessDenied(
      String.raw`gwarant(?:uj|owa)\p{L}+|zagwarantowa\p{L}+|gwarancj\p{L}+|na pewno (?:kogoś )?(?:znajdziesz|poznasz|spotkasz)`,
    ),
  },
  {
    what: 'promises',
    pattern: pattern(
      String.raw`100 ?%|${start}(?:stuprocentow\p{L}+|(?:bez|zero) ryzyka|zawsze (?:bezpłatn\p{L}+|darmow\p{L}+|za darmo|gratis)|(?:całkowicie|zupełnie|całkiem|w pełni|w stu procentach) (?:bezpłatn\p{L}+|darmow\p{L}+|za darmo)|(?:bezpłatnie|za darmo) na zawsze|natychmiastow\p{L}+ par\p{L}*|(?:numer|nr) (?:jeden|1))${end}`,
    ),
  },
  {
    what: 'undresses',
    pattern: words(
      String.raw`seks\p{L}*|sex\p{L}*|erotyczn\p{L}+|erotyk\p{L}+|napalon\p{L}+|niegrzeczn\p{L}+|sprośn\p{L}+|perwers\p{L}+|zbocz(?:on|uch)\p{L}*|nag(?:a|ą|i|ie|iej|iego|ich|im|imi|o|ość|ości|ością)|golizn\p{L}+|rozebran\p{L}+|na jedną noc|szybki numerek|dziwk\p{L}+|kurw\p{L}*|suk(?:a|i|ę|ą|o)|puszczalsk\p{L}+|cip(?:a|y|ę|k\p{L}+)|cyck\p{L}+|rucha(?:ć|j|m|sz|ją|nie|nia|nko)|pieprz(?:yć|ę|ysz|on\p{L}+)|jeba\p{L}+|kinky`,
    ),
  },
];
