/**
 * Whom a rejection blames: the e-mail address does not exist; its mailbox is full, closed or refuses us; we are not believed
 * to be who we are, or are not trusted; what we wrote; how much we send; the way there; or nobody that we can tell.
 */
export type Blame = 'address' | 'mailbox' | 'sender' | 'content' | 'rate' | 'route' | 'unknown';

/**
 * `gone`: nothing sent there will ever arrive; `named` says that the words name the address, so that one rejection is enough.
 * `full`: later mail may arrive. `ours`: the address is right, and we are at fault. `later`: it says nothing that lasts.
 */
export type Meaning = 'gone' | 'full' | 'ours' | 'later';

export interface WordsRule {
  blames: Blame;
  means: Meaning;
  named?: true;
  words: RegExp;
}

/** What a mailbox belongs to, in the languages in which servers write. */
const BOX =
  '(?:mail ?box|mail ?dir|mail ?drop|inbox|account|user|recipient|customer|email|e-mail|address|compte|bo[iî]te(?: aux lettres| de r[ée]ception)?|adresse|destinataire|konto|postfach|empf[aä]nger|benutzer|mailadresse|gebruiker|postbus|ontvanger|cuenta|buz[oó]n|usuario|destinatario|direcci[oó]n|casella|utente|indirizzo|konto|skrzynka|u[zż]ytkownik|adres(?:at)?|anv[aä]ndare|mottagare|modtager|bruker|k[aä]ytt[aä]j[aä])';
/** A few words between a noun and what is said of it, within a sentence. */
const NEAR = '[^.;\\n]{0,60}?';
const words = (...patterns: string[]) => new RegExp(patterns.join('|'), 'i');

