import type { ForbiddenWords } from './words';

// A sentence that denies it is honest: « pas une vraie personne », « on ne peut pas les rencontrer ».
const denied = String.raw`(?<!(?<!\p{L})(?:pas|plus|point|jamais|ni|sans|aucune?|personne|rien)\s(?:n['’]est\s|(?:être|encore|même)\s|(?:une?|des?|les?|la)\s|d['’]){0,2}(?:\p{L}+\s)?)`;
const start = String.raw`(?<!\p{L})`;
const end = String.raw`(?!\p{L})`;

/** One of the words, whole, whatever accents it begins or ends with. */
const words = (...parts: string[]) => new RegExp(`${start}(?:${parts.join('|')})${end}`, 'iu');
const unlessDenied = (...parts: string[]) => new RegExp(`${denied}${start}(?:${parts.join('|')})${end}`, 'iu');

export const fr: ForbiddenWords[] = [
  {
    what: 'claims',
    pattern: unlessDenied(
      String.raw`vrai(?:e|s|es)?(?!\sdire)`,
      String.raw`réel(?:le)?s?`,
      String.raw`véritables?`,
      String.raw`authentiques?`,
      String.raw`en chair et en os`,
    ),
  },
  {
    what: 'claims',
    pattern: unlessDenied(
      String.raw`vérifiée?s?`,
      String.raw`certifiée?s?`,
      String.raw`contrôlée?s?`,
      String.raw`filtrée?s?`,
      String.raw`(?:triée?s?|choisie?s?) sur le volet`,
      String.raw`sélectionnée?s?`,
    ),
  },
  {
    what: 'claims',
    pattern: words(
      String.raw`(?:tout )?près de (?:chez )?(?:vous|toi|moi)`,
      String.raw`proches? de (?:chez )?(?:vous|toi|moi)`,
      String.raw`à (?:proximité|deux pas|côté de chez \p{L}+)`,
      String.raw`à quelques (?:kilomètres|km|minutes|rues|pas)`,
      String.raw`(?:dans|de) (?:votre|ta|ton) (?:ville|quartier|rue|coin|secteur|région|voisinage)`,
      String.raw`au coin de (?:la|votre|ta) rue`,
      String.raw`d['’]à côté`,
      String.raw`(?:dans les|aux) (?:environs|alentours)`,
      String.raw`voisine?s?`,
      String.raw`loca(?:l|le|les|ux)`,
    ),
  },
  {
    what: 'claims',
    pattern: words(
      String.raw`(?:milliers|centaines|dizaines|millions?)`,
      String.raw`innombrables?`,
      String.raw`\d[\d\s.,]*\+?\s(?:membres?|célibataires?|personnes?|profils?|femmes?|hommes?|inscrite?s?|utilisat(?:eurs?|rices?))`,
    ),
  },
  {
    what: 'pretends',
    pattern: unlessDenied(
      String.raw`(?:en ligne|connectée?s?|acti(?:fs?|ves?)|disponibles?) (?:maintenant|en ce moment|actuellement|à l['’]instant)`,
      String.raw`(?:maintenant|en ce moment|actuellement) (?:en ligne|connectée?s?|acti(?:fs?|ves?)|disponibles?)`,
      String.raw`en train (?:d['’]écrire|de taper|de (?:vous|t['’]|te )\s?(?:écrire|répondre))`,
      String.raw`(?:vous|t['’])\s?attend(?:ent)?`,
      String.raw`(?:elles?|ils?|quelqu['’]un|(?:femmes|hommes|membres|personnes|profils|célibataires)(?: vous)?) attend(?:ent)?`,
      String.raw`(?:a|ont) (?:vu|visité|consulté|regardé) (?:votre|ton) profil`,
      String.raw`(?:veu(?:t|lent)|souhaite(?:nt)?|aimerai(?:t|ent)|voudrai(?:t|ent)|cherche(?:nt)? à) (?:vous|te) (?:rencontrer|connaître|parler|voir)`,
      String.raw`vien(?:t|nent) (?:de (?:s['’]inscrire|rejoindre|se connecter|(?:vous|te) (?:écrire|liker))|d['’]arriver)`,
      String.raw`(?:vous a|vous ont|t['’]a|t['’]ont) (?:écrit|likée?s?|remarquée?s?)`,
      String.raw`nouveaux? messages?`,
      String.raw`message non lu`,
    ),
  },
  {
    what: 'pretends',
    pattern: unlessDenied(
      String.raw`rencontrez-(?:la|le|les|moi|nous)`,
      String.raw`rencontre[rz]? (?:ces?|cet|cette)`,
      String.raw`(?:la|le|les|me) rencontre(?:r|z|rez)`,
    ),
  },
  {
    what: 'presses',
    pattern: words(
      String.raw`derni(?:er|ère)s? (?:chances?|jours?|places?|heures?)`,
      String.raw`(?:seulement|uniquement|rien qu['’]) ?aujourd['’]hui`,
      String.raw`aujourd['’]hui (?:seulement|uniquement)`,
      String.raw`expir(?:e|ent|era|eront|ation)`,
      String.raw`(?:se termine(?:nt)?|fini(?:t|ssent)|prend fin|s['’]achève(?:nt)?) (?:bientôt|aujourd['’]hui|ce soir|demain|dans)`,
      String.raw`(?:offre|place|durée|temps|nombre)s? (?:très )?limitée?s?`,
      String.raw`compte à rebours`,
      String.raw`trop tard`,
      String.raw`plus que (?:\d+|quelques|une|deux|trois) (?:places?|jours?|heures?|minutes?)`,
      String.raw`ne (?:rate|manque)[sz]? pas`,
      String.raw`à ne pas (?:rater|manquer)`,
      String.raw`agissez`,
      String.raw`profite(?:z|r)?(?:-en)?`,
      String.raw`tant qu['’]il (?:en |y en a |est )`,
    ),
  },
  {
    what: 'presses',
    pattern: unlessDenied(
      String.raw`dépêch(?:e|ez|ons|er)(?:-(?:vous|toi|nous))?`,
      String.raw`(?:hâte|presse)z?-(?:vous|toi)`,
      String.raw`fai(?:tes|s) vite`,
      String.raw`(?:inscri\p{L}+|rejoign?\p{L}*|\p{L}+ez)(?:-(?:vous|nous|toi))? vite`,
      String.raw`sans (?:plus )?(?:tarder|attendre)`,
    ),
  },
  {
    what: 'promises',
    pattern: unlessDenied(
      String.raw`garanti\p{L}*`,
      String.raw`assurée?s? de (?:rencontrer|trouver)`,
      String.raw`toujours gratuite?s?`,
      String.raw`(?:entièrement|totalement|complètement|intégralement) gratuite?s?`,
      String.raw`gratuite?s? (?:à vie|pour toujours)`,
      String.raw`(?:match|matchs|rencontres?) (?:immédiate?s?|instantanée?s?|assurée?s?)`,
      String.raw`(?:le|la|site|leader) numéro (?:un|1)`,
      String.raw`n[°º]\s?1`,
    ),
  },
  { what: 'promises', pattern: /100\s?%|(?<!\p{L})sans (?:aucun )?risque(?!\p{L})/iu },
  {
    what: 'undresses',
    pattern: words(
      String.raw`sexe`,
      String.raw`sexy`,
      String.raw`sexuel(?:le)?s?`,
      String.raw`coquin(?:e|s|es|erie|eries)?`,
      String.raw`cochon(?:ne)?s?`,
      String.raw`(?:femmes?|filles?|hommes?|mecs?|membres|célibataires) (?:très )?chaude?s?`,
      // « pieds nus » and « murs nus » are innocent.
      String.raw`(?:(?:tou(?:te)?s?|entièrement|à moitié) |(?:femmes?|filles?|hommes?|mecs?|corps|photos?) )nue?s?`,
      String.raw`nudes?|nudité|dénudée?s?|déshabill\p{L}+`,
      String.raw`plans? (?:cul|q)|coups? d['’]un soir|sans lendemain`,
      String.raw`baise[sz]?|baisons|salopes?|putes?|garces?|chaudasses?`,
      String.raw`libertin(?:e|s|es|age)?|érotiques?|porno\p{L}*|torrides?|kinky`,
    ),
  },
];
