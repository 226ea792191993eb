import type { ForbiddenWords } from './words';

// A sentence that denies it is honest: «non è una persona vera», «non le puoi incontrare».
const denied = String.raw`(?<!(?<!\p{L})(?:non|né|mai|senza|nemmeno|neanche|niente|nessun[oa]?|nessun['’])\s?(?:(?:è|sono|sia|siano|può|possono|puoi|potrai|si|ci|ne|lo|la|le|li|mai|ancora|essere|nessun[oa]?|un[oa]?|il|i|gli|dei|delle|di)\s|un['’]){0,3}(?:\p{L}+\s)?)`;
const start = String.raw`(?<!\p{L})`;
const end = String.raw`(?!\p{L})`;

/** One of the words, whole, whatever accents it begins or ends with. */
const words = (...parts: string[]) => new RegExp(`${start}(?:${parts.join('|')})${end}`, 'iu');
const unlessDenied = (...parts: string[]) => new RegExp(`${denied}${start}(?:${parts.join('|')})${end}`, 'iu');

const people = String.raw`(?:persone|profili|donne|uomini|single|ragazz[aeio]|membr[io]|iscritt[ei]|utenti|gente)`;
const now = String.raw`(?:ora|adesso|proprio ora|in questo (?:momento|istante)|al momento)`;

