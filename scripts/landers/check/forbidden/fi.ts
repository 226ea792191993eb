import type { ForbiddenWords } from './words';

// `\b` knows ASCII letters only: a word begins and ends here where no letter stands beside it.
const start = String.raw`(?<!\p{L})`;
const end = String.raw`(?!\p{L})`;

// A sentence that denies it is honest: "ei ole oikea henkilö", "heitä ei voi tavata", "kukaan ei odota", "ilman takuuta".
const denied = String.raw`(?<!(?<!\p{L})(?:(?:ei|eikä|eivät|eivätkä|en|enkä|et|etkä|emme|emmekä|ette|ettekä)(?!\s(?:vain|ainoastaan))|älä|äläkä|älkää|ilman|kukaan|mikään|koskaan)\s(?:\p{L}+\s){0,2})`;

// Stems, each with whatever ending the case gives it.
const people = String.raw`(?:jäse[nnti]\p{L}*|sink[uk]\p{L}*|ihmi[ns]\p{L}+|henkilö\p{L}*|profiil\p{L}+|nai[ns](?:i?[aeinst]\p{L}*)|mie[sh]\p{L}*|käyttäj\p{L}+)`;
const somebody = String.raw`(?:hän|he|joku|moni|monet|kaikki|\{name\}|${people})`;
const them = String.raw`(?:hänet|häntä|heidät|heitä|minut|nämä|näitä|tämän|\{name\}|${people})`;

const pattern = (source: string) => new RegExp(source, 'iu');
const words = (source: string) => pattern(`${start}(?:${source})${end}`);
const unlessDenied = (source: string) => pattern(`${start}${denied}(?:${source})${end}`);