/** In this order: what names our own failure comes before what names the address, since a stop costs a member more. */
export const WORDS: readonly WordsRule[] = [
  {
    blames: 'mailbox',
    means: 'gone',
    named: true,
    words: words(
      `(?<!\\b(?:your|sender|sending|sender's) )\\b${BOX}\\b${NEAR}\\b(?:inactiv|inactif|inactive|dis-?abled|de-?activat|discontinued|suspended|terminated|closed|expired|no longer (?:active|available|valid|in use|accept|on (?:the )?server)|d[ée]sactiv|suspendu|ferm[ée]|r[ée]sili|gesperrt|deaktiviert|stillgelegt|geschlossen|opgeheven|gedeactiveerd|geblokkeerd|desactivad|suspendid|inactiv[oa]|disattivat|sospes|zablokowan|nieaktywn|usuni[eę]t)`,
      `\\b${BOX}\\b (?:is |has been |was |est |ist )?(?:temporarily )?(?:blocked|locked|bloqu[ée]e?)\\b(?![^.;\\n]{0,30}\\b(?:sender|you|your|mail from|messages? from|ip)\\b)`,
      '\\b(?:inactive|disabled|suspended|deactivated|closed) (?:e-?mail )?(?:account|mailbox|user|recipient|address)\\b|\\bmailbox is frozen\\b',
    ),
  },
  {
    blames: 'address',
    means: 'gone',
    words: words('recipient address rejected: access denied'),
  },
  // Before our rate: how many mails lie in a mailbox is not how many we send.
  {
    blames: 'mailbox',
    means: 'full',
    words: words(`\\b${BOX}\\b (?:already )?(?:has|holds|hat) (?:too (?:many|much)|zu ?viele) `),
  },
  {
    blames: 'rate',
    means: 'ours',
    words: words(
      '\\b(?:rate|sending|sender|daily|hourly|per[- ](?:hour|day|minute)|connection|submission|message) ?-?(?:rate|quota|limit(?:s|ed|ation)?)\\b',
      '\\brate[- ]?limit|\\bfrequency limited',
      '\\btoo (?:many|much) (?:messages|mails?|e-?mails?|recipients|connections?|sessions|requests|concurrent|simultaneous|errors|failures|invalid|unknown|bad|traffic|deliver)',
      '\\btoo (?:quickly|fast|frequently|often)\\b',
      '\\bthrottl',
      '\\b(?:temporarily )?deferred (?:due to|because)',
      '\\bunusual (?:rate|amount|volume)|\\bunexpected volume|\\bat a rate that\\b',
      '\\bgr[ea]y ?-?list',
      '\\bmaximum (?:number of )?(?:connections|messages per|recipients per)',
    ),
  },
  {
    blames: 'mailbox',
    means: 'full',
    words: words(
      `\\b${BOX}\\b(?![^.;\\n]{0,60}\\bmessage (?:size|length)\\b)${NEAR}\\b(?:full|over (?:the |its |his |their )?(?:quota|limit|size)|exceed(?:s|ed|ing)?|out of (?:space|storage)|too large|pleine?|plein|satur[ée]|voll|[uü]berf[uü]llt|vol\\b|llen[oa]|pien[oa]|pe[lł]n[ay]|przepe[lł]nion|fuld|full)`,
      '\\b(?:over ?-?quota|quota (?:is )?(?:exceeded|full|exceed|violation|limit)|exceed(?:s|ed|ing)? (?:the |its |his |their |storage |mailbox |disk |allowed )*quota|not (?:have )?enough (?:disk )?(?:space|storage)|overdrawn\\b[^.;\\n]{0,30} quota|insufficient (?:disk |mailbox |user |system )?(?:space|storage)|out of storage|(?:mailbox|storage|disk) (?:limit|space|quota)|d[ée]pass[ée] son quota|disk full|no space left)',
    ),
  },
  {
    blames: 'content',
    means: 'ours',
    words: words(
      '\\bspam',
      '\\bjunk',
      '\\b(?:virus|malware|phish|trojan|ransom)',
      '\\bunsolicited\\b|\\bbulk (?:mail|e-?mail|message)',
      '\\b(?:content|message|mail|e-?mail|attachment|url|link)s?\\b[^.;\\n]{0,40}\\b(?:filter|suspicious|prohibited|forbidden|restricted|not allowed|objectionable|inappropriate|unwanted|looks like|classified as|blocked by)',
      '\\b(?:message|mail|e-?mail|data|header|attachment)s? (?:size|is too|too|exceeds)\\b',
      '\\bmessage content\\b|\\bcontent (?:rejected|restriction|policy|refused)|\\bblocked for (?:abuse|content)',
      '\\bmessage length\\b|\\b(?:size|length) (?:limit|of the message)|\\btoo (?:big|large)\\b|\\bmaximum (?:allowed )?(?:message )?size',
      '\\b(?:uribl|surbl)\\b',
      '\\bbare (?:lf|cr|line ?feed)|\\b(?:invalid|missing|malformed|duplicate|multiple) (?:\\S+ )?header|\\bmessages? without\\b|\\brfc ?-?5?[23]22\\b|\\bnot rfc',
    ),
  },
  // A server that takes no mail for the domain: whether it moved or ended, only the domain's owner knows.
  {
    blames: 'route',
    means: 'later',
    words: words(
      '\\brelay(?:ing)?\\b(?: \\S+)? (?:denied|not|prohibited|disallowed|forbidden)',
      '\\b(?:not|no|cannot|unable to|won.?t)(?: \\w+){0,3} relay',
      '\\brcpthosts\\b',
    ),
  },
  {
    blames: 'sender',
    means: 'ours',
    words: words(
      '\\b(?:spf|dkim|dmarc|arc|senderid|sender policy framework|sender policy)\\b',
      '\\bpre-?approved\\b|\\bwait-?listed\\b|\\bwhite-?list|\\b(?:requires?|needs?|awaits?|awaiting) (?:\\w+ )?confirmation\\b',
      '\\b(?:un|not )authenticated\\b|\\bauthenticat(?:e|ion)\\b',
      '\\b(?:reverse (?:dns|lookup|hostname|mapping)|r-?dns|ptr|fcrdns|helo|ehlo)\\b',
      '\\b(?:black|block|deny|reject)[- ]?list|\\b(?:dns|r)bl\\b|\\bspamhaus|\\bspamcop|\\bbarracuda|\\breputation\\b|\\bbanned\\b|\\babus(?:e|ive)\\b|\\bsenderscore|\\bsender score',
      "\\b(?:sender|from|return[- ]path|envelope from|mail from|originat(?:or|ing)|your|sending domain)\\b(?: \\S+){0,6}? (?:was |is |has been |are )?(?:currently |temporarily |not )?(?:blocked|listed|rejected|refused|denied|not allowed|authori[sz]ed|permitted|prohibited|restricted|verif\\S+|invalid|unknown|unresolvable|does(?: not|n't) (?:exist|resolve)|not (?:found|exist|accepted)|bloqu[ée]e?)\\b",
      '\\b(?:client|client host|ip|ip address|adresse ip|server|network|host|sending ip)\\b(?: \\S+){0,4}? (?:was |is |has been |are )?(?:currently |temporarily )?(?:blocked|blacklisted|listed|rejected|denied|not allowed|not authori[sz]ed|not permitted|prohibited|restricted|banned|mismatch\\S*|bloqu[ée]e?)\\b|\\bmismatch(?:es)? (?:the )?client\\b',
      '\\bblocked (?:using|by|due|because|for|see|from|-)|\\bblock(?:ed)?:',
      '\\b(?:policy|policies|security|local|administrative) (?:reasons?|violation|reject\\S*|restriction|prohibit\\S*|policy)|\\bviolat\\S+ (?:of )?(?:\\S+ )?polic|\\bby policy\\b|\\bpolic(?:y|ies)\\b',
      '\\b(?:not |un)authori[sz]ed\\b|\\baccess denied\\b|\\bpermission denied\\b|\\bprohibited\\b|\\bnot permitted\\b',
      '\\bblocked (?:your|you|the sender|messages?|mails?|senders?)\\b|\\b(?:refuses?|rejects?|does(?: not|n.t) accept) (?:e-?mails?|mails?|messages?) from\\b|\\bnot accept(?:ing)? (?:mail|messages?) from\\b',
      '\\b(?:syntax error|bad sequence|command (?:not|unrecogni[sz]ed|unknown)|unrecogni[sz]ed command|protocol (?:error|violation)|must issue|starttls)\\b',
    ),
  },
  {
    blames: 'address',
    means: 'gone',
    words: words(
      '\\b(?:host|domain|domain name|host or domain name)\\b[^.;\\n]{0,50}\\b(?:not found|unknown|does(?: not|n.t) exist|not exist|invalid|non-?existent|not resolve)|\\bnxdomain\\b|\\bunknown (?:host|domain)|\\bno such (?:domain|host)|\\b(?:domain|name)[^.;\\n]{0,30}\\bcouldn.?t be found',
      // A resolver found nothing: it may have been that of the server on the way.
      '\\bname or service not known\\b|\\b(?:could ?n.t|could not|cannot|unable to) find (?:any\\b|a mail exchanger)|\\bdns lookup fail|\\bnot unique\\b',
    ),
  },
  {
    blames: 'address',
    means: 'gone',
    named: true,
    words: words(
      '\\b(?:user|recipient|rcpt|mailbox|mail ?box|account|address|alias|person|name|inbox|destination|addressee|addresse)s?\\b(?:[^.;\\n]{0,60}?)\\b(?:unknown|not (?:be )?(?:found|exist|known|listed|recogni[sz]ed|a (?:known|valid|local) (?:user|recipient|mailbox|address)|valid)|does(?: not|n.?t) exist|did not exist|doesn.?t have|do not exist|no longer exist|invalid|isn.?t valid|non-?exist\\S+|wasn.?t found|could ?n.?t be found|couldn.?t be found|was not found|cannot be found)',
      '\\b(?:unknown|invalid|non-?existent|nonexisting|no such|no|bad|illegal|unrecogni[sz]ed|unknown or illegal)[ _](?:local )?(?:user|recipient|mailbox|mail ?box|account|address|alias|person|inbox|rcpt|destination (?:mailbox|address)|addressee|local[- ]?part|e-?mail)(?! (?:format|syntax))\\b',
      '\\bno mail ?box here\\b|\\bno such (?:user|person)|\\brecip(?:ient)?NotFound\\b|\\bno longer (?:works|employed|with)|\\bnot our customer\\b|\\bno one (?:here )?by that name|\\bnot listed in\\b|\\bnot a (?:known|valid|local|current) \\S+',
      '\\bdestinataire\\b[^.;\\n]{0,40}\\b(?:inconnue?|invalide|inexistant)|\\b(?:adresse|bo[iî]te)\\b[^.;\\n]{0,50}\\b(?:inconnue?|invalide|inexistante)|\\b(?:utilisateur|compte)\\b[^.;\\n]{0,30}\\b(?:inconnu|inexistant)|\\bn.?existe (?:pas|plus)',
      '\\b(?:empf[aä]nger|benutzer|adresse|postfach|konto|mailbox|teilnehmer)\\b[^.;\\n]{0,50}\\b(?:unbekannt|ung[uü]ltig|existiert nicht|nicht (?:gefunden|bekannt|vorhanden))|\\bexistiert nicht\\b|\\bunbekannter? (?:empf[aä]nger|benutzer|nutzer)',
      '\\b(?:gebruiker|ontvanger|adres|postbus|mailbox)\\b[^.;\\n]{0,50}\\b(?:onbekend|bestaat niet|ongeldig|niet gevonden)|\\bonbekende (?:gebruiker|ontvanger)',
      '\\b(?:usuario|destinatario|direcci[oó]n|cuenta|buz[oó]n)\\b[^.;\\n]{0,50}\\b(?:desconocid[oa]|no existe|inexistente|no v[aá]lid[oa]|inv[aá]lid[oa])|\\bno existe\\b',
      '\\b(?:utente|destinatario|indirizzo|casella)\\b[^.;\\n]{0,50}\\b(?:sconosciut[oa]|inesistente|non (?:esiste|trovat[oa]|valid[oa]))|\\bnon esiste\\b',
      '\\bnie istnieje\\b|\\bnieznany (?:u[zż]ytkownik|adresat|odbiorca)|\\bnie znaleziono (?:u[zż]ytkownika|adresata|odbiorcy|skrzynki)',
      '\\b(?:okänd|ukendt|ukjent) (?:användare|mottagare|modtager|bruker|mottaker)|\\b(?:finns|findes|finnes|eksisterer) (?:inte|ikke)\\b|\\btuntematon\\b|\\bei ole olemassa\\b',
    ),
  },
  {
    blames: 'address',
    means: 'gone',
    words: words(
      '\\bunrout(?:e)?able\\b|\\bundeliverable (?:address|recipient|to)\\b|\\bnot deliverable\\b|\\baddress (?:is )?undeliverable',
      '\\b(?:mailbox|recipient|account|user|destination)\\b (?:is |was )?(?:currently )?(?:unavailable|not available)',
      '\\b(?:recipient|mailbox|rcpt|user|destination|to|forward-path)\\b(?: address| name)?(?: \\S+)? ?(?:is |was |has been )?(?:rejected|refused|denied|not accepted|not acceptable|bounced|declined)',
      '\\baddress rejected\\b|\\bno valid recipients?\\b|\\brejected (?:recipient|address)',
    ),
  },
  {
    blames: 'route',
    means: 'later',
    words: words(
      '\\btime[d]?[ -]?out\\b|\\bhosts have been failing\\b|\\bcould not deliver\\b[^.\\n]{0,20} for the last\\b|\\bconnection (?:was |has been )?(?:refused|reset|lost|closed|dropped|died)|\\blost connection|\\bunreachable\\b|\\bno (?:mx|route|answer|response)\\b|\\bhop count|\\btoo many hops|\\bloops?\\b|\\bdelivery time expired|\\bexpired\\b|\\btry again later|\\btemporar\\S+|\\bcould not (?:connect|be contacted)|\\bname (?:service|server) error|\\blocal error|\\bresources?\\b',
    ),
  },
];
