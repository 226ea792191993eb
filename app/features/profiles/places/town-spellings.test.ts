import { describe, expect, it } from 'vitest';
import { findTypedTown, suggestTowns } from './typed-town.server';

/** By country: what people type, and the stored name of the town that they mean. */
const SPELLINGS: Record<string, string> = {
  // Letters that are no accents on others, and accents left out or added.
  DK: `Kobenhavn=Copenhagen København=Copenhagen Koebenhavn=Copenhagen KØBENHAVN=Copenhagen Kopenhagen=Copenhagen
    Copenhague=Copenhagen Köpenhamn=Copenhagen Arhus=Århus Aarhus=Århus Århus=Århus Alborg=Aalborg Ålborg=Aalborg
    Odense=Odense Helsingor=Helsingør Helsingoer=Helsingør Hillerod=Hillerød Hilleroed=Hillerød Koge=Køge Koege=Køge Kbh=Copenhagen Kbh.=Copenhagen
    Naestved=Næstved Hjorring=Hjørring Sonderborg=Sønderborg Sønderborg=Sønderborg`,
  NO: `Tromso=Tromsø Tromsoe=Tromsø Tromsö=Tromsø Alesund=Ålesund Aalesund=Ålesund Bodo=Bodø Bodoe=Bodø Tonsberg=Tønsberg
    Toensberg=Tønsberg Oslo=Oslo Gjovik=Gjøvik`,
  SE: `Goteborg=Göteborg Goeteborg=Göteborg Gothenburg=Göteborg GÖTEBORG=Göteborg Malmo=Malmö Malmoe=Malmö Malmø=Malmö
    Vasteras=Västerås Vaesteraas=Västerås Orebro=Örebro Oerebro=Örebro Linkoping=Linköping Jonkoping=Jönköping Umea=Umeå
    Umeaa=Umeå Lulea=Luleå Gavle=Gävle Vaxjo=Växjö Vaexjoe=Växjö Norrkoping=Norrköping`,
  DE: `Muenchen=Munich Munchen=Munich München=Munich Munich=Munich Monaco_di_Baviera=Munich Koeln=Köln Koln=Köln Köln=Köln Keulen=Köln Cologne=Köln
    Duesseldorf=Düsseldorf Dusseldorf=Düsseldorf Nuernberg=Nürnberg Nurnberg=Nürnberg Neurenberg=Nürnberg
    Giessen=Gießen Gießen=Gießen GIESSEN=Gießen Wuerzburg=Würzburg Wurzburg=Würzburg Tuebingen=Tübingen Tubingen=Tübingen
    Saarbruecken=Saarbrücken Osnabrueck=Osnabrück Luebeck=Lübeck Goettingen=Göttingen Frankfurt=Frankfurt_am_Main
    Frankfurt_a.M.=Frankfurt_am_Main Frankfurt_a._M.=Frankfurt_am_Main Frankfurt/Main=Frankfurt_am_Main
    Frankfurt-am-Main=Frankfurt_am_Main frankfurt_main=Frankfurt_am_Main Frankfurt_(Main)=Frankfurt_am_Main
    Frankfurt_(Oder)=Frankfurt_(Oder) Frankfurt/Oder=Frankfurt_(Oder) Halle_(Saale)=Halle_(Saale)
    Halle/Saale=Halle_(Saale) Halle_Saale=Halle_(Saale) St._Augustin=Sankt_Augustin St_Augustin=Sankt_Augustin
    Sankt_Wendel=Sankt_Wendel St.Wendel=Sankt_Wendel St._Ingbert=Sankt_Ingbert Moenchengladbach=Mönchengladbach Kempten=Kempten_(Allgäu) Frankfurt_an_der_Oder=Frankfurt_(Oder) Freiburg_im_Breisgau=Freiburg Freiburg_i.Br.=Freiburg Offenbach_a._M.=Offenbach Halle_an_der_Saale=Halle_(Saale)`,
  AT: `Wien=Vienna Vienna=Vienna Wenen=Vienna Vienne=Vienna St._Pölten=Sankt_Pölten St_Poelten=Sankt_Pölten
    Sankt_Polten=Sankt_Pölten St.Pölten=Sankt_Pölten Klagenfurt=Klagenfurt_am_Wörthersee
    Klagenfurt_am_Woerthersee=Klagenfurt_am_Wörthersee St._Veit_an_der_Glan=Sankt_Veit_an_der_Glan Salzburg=Salzburg`,
  CH: `Zuerich=Zürich Zurich=Zürich Zürich=Zürich Zurigo=Zürich Geneve=Genève Genf=Genève Geneva=Genève Sankt_Gallen=St._Gallen St_Gallen=St._Gallen Saint-Gall=St._Gallen
    Sankt_Moritz=St._Moritz Saint_Moritz=St._Moritz Neuchatel=Neuchâtel`,
  NL: `Den_Bosch=’s-Hertogenbosch s-Hertogenbosch='s-Hertogenbosch 's_Hertogenbosch='s-Hertogenbosch ’s-Gravenhage=The_Hague
    's-Gravenhage=The_Hague s_Gravenhage=The_Hague Den_Haag=The_Hague denhaag=The_Hague La_Haye=The_Hague
    Alphen_aan_den_Rijn=Alphen_aan_den_Rijn Alphen_a/d_Rijn=Alphen_aan_den_Rijn Alphen=Alphen_aan_den_Rijn
    Capelle_a/d_IJssel=Capelle_aan_den_IJssel St._Oedenrode=Sint-Oedenrode St_Oedenrode=Sint-Oedenrode`,
  BE: `Antwerpen=Antwerpen Anvers=Antwerpen Antwerp=Antwerpen Luik=Liège Liege=Liège Lüttich=Liège Brussel=Brussels Bruxelles=Brussels Brüssel=Brussels Gent=Gent Gand=Gent Ghent=Gent Brugge=Brugge Bruges=Brugge St-Niklaas=Sint-Niklaas
    Sint_Niklaas=Sint-Niklaas St._Truiden=Sint-Truiden`,
  GB: `Newcastle=Newcastle_upon_Tyne Newcastle-upon-Tyne=Newcastle_upon_Tyne Hull=Kingston_upon_Hull
    Kingston-upon-Hull=Kingston_upon_Hull Saint_Albans=St_Albans St._Albans=St_Albans St._Helens=St_Helens Saint_Helens=St_Helens
    Bury_Saint_Edmunds=Bury_St_Edmunds St_Andrews=Saint_Andrews St._Andrews=Saint_Andrews London=London Londen=London Londres=London Newcastle-under-Lyme=Newcastle_under_Lyme
    Londonderry=Derry Derry/Londonderry=Derry Doire=Derry Caerdydd=Cardiff Abertawe=Swansea Wrecsam=Wrexham`,
  IE: `Baile_Átha_Cliath=Dublin Baile_Atha_Cliath=Dublin Corcaigh=Cork Gaillimh=Gaillimh Galway=Gaillimh Limerick=Luimneach Port_Láirge=Waterford`,
  US: `New_York=New_York_City NYC=New_York_City New_York,_NY=New_York_City Saint_Louis=St._Louis St_Louis=St._Louis St.Louis=St._Louis St._Paul=Saint_Paul
    Saint_Petersburg=St._Petersburg Ft._Worth=Fort_Worth Ft_Lauderdale=Fort_Lauderdale Ft._Collins=Fort_Collins Ft_Wayne=Fort_Wayne
    Washington_DC=Washington,_D.C. Washington_D.C.=Washington,_D.C. LA=Los_Angeles Portland,_Oregon=Portland Springfield,_IL=Springfield`,
  FR: `St-Etienne=Saint-Étienne Saint_Etienne=Saint-Étienne St._Étienne=Saint-Étienne St-Denis=Saint-Denis St_Malo=Saint-Malo Nimes=Nîmes
    Orleans=Orléans Besancon=Besançon Aix=Aix-en-Provence Aix_en_Provence=Aix-en-Provence Clermont_Ferrand=Clermont-Ferrand Boulogne_sur_Mer=Boulogne-sur-Mer Chalon=Chalon-sur-Saône Parijs=Paris Parigi=Paris St-Brieuc=Saint-Brieuc`,
  PL: `Wroclaw=Wrocław Wrocław=Wrocław Breslau=Wrocław Lodz=Łódź Łódź=Łódź Krakow=Kraków Cracow=Kraków Krakau=Kraków Gdansk=Gdańsk Danzig=Gdańsk
    Poznan=Poznań Warschau=Warsaw Warszawa=Warsaw Bialystok=Białystok Zielona_Gora=Zielona_Góra Czestochowa=Częstochowa`,
  ES: `Malaga=Málaga Cordoba=Córdoba La_Coruna=A_Coruña Zaragoza=Zaragoza Saragossa=Zaragoza Sevilla=Sevilla Seville=Sevilla San_Sebastian=Donostia_/_San_Sebastián Cadiz=Cadiz Leon=León`,
  IT: `Roma=Rome Rom=Rome Milano=Milan Mailand=Milan Milaan=Milan Firenze=Florence Florenz=Florence Venezia=Venice Venedig=Venice LAquila=L'Aquila L’Aquila=L'Aquila Napoli=Naples Torino=Turin Turijn=Turin Genova=Genoa Forli=Forlì`,
  FI: `Jyvaskyla=Jyväskylä Hameenlinna=Hämeenlinna Seinajoki=Seinäjoki Åbo=Turku Helsingfors=Helsinki Tammerfors=Tampere`,
};