export const it: ForbiddenWords[] = [
  {
    what: 'claims',
    pattern: unlessDenied(
      // «Bello, vero?» and «a dire il vero» claim nothing.
      String.raw`(?<!dire il )ver(?:o(?!\s?\?)|[aei])`,
      String.raw`real[ei]`,
      String.raw`autentic(?:[oai]|he)`,
      String.raw`genuin[oaie]`,
      String.raw`in carne e(?:d)? ossa`,
    ),
  },
  {
    what: 'claims',
    pattern: unlessDenied(
      String.raw`(?:verificat|certificat|controllat|selezionat|accertat|esaminat)[oaie]`,
      String.raw`scelt[oaie] (?:a mano|(?:ad )?un[oa] (?:a|per) un[oa])`,
    ),
  },
  {
    what: 'claims',
    pattern: words(
      String.raw`vicin(?:[oaei]|issim[oaie]) (?:a|di) (?:te|me|voi|noi|casa)`,
      String.raw`vicin(?:o|a|i|e) (?:casa|a dove)`,
      String.raw`(?:lì|qui|qua) vicino`,
      String.raw`(?:nei|dai|dei) (?:tuoi |vostri |nostri )?(?:dintorni|paraggi|pressi)`,
      String.raw`(?:nella|della|dalla|in) (?:tua|vostra) (?:zona|città|via|strada|area|provincia)`,
      String.raw`(?:nel|del|dal) (?:tuo|vostro) (?:quartiere|rione|vicinato|comune)`,
      String.raw`(?:in|di) zona`,
      String.raw`dietro l['’]angolo`,
      String.raw`a (?:due|poch[ie]) (?:passi|minuti|chilometri|km|metri)`,
      String.raw`(?:della )?porta accanto|accanto a te|sotto casa`,
      String.raw`${people} (?:del (?:posto|luogo)|local[ei]|vicin[oaie])`,
    ),
  },
  {
    what: 'claims',
    pattern: words(
      String.raw`migliai[ao]|centinai[ao]|decine|milion[ei]`,
      String.raw`innumerevol[ei]|un['’]infinità`,
      String.raw`(?:mille|cento|\d[\d\s.,]*\+?)\s(?:di )?${people}`,
    ),
  },
  {
    what: 'pretends',
    pattern: unlessDenied(
      String.raw`(?:online|in linea|(?:attiv|conness|collegat)[oaie]|disponibil[ei]|qui) ${now}`,
      String.raw`${now} (?:online|in linea|(?:attiv|conness|collegat)[oaie]|disponibil[ei])`,
      String.raw`st(?:a|anno) (?:già )?(?:scrivendo|digitando|rispondendo)(?:ti)?`,
      String.raw`(?:ti|vi) (?:sta(?:nno)? )?(?:già )?(?:aspett|attend)(?:a|ano|e|ono|ando|endo)`,
      String.raw`(?:lei|lui|loro|qualcuno|qualcuna|${people}) (?:già )?(?:aspetta|attend)(?:no|e|ono)?`,
      String.raw`in attesa di te|aspett(?:a|ano) (?:solo|soltanto|proprio) te`,
      String.raw`ha(?:nno)? (?:appena )?(?:visto|visitato|guardato|aperto) il (?:tuo|vostro) profilo`,
      String.raw`(?:vuole|vogliono|vorrebbe(?:ro)?|desidera(?:no)?|sperano? di|spera di|cerca(?:no)? di) (?:incontrar|conoscer|parlar|veder|scriver)(?:ti|vi)`,
      String.raw`(?:ti|vi) (?:vuole|vogliono|vorrebbe(?:ro)?) (?:incontrare|conoscere|vedere|parlare|scrivere)`,
      String.raw`appena (?:iscritt|registrat|arrivat|entrat|conness)[oaie]`,
      String.raw`(?:ti|vi) ha(?:nno)? (?:appena )?(?:scritto|risposto|notat[oaie]|cercat[oaie]|guardat[oaie]|messo (?:un )?like|mandato)`,
      String.raw`nuov(?:o|i) messagg(?:io|i)`,
      String.raw`messagg(?:io|i) non lett[oi]`,
    ),
  },
  { what: 'pretends', pattern: words(String.raw`non (?:ti )?aspett(?:a|ano) (?:altr[oi] )?che te`) },
  {
    what: 'pretends',
    pattern: unlessDenied(
      String.raw`(?:incontra|conosci|incontrate)(?:l[aoei]|mi|ci)`,
      String.raw`(?:incontrar|conoscer)(?:l[aoei]|mi|ci)`,
      String.raw`incontr(?:a|i|are|erai|ate) (?:quest[aeio]|quei|quegli|quelle)`,
      String.raw`(?:la|lo|le|li) incontr(?:i|erai|ate|erete)`,
    ),
  },
  {
    what: 'presses',
    pattern: words(
      String.raw`ultim[aoie] (?:occasion[ei]|opportunità|possibilità|chance|post[oi]|giorn[oi]|or[ae]|minut[oi])`,
      String.raw`(?:solo|soltanto|solamente|unicamente) (?:per )?(?:oggi|stasera|stanotte|questa (?:sera|settimana))`,
      String.raw`oggi (?:solo|soltanto|solamente)`,
      String.raw`scad(?:e|ono|rà|ranno|enza|enze)`,
      String.raw`(?:finisc(?:e|ono)|finirà|termina|terminano|terminerà|si chiud(?:e|ono)|chiude) (?:presto|oggi|stasera|domani|tra|fra|a mezzanotte)`,
      String.raw`(?:offert[ae]|post[oi]|temp[oi]|durata|numero|disponibilità) (?:molto )?limitat[oaie]`,
      String.raw`conto alla rovescia`,
      String.raw`troppo tardi|finché (?:sei|siete) in tempo`,
      String.raw`(?:solo|soltanto|appena|restano|rimangono|ancora) (?:solo |soltanto )?(?:\d+|poch[ie]|due|tre|quattro|cinque) (?:post[oi]|giorn[oi]|or[ae]|minut[oi])`,
      String.raw`poch[ie] post[io] (?:liberi|rimasti|disponibili)`,
      String.raw`non (?:perder(?:e|ti|vi|tel[oaie])|lasciar(?:ti|vi|tel[oaie]) (?:sfuggire|scappare)|farti scappare)`,
      String.raw`da non perdere`,
      String.raw`non aspettare|(?:che|cosa) aspetti\s?[?!]|senza (?:aspettare|indugio?)`,
      String.raw`approfitta(?:ne|te|tene)?`,
      String.raw`agisci`,
    ),
  },
  {
    what: 'presses',
    pattern: unlessDenied(
      String.raw`affrett(?:ati|atevi|iamoci)`,
      String.raw`sbrig(?:ati|atevi|iamoci)`,
      String.raw`corri|muoviti`,
      String.raw`fa(?:i|['’]|te)? (?:presto|in fretta)`,
      String.raw`(?:iscriv|registr|entr|prov|cominci|inizi|scopr|unisc)\p{L}* (?:subito|immediatamente|all['’]istante)`,
    ),
  },
  {
    what: 'promises',
    pattern: unlessDenied(
      String.raw`garan(?:t|z)\p{L}*`,
      String.raw`assicurat[oaie]`,
      String.raw`sempre (?:gratis|gratuit[oaie])`,
      String.raw`(?:completamente|totalmente|interamente|assolutamente|del tutto) (?:gratis|gratuit[oaie])`,
      String.raw`(?:gratis|gratuit[oaie]) (?:per sempre|a vita)`,
      String.raw`(?:match|incontr[oi]) (?:immediat|istantane|sicur|cert)[oi]`,
      String.raw`(?:sito|app|il|al) numero (?:uno|1)`,
      String.raw`trov(?:a|i|erai|are|ate) (?:di sicuro|sicuramente|l['’](?:amore|anima gemella))`,
    ),
  },
  {
    what: 'promises',
    pattern: /100\s?%|(?<!\p{L})senza (?:alcun |nessun )?risch(?:i|io)(?!\p{L})|(?<!\p{L})n[.°º]\s?1(?!\d)/iu,
  },
  {
    what: 'undresses',
    pattern: words(
      String.raw`sesso|sexy|sexting|sessual[ei]|sessualmente`,
      String.raw`hot|kinky|piccant[ei]|trasgressiv[oaie]|spint[oaie]|bollent[ei]|focos[oaie]`,
      String.raw`eccitat[oaie]|eccitant[ei]|arrapat[oaie]|voglios[oaie]|porcell[oaie]|porc[oa]|maial[ea]|sporcaccion[ei]`,
      String.raw`(?:donn[ae]|ragazz[aeio]|uomini|uomo|single) (?:molto )?cald[oaie]`,
      // «piedi nudi» and «pareti nude» are innocent.
      String.raw`(?:(?:tutt|mezz)[oaie]|completamente|(?:donn[ae]|ragazz[aeio]|uomini|uomo|corp[oi]|foto)) nud[oaie]`,
      String.raw`nudes|nudità|spoglia\p{L}*|svestit[oaie]`,
      String.raw`(?:avventur[ae]|storia|storie) (?:di|d['’]) ?una notte|una botta e via`,
      String.raw`scop(?:are|ata|ate|amic\p{L}+)|tromba(?:re|ta|mic\p{L}+)|troi[ae]|puttan\p{L}*|zoccol[ae]|fig(?:a|he)`,
      String.raw`erotic(?:[oai]|he)|porno\p{L}*|libertin[oaie]`,
    ),
  },
];
