import type { ForbiddenWords } from './words';

// `\b` knows ASCII letters only, so that words are bounded by look-around.
const begin = String.raw`(?<!\p{L})`;
const end = String.raw`(?!\p{L})`;
const oneOf = (...words: string[]) => `${begin}(?:${words.join('|')})${end}`;

// A sentence that denies it is honest: «no es una persona real», «sin prisa», «ningún perfil es real».
const small =
  'es|son|sea|sean|ha|han|sido|está|están|hay|existe|existen|puede|puedes|podrás|vas a|se|te|un|una|ser|de|la|el|los|las|muy';
const denied =
  String.raw`(?<!${begin}(?:(?:no|ni|nunca|jamás|nadie|tampoco|sin)\s(?:(?:${small})\s){0,3}(?:\p{L}+\s)?` +
  String.raw`|ning(?:ún|una|uno)\s(?:\p{L}+\s){0,2}))`;

const people = String.raw`miembros|solter[oa]s|singles|personas|gente|perfiles|mujeres|hombres|chic[oa]s?|usuari[oa]s`;
const someone = String.raw`ella|él|ellas|ellos|alguien|\{name\}|${people}`;

const words = (text: string) => new RegExp(text, 'iu');

export const es: ForbiddenWords[] = [
  {
    what: 'claims',
    pattern: words(
      denied +
        oneOf(
          'real(?:es)?',
          'auténtic[oa]s?',
          'genuin[oa]s?',
          'verdader[oa]s?',
          'de carne y hueso',
          String.raw`(?:${people}) de verdad`,
        ),
    ),
  },
  {
    what: 'claims',
    pattern: words(
      denied +
        oneOf(
          'verificad[oa]s?',
          'comprobad[oa]s?',
          'contrastad[oa]s?',
          'validad[oa]s?',
          'seleccionad[oa]s?',
          'elegid[oa]s? a mano',
        ),
    ),
  },
  {
    what: 'claims',
    pattern: words(
      oneOf(
        'cerca de (?:ti|mí|aquí|casa|tu casa|donde (?:estás|vives))',
        'muy cerca',
        'cerquita',
        'cercan[oa]s?',
        '(?:en|de|por|cerca de) tu (?:zona|área|barrio|calle|ciudad|pueblo|localidad|provincia|vecindario)',
        'a la vuelta de la esquina',
        String.raw`(?:${people}|puerta|casa|piso) de al lado`,
        String.raw`a (?:pocos|unos|\d+) (?:pasos|minutos|metros|kilómetros|km)`,
        'vecin[oa]s?',
        String.raw`(?:${people}) local(?:es)?`,
        'locales',
      ),
    ),
  },
  {
    what: 'claims',
    pattern: words(
      oneOf(
        'mil(?:es|lares|lones)',
        'cientos',
        'centenares',
        'decenas',
        'docenas',
        'innumerables',
        'incontables',
        'infinidad',
        String.raw`(?:mil|cien|\d[\d.,\s]*\+?(?:\s?(?:k|m|mil))?)\s?(?:de\s)?(?:${people})`,
      ),
    ),
  },
  {
    what: 'pretends',
    pattern: words(
      oneOf(
        '(?:en línea|online|conectad[oa]s?|activ[oa]s?|aquí) (?:ahora|ya|en este (?:momento|instante))',
        'ahora (?:mismo )?(?:en línea|online|conectad[oa]s?|activ[oa]s?)',
        'est(?:á|án) (?:en línea|online|conectad[oa]s?|escribiendo(?:te)?|esperando(?:te)?|esperándote)',
        String.raw`(?:${someone}) (?:(?:ya|todavía|aún|siempre|te|que|aquí) )*espera[n]?`,
        'te (?:está[n]? )?espera(?:n|ndo)?',
        'esperándote',
        'esperan? por ti',
        '(?:ha|han|acaba[n]? de) (?:visto|ver|visitado|visitar|mirado|mirar|leído|leer) tu (?:perfil|foto)',
        '(?:vio|vieron|visitó|visitaron|miró|miraron) tu (?:perfil|foto)',
        'quiere[n]? (?:conocerte|verte|quedar contigo|hablar contigo|escribirte)',
        'acaba[n]? de (?:llegar|entrar|unirse|registrarse|apuntarse|conectarse|escribirte)',
        'recién (?:llegad[oa]s?|registrad[oa]s?|unid[oa]s?)',
        'mensajes? nuevos?',
        'nuevos? mensajes?',
        'te ha[n]? (?:escrito|enviado|mandado|dado un like|mirado|visto)',
        'se ha[n]? fijado en ti',
        '(?:le|les) gustas',
      ),
    ),
  },
  {
    what: 'pretends',
    pattern: words(
      denied +
        oneOf(
          'conócel[oae]s?',
          String.raw`conoce a (?:ella|él|ellas|ellos|est[aeo]s?|\{name\})`,
          'conocerl[oae]s?',
          String.raw`(?:queda|quedar|cita|encuéntrate|encontrarte) con (?:ella|él|ellas|ellos|est[aeo]s?|\{name\})`,
        ),
    ),
  },
  {
    what: 'presses',
    pattern: words(
      oneOf(
        'últimas? (?:oportunidad|oportunidades|ocasión|plazas?|horas|unidades|llamada)',
        'últimos? (?:sitios?|lugares|días|minutos|aviso)',
        '(?:solo|sólo|únicamente|nada más) (?:por )?hoy',
        'hoy (?:solo|sólo|únicamente)',
        'caduca[n]?',
        'caducará[n]?',
        'expira[n]?',
        'expirará[n]?',
        String.raw`(?:termina|acaba|finaliza)[n]? (?:hoy|pronto|mañana|esta noche|(?:en|dentro de) \d+)`,
        '(?:tiempo|oferta|plazas|número|cupo) limitad[oa]s?',
        'cuenta (?:atrás|regresiva)',
        'demasiado tarde',
        'antes de que (?:sea tarde|se acabe[n]?|se agote[n]?|termine[n]?)',
        String.raw`(?:solo|sólo) (?:queda|falta)[n]?`,
        String.raw`(?:queda|falta)[n]? (?:solo|sólo|poc[oa]s?|muy poc[oa]s?|\d+|dos|tres|cinco|diez) (?:plazas?|sitios?|lugar(?:es)?|horas?|minutos?|días?)`,
        'no te l[oa]s? pierdas',
        'no l[oa] dejes (?:pasar|escapar|para (?:mañana|luego|después))',
        'no esperes más',
        'ahora o nunca',
        'aprovecha (?:ya|ahora|hoy)',
        'actúa (?:ya|ahora)',
      ),
    ),
  },
  {
    what: 'presses',
    pattern: words(denied + oneOf('date prisa', 'dense prisa', 'apresúrate', 'apúrate', 'deprisa', 'prisas?')),
  },
  {
    what: 'promises',
    pattern: words(
      `${oneOf(
        String.raw`garant(?:ía|i)\p{L}*`,
        'cien por cien(?:to)?',
        'sin (?:ningún )?riesgos?',
        'siempre (?:gratis|gratuit[oa]s?)',
        '(?:gratis|gratuit[oa]s?) (?:para siempre|siempre|de por vida)',
        '(?:completamente|totalmente|absolutamente|enteramente|todo) (?:gratis|gratuit[oa]s?)',
        'match(?:es)? (?:instantáne[oa]s?|inmediat[oa]s?|segur[oa]s?|al instante)',
        '(?:éxito|match|amor) asegurado',
        'encontrarás (?:el amor|pareja|a tu (?:pareja|media naranja|alma gemela))',
        'número (?:uno|1)',
      )}|100\\s?%|#1|n\\.?º\\s?1`,
    ),
  },
  {
    what: 'undresses',
    pattern: words(
      oneOf(
        'sexos?',
        'sex(?:y|i|is|ys)',
        String.raw`sexual\p{L}*`,
        String.raw`erótic\p{L}*`,
        String.raw`cachond\p{L}*`,
        'calient(?:e|es) (?:como|y)',
        '(?:noches?|mujer(?:es)?|hombres?|chic[oa]s?|fotos?) (?:muy )?calientes?',
        String.raw`desnud\p{L}*`,
        'travies[oa]s?',
        'picantes?',
        'guarr[oa]s?',
        'put[oa]s?',
        'zorras?',
        'follar(?:te|nos)?',
        'foll(?:a|as|an|amos|ando)',
        'polvazos?',
        '(?:echar|echa|echamos) un polvo',
        'tetas',
        'culos?',
        'pollas?',
        'coños?',
        'morbo(?:s[oa])?s?',
        String.raw`lujuri\p{L}*`,
        'kinky',
        'rollos? de una noche',
      ),
    ),
  },
];