const rows = Object.entries(SPELLINGS).flatMap(([country, text]) =>
  text.split(/\s+/).map((pair) => [country, ...pair.replaceAll('_', ' ').split('=')] as [string, string, string]),
);

const nameOf = (country: string, typed: string, region = '') => {
  const found = findTypedTown(country, region, typed);
  return typeof found === 'string' ? found : found.name.replace("'", '’');
};

describe('a town as people spell it', () => {
  // covers X17-054
  it.each(rows)('in %s: %s is %s', (country, typed, name) => {
    expect(nameOf(country, typed)).toBe(name.replace("'", '’'));
  });

  it('comes in at least 142 spellings', () => expect(rows.length).toBeGreaterThanOrEqual(142));

  it.each([
    // Another town of a similar name is never meant.
    ['DE', 'Kolln', 'unknown'],
    ['DE', 'Frankfur', 'unknown'],
    ['DE', 'Main', 'unknown'],
    ['DE', 'Oder', 'unknown'],
    ['DE', 'Freiberg', 'Freiberg'],
    ['DE', 'Freiburg', 'Freiburg'],
    ['DE', 'Frankfurt (Nirgends)', 'unknown'],
    ['DK', 'Copenhagen (Funen)', 'unknown'],
    ['NL', 'Bosch', 'unknown'],
    ['NL', 'Den', 'unknown'],
    ['GB', 'York', 'York'],
    ['GB', 'New York', 'unknown'],
    ['GB', 'Saint', 'unknown'],
    ['GB', 'upon Tyne', 'unknown'],
    ['US', 'Springfield', 'several'],
    ['US', 'St. Charles', 'St. Charles'],
    ['US', 'North Port', 'North Port'],
    ['US', 'Northport', 'Northport'],
    ['US', 'Portland', 'several'],
    ['US', 'Springfield, XX', 'unknown'],
    ['FR', 'en Provence', 'unknown'],
    ['NL', '', 'unknown'],
    ['NL', '()', 'unknown'],
    ['NL', '-', 'unknown'],
    ['NL', 'Utrecht,', 'Utrecht'],
  ])('in %s: %s is %s', (country, typed, expected) => {
    expect(nameOf(country, typed)).toBe(expected);
  });

  it('is found in the chosen region first', () => {
    expect(nameOf('GB', 'Newcastle', 'GB-STS')).toBe('Newcastle under Lyme');
    expect(nameOf('DE', 'Frankfurt', 'DE-BB')).toBe('Frankfurt (Oder)');
    expect(nameOf('DE', 'Frankfurt', 'DE-HE')).toBe('Frankfurt am Main');
  });

  it.each([
    ['DE', 'frankfurt m', 'Frankfurt am Main'],
    ['DE', 'muen', 'München'],
    ['DK', 'koeb', 'København'],
    ['NL', 'den bo', '’s-Hertogenbosch'],
    ['GB', 'saint al', 'St Albans'],
    ['US', 'ft wor', 'Fort Worth'],
  ])('is suggested in %s from %s: %s', (country, typed, name) => {
    const locale = country === 'DE' ? 'de' : country === 'DK' ? 'da' : country === 'NL' ? 'nl' : 'en';
    expect(suggestTowns({ locale }, country, typed).join('|').replaceAll("'", '’')).toContain(`${name} (`);
  });

  it('as suggested is found again, also where its name has brackets', () => {
    for (const suggestion of [
      ...suggestTowns({ locale: 'de' }, 'DE', 'halle'),
      ...suggestTowns({ locale: 'en' }, 'DE', 'frankfurt'),
    ])
      expect([suggestion, nameOf('DE', suggestion)]).not.toContain('unknown');
  });
});
