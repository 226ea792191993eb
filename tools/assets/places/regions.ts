/**
 * The first-level regions of the countries that the product serves: `GeoNames admin code : ISO 3166-2 code : own name`.
 * Names in other languages are in app/features/profiles/places/names. The table is written by hand from the public
 * codes. An id (`NL-ZH`) is stored with members and never changes.
 */
export const regionTable: Record<string, string> = {
  NL: '01:DR:Drenthe|16:FL:Flevoland|02:FR:Friesland|03:GE:Gelderland|04:GR:Groningen|05:LI:Limburg|06:NB:Noord-Brabant|07:NH:Noord-Holland|15:OV:Overijssel|09:UT:Utrecht|10:ZE:Zeeland|11:ZH:Zuid-Holland',
  BE: 'BRU:BRU:Brussel / Bruxelles|VLG:VLG:Vlaanderen|WAL:WAL:Wallonie',
  FR: "84:ARA:Auvergne-Rhône-Alpes|27:BFC:Bourgogne-Franche-Comté|53:BRE:Bretagne|24:CVL:Centre-Val de Loire|94:COR:Corse|44:GES:Grand Est|32:HDF:Hauts-de-France|11:IDF:Île-de-France|28:NOR:Normandie|75:NAQ:Nouvelle-Aquitaine|76:OCC:Occitanie|52:PDL:Pays de la Loire|93:PAC:Provence-Alpes-Côte d'Azur",
  IT: "01:65:Abruzzo|02:77:Basilicata|03:78:Calabria|04:72:Campania|05:45:Emilia-Romagna|06:36:Friuli-Venezia Giulia|07:62:Lazio|08:42:Liguria|09:25:Lombardia|10:57:Marche|11:67:Molise|12:21:Piemonte|13:75:Puglia|14:88:Sardegna|15:82:Sicilia|16:52:Toscana|17:32:Trentino-Alto Adige|18:55:Umbria|19:23:Valle d'Aosta|20:34:Veneto",
  ES: '51:AN:Andalucía|52:AR:Aragón|34:AS:Asturias|07:IB:Illes Balears|53:CN:Canarias|39:CB:Cantabria|54:CM:Castilla-La Mancha|55:CL:Castilla y León|56:CT:Cataluña|CE:CE:Ceuta|57:EX:Extremadura|58:GA:Galicia|27:RI:La Rioja|29:MD:Madrid|ML:ML:Melilla|31:MC:Murcia|32:NC:Navarra|59:PV:País Vasco|60:VC:Comunitat Valenciana',
  DE: '01:BW:Baden-Württemberg|02:BY:Bayern|16:BE:Berlin|11:BB:Brandenburg|03:HB:Bremen|04:HH:Hamburg|05:HE:Hessen|12:MV:Mecklenburg-Vorpommern|06:NI:Niedersachsen|07:NW:Nordrhein-Westfalen|08:RP:Rheinland-Pfalz|09:SL:Saarland|13:SN:Sachsen|14:ST:Sachsen-Anhalt|10:SH:Schleswig-Holstein|15:TH:Thüringen',
  AT: '01:1:Burgenland|02:2:Kärnten|03:3:Niederösterreich|04:4:Oberösterreich|05:5:Salzburg|06:6:Steiermark|07:7:Tirol|08:8:Vorarlberg|09:9:Wien',
  IE: 'C:C:Connacht|L:L:Leinster|M:M:Munster|U:U:Ulster',
  GB: 'ENG:ENG:England|NIR:NIR:Northern Ireland|SCT:SCT:Scotland|WLS:WLS:Wales',
  PL: '72:02:Dolnośląskie|73:04:Kujawsko-Pomorskie|75:06:Lubelskie|76:08:Lubuskie|74:10:Łódzkie|77:12:Małopolskie|78:14:Mazowieckie|79:16:Opolskie|80:18:Podkarpackie|81:20:Podlaskie|82:22:Pomorskie|83:24:Śląskie|84:26:Świętokrzyskie|85:28:Warmińsko-Mazurskie|86:30:Wielkopolskie|87:32:Zachodniopomorskie',
  CA: '01:AB:Alberta|02:BC:British Columbia|03:MB:Manitoba|04:NB:New Brunswick|05:NL:Newfoundland and Labrador|07:NS:Nova Scotia|13:NT:Northwest Territories|14:NU:Nunavut|08:ON:Ontario|09:PE:Prince Edward Island|10:QC:Québec|11:SK:Saskatchewan|12:YT:Yukon',
  AU: '01:ACT:Australian Capital Territory|02:NSW:New South Wales|03:NT:Northern Territory|04:QLD:Queensland|05:SA:South Australia|06:TAS:Tasmania|07:VIC:Victoria|08:WA:Western Australia',
  NZ: "E7:AUK:Auckland|E8:BOP:Bay of Plenty|E9:CAN:Canterbury|10:CIT:Chatham Islands|F1:GIS:Gisborne|F2:HKB:Hawke's Bay|F3:MWT:Manawatū-Whanganui|F4:MBH:Marlborough|F5:NSN:Nelson|F6:NTL:Northland|F7:OTA:Otago|F8:STL:Southland|F9:TKI:Taranaki|TAS:TAS:Tasman|G1:WKO:Waikato|G2:WGN:Wellington|G3:WTC:West Coast",
  CH: 'AG:AG:Aargau|AI:AI:Appenzell Innerrhoden|AR:AR:Appenzell Ausserrhoden|BE:BE:Bern|BL:BL:Basel-Landschaft|BS:BS:Basel-Stadt|FR:FR:Fribourg|GE:GE:Genève|GL:GL:Glarus|GR:GR:Graubünden|JU:JU:Jura|LU:LU:Luzern|NE:NE:Neuchâtel|NW:NW:Nidwalden|OW:OW:Obwalden|SG:SG:St. Gallen|SH:SH:Schaffhausen|SO:SO:Solothurn|SZ:SZ:Schwyz|TG:TG:Thurgau|TI:TI:Ticino|UR:UR:Uri|VD:VD:Vaud|VS:VS:Valais / Wallis|ZG:ZG:Zug|ZH:ZH:Zürich',
  DK: '17:84:Hovedstaden|18:82:Midtjylland|19:81:Nordjylland|20:85:Sjælland|21:83:Syddanmark',
  FI: '01:18:Uusimaa|02:19:Varsinais-Suomi|04:17:Satakunta|05:06:Kanta-Häme|06:11:Pirkanmaa|07:16:Päijät-Häme|08:09:Kymenlaakso|09:02:Etelä-Karjala|10:04:Etelä-Savo|11:15:Pohjois-Savo|12:13:Pohjois-Karjala|13:08:Keski-Suomi|14:03:Etelä-Pohjanmaa|15:12:Pohjanmaa|16:07:Keski-Pohjanmaa|17:14:Pohjois-Pohjanmaa|18:05:Kainuu|19:10:Lappi',
  NO: '42:42:Agder|34:34:Innlandet|08:15:Møre og Romsdal|09:18:Nordland|12:03:Oslo|14:11:Rogaland|54:54:Troms og Finnmark|21:50:Trøndelag|38:38:Vestfold og Telemark|46:46:Vestland|30:30:Viken',
  SE: '02:K:Blekinge|10:W:Dalarna|05:I:Gotland|03:X:Gävleborg|06:N:Halland|07:Z:Jämtland|08:F:Jönköping|09:H:Kalmar|12:G:Kronoberg|14:BD:Norrbotten|27:M:Skåne|26:AB:Stockholm|18:D:Södermanland|21:C:Uppsala|22:S:Värmland|23:AC:Västerbotten|24:Y:Västernorrland|25:U:Västmanland|28:O:Västra Götaland|15:T:Örebro|16:E:Östergötland',
  US: 'Alabama=AL|Alaska=AK|Arizona=AZ|Arkansas=AR|California=CA|Colorado=CO|Connecticut=CT|Delaware=DE|District of Columbia=DC|Florida=FL|Georgia=GA|Hawaii=HI|Idaho=ID|Illinois=IL|Indiana=IN|Iowa=IA|Kansas=KS|Kentucky=KY|Louisiana=LA|Maine=ME|Maryland=MD|Massachusetts=MA|Michigan=MI|Minnesota=MN|Mississippi=MS|Missouri=MO|Montana=MT|Nebraska=NE|Nevada=NV|New Hampshire=NH|New Jersey=NJ|New Mexico=NM|New York=NY|North Carolina=NC|North Dakota=ND|Ohio=OH|Oklahoma=OK|Oregon=OR|Pennsylvania=PA|Rhode Island=RI|South Carolina=SC|South Dakota=SD|Tennessee=TN|Texas=TX|Utah=UT|Vermont=VT|Virginia=VA|Washington=WA|West Virginia=WV|Wisconsin=WI|Wyoming=WY'
    .split('|')
    .map((entry) => entry.split('='))
    .map(([name, code]) => `${code}:${code}:${name}`)
    .join('|'),
};