export const fi: ForbiddenWords[] = [
  {
    what: 'claims',
    // "oikea" is also the right-hand side: it claims something only of people.
    pattern: unlessDenied(
      String.raw`(?:oike(?:a|i)\p{L}*|elävi?[aä]?\p{L}*)\s(?:(?:ja|sekä)\s\p{L}+\s)?${people}|oikeasti\solemassa|ai(?:to|do)\p{L}*|autentti\p{L}+|todelli\p{L}+|lihaa ja verta`,
    ),
  },
  {
    what: 'claims',
    // An e-mail address is confirmed, a profile is not.
    pattern: unlessDenied(
      String.raw`(?:varmennet|varmenne|verifioi|todennet|tarkist(?:et|am)|tarkast(?:et|am)|seulot|valikoit)\p{L}+|vahvistet\p{L}+\s(?:profiil|jäse|henkilö|ihmi|nai[ns]|mie[sh])\p{L}*|(?:käsin|huolella)\s(?:valit|poimit)\p{L}+`,
    ),
  },
  {
    what: 'claims',
    pattern: words(
      String.raw`lähell[eä](?:si|mme|ni)|läheltä(?:si)?|lähellä\s(?:sinua|kotiasi|asuv\p{L}+|olev\p{L}+)|(?:sinua|kotiasi)\slähellä|lähi(?:seu[dt]u|stö|alue|korttel|tieno)\p{L}*|naapuri\p{L}*|naapurusto\p{L}*|kulman\stakana|(?:ihan|aivan)\svieress[äa]\p{L}*|(?:viere|kaupungi|kotikaupungi|kylä|kadu|paikkakunna|kulmi)(?:ss|st|ll|lt)[aä]si|(?:sinun|omassa|omasta|samassa|samasta)\s(?:kotikaupungi|kaupungi|kortteli|kylä|naapurusto)\p{L}+|(?:sinun|omalla|samalla)\s(?:kadulla|paikkakunnalla|seudulla)\p{L}*|sinun\salueellasi|paikalli\p{L}+`,
    ),
  },
  {
    what: 'claims',
    pattern: words(
      String.raw`tuhans\p{L}+|tuhannet|tuhansin|satoja|sadat|sadoittain|sadoi(?:lle|sta|lla|lta|hin)|kymmeni(?:ä|en|lle|ltä|llä|stä|ssä)|kymmenet|kymmenittäin|miljoon\p{L}+|lukemattom\p{L}+|lukuis\p{L}+|(?:sata|tuhat|\d[\d.,\s]*\+?)\s?(?:uutta\s)?${people}`,
    ),
  },
  {
    what: 'pretends',
    pattern: words(
      String.raw`(?:juuri\snyt|nyt|parhaillaan)\s(?:on\s|ovat\s)?(?:paikalla|linjoilla|verkossa|online|aktiivi\p{L}*)|(?:paikalla|linjoilla|verkossa|online|aktiivi\p{L}*)\s(?:juuri\s)?(?:nyt|parhaillaan)|${somebody}\s(?:kirjoittaa|kirjoittavat)\s(?:sinulle\s)?(?:juuri\snyt|nyt|parhaillaan)|on\sjuuri\skirjoittamassa|${somebody}\s(?:(?:jo|täällä|siellä|nyt|sinua|vain|yhä)\s)*odott(?:aa|avat|elee|elevat)|odott(?:aa|avat|elee|elevat)\s(?:jo\s|täällä\s|siellä\s)*(?:sinua|viestiäsi|yhteydenottoasi)|(?:katsoi|katsovat|katsoivat|katselee|on\skatsonut|kävi|käynyt)\s(?:juuri\s)?profiili(?:asi|ssasi)|halua(?:a|vat|isi|isivat)\s(?:tavata|nähdä|kohdata|tutustua)\ssinu\p{L}+|(?:juuri|äsken|hetki\ssitten|vastikään)\sliitty(?:i|ivät|nyt|neet|neitä|nyttä)|uusi(?:a|en)?\sviest[ie]\p{L}*|uudet\sviestit|sinulla\son\s(?:jo\s)?viest[ie]\p{L}*|${somebody}\s(?:tykkää|tykkäävät|tykkäsi|pitää)\ssinusta`,
    ),
  },
  {
    what: 'pretends',
    pattern: unlessDenied(
      String.raw`(?:tapaa(?:t|tte)?|tavatkaa|kohtaa(?:t|tte)?|treffaa(?:t)?)\s(?:(?:tänään|illalla|heti|jo|pian)\s)*${them}|(?:voit|pääset|saat)\s(?:\p{L}+\s){0,2}(?:tavata|kohdata|treffata|tapaamaan|treffaamaan)|${them}\s(?:voi|pääsee|saa)\s(?:\p{L}+\s)?(?:tavata|tapaamaan)`,
    ),
  },
  {
    what: 'presses',
    pattern: words(
      String.raw`viimei(?:nen|sen|set|stä|siä|sten)\s(?:tilaisuu|mahdollisuu|paikk|paika|päivä|tunti|tunni|hetki|hetke)\p{L}*|(?:vain|ainoastaan)\s(?:tänään|tänä\siltana|huomiseen|tämän\späivän|keskiyöhön|hetken\saikaa|\d+\s\p{L}+)|(?:päätty|loppu|vanhene|sulkeutu)\p{L}+\s(?:pian|kohta|tänään|huomenna|keskiyöllä|tunnin)|umpeutu\p{L}+|rajoitet\p{L}+\s(?:aja|aika|tarjou|erä|määrä|paik)\p{L}*|määräaikai\p{L}+|lähtölasken\p{L}+|liian\smyöhäis\p{L}+|ennen\skuin\son\smyöhä\p{L}*|(?:enää|vain)\s(?:muutama|pari|yksi|kaksi|kolme|\d+)\s(?:paikka|paikkaa|jäljellä|päivä|päivää|tunti|tuntia)|älä\s(?:missaa|myöhästy|jää\spaitsi|odota|epäröi|vitkastele|viivyttele)|toimi\s(?:nyt|heti)`,
    ),
  },
  {
    what: 'presses',
    pattern: unlessDenied(
      String.raw`kiirehdi|kiirehtikää|kiiruhda|pidä\skiirettä|(?:sinulla\s)?on\s(?:jo\s)?kiire|ole\snopea|äkkiä|hopi|vauhtia\snyt`,
    ),
  },
  {
    what: 'promises',
    pattern: unlessDenied(
      String.raw`taa(?:ttu|tut|tusti|taan|mme|tun|ttua)|takaamme|takaavat|takuu\p{L}*|garant\p{L}+|100\s?%|sataprosent\p{L}+|riskit(?:ön|tä|tömä\p{L}*|tömästi)|riskiä|(?:aina|ikuisesti|täysin|kokonaan|täydellisen)\s(?:ilmai\p{L}+|maksut(?:on|ta|tom\p{L}+))|varmasti\s(?:löydät|tapaat|saat)|(?:löydät|tapaat|saat)\svarmasti|numero\s(?:yksi|1)|ykkös(?:sivu|paik|palvelu)\p{L}*|(?:heti|välittömästi)\smätsi\p{L}*`,
    ),
  },
  {
    what: 'undresses',
    pattern: words(
      String.raw`seks(?:i|iä|in|iin|istä|uaali\p{L}*|ik[äk]\p{L}*|itreff\p{L}*|iseura\p{L}*|ikaveri\p{L}*)|kiimai\p{L}+|tuhm\p{L}+|rietas|rietta\p{L}+|härsk\p{L}+|alasto\p{L}+|alasti|nakuna|nakukuv\p{L}+|ilkosill\p{L}+|huor\p{L}+|lutk\p{L}+|vittu\p{L}*|vitun|pillu\p{L}*|kyrp\p{L}+|tiss\p{L}+|pano(?:seura|kaveri|kone)\p{L}*|nussi\p{L}*|kinky\p{L}*|perver\p{L}+|porno\p{L}*|yhden\syön\s(?:jut|suh)\p{L}+|kuum(?:a|at|ia|an|ien)\s(?:${people}|pimu\p{L}*|mimmi\p{L}*)`,
    ),
  },
];
