/**
 * Interests that the texts of demo members can mention: the id, then for each language the words that fit "I love …".
 * The ids are those of the product's list; a test of the profiles feature compares the two.
 */
export type TextLanguage = 'en' | 'nl' | 'de' | 'fr';

const rows = `
walking|long walks|lange wandelingen|lange Spaziergänge|les longues promenades
hiking|days in the hills|dagen in de bergen|Tage in den Bergen|la randonnée
cycling|a good bike ride|een flinke fietstocht|eine schöne Radtour|les balades à vélo
beach|the beach in winter|het strand in de winter|den Strand im Winter|la plage en hiver
gardening|my garden|mijn tuin|meinen Garten|mon jardin
sailing|a day on the water|een dag op het water|einen Tag auf dem Wasser|une journée sur l’eau
picnics|picnics with far too much cheese|picknicken met veel te veel kaas|Picknicks mit viel zu viel Käse|les pique-niques avec trop de fromage
motorcycling|a Sunday on the motorbike|een zondag op de motor|einen Sonntag auf dem Motorrad|un dimanche à moto
running|a slow run at dawn|een rustig rondje hardlopen|einen ruhigen Lauf am Morgen|courir le matin
swimming|swimming in open water|zwemmen in open water|Schwimmen im See|nager en eau libre
yoga|yoga before breakfast|yoga voor het ontbijt|Yoga vor dem Frühstück|le yoga avant le petit déjeuner
tennis|a game of tennis|een potje tennis|eine Runde Tennis|une partie de tennis
football|football on Saturday|voetbal op zaterdag|Fußball am Samstag|le foot du samedi
climbing|climbing walls|klimmen|Klettern|l’escalade
skiing|a week of snow|een week in de sneeuw|eine Woche Schnee|une semaine de neige
ice-skating|natural ice|natuurijs|Eislaufen|le patin à glace
cooking|cooking for friends|koken voor vrienden|Kochen für Freunde|cuisiner pour mes amis
baking|baking bread|brood bakken|Brot backen|faire mon pain
barbecue|a barbecue that runs late|een barbecue die uitloopt|lange Grillabende|les barbecues qui durent
eating-out|small restaurants|kleine restaurantjes|kleine Restaurants|les petits restaurants
wine|a good glass of wine|een goed glas wijn|ein gutes Glas Wein|un bon verre de vin
beer|craft beer|speciaalbier|gutes Bier|les bières artisanales
coffee|strong coffee|sterke koffie|starken Kaffee|le café serré
chocolate|dark chocolate|pure chocolade|dunkle Schokolade|le chocolat noir
farmers-markets|Saturday markets|de markt op zaterdag|den Wochenmarkt|le marché du samedi
live-music|live music in small rooms|livemuziek in kleine zaaltjes|kleine Konzerte|les petits concerts
festivals|festivals|festivals|Festivals|les festivals
jazz|old jazz records|oude jazzplaten|alte Jazzplatten|les vieux disques de jazz
classical-music|classical concerts|klassieke concerten|klassische Konzerte|la musique classique
guitar|playing the guitar badly|slecht gitaar spelen|schlecht Gitarre spielen|jouer mal de la guitare
dancing|dancing in the kitchen|dansen in de keuken|Tanzen in der Küche|danser dans la cuisine
salsa|salsa nights|salsa-avonden|Salsaabende|les soirées salsa
pub-quizzes|pub quizzes|pubquizzen|Kneipenquiz|les quiz au bar
reading|novels that keep me up|boeken die me wakker houden|Romane bis spät in die Nacht|les romans qui tiennent éveillé
cinema|the cinema on a rainy day|de bioscoop op een regendag|Kino an Regentagen|le cinéma quand il pleut
series|one series too many|één serie te veel|eine Serie zu viel|les séries
theatre|the theatre|het theater|das Theater|le théâtre
comedy|stand-up comedy|stand-upcomedy|Stand-up-Comedy|le stand-up
museums|quiet museums|stille musea|stille Museen|les musées calmes
photography|photography|fotografie|Fotografie|la photographie
languages|learning languages|talen leren|Sprachen lernen|apprendre des langues
podcasts|podcasts on the way to work|podcasts onderweg|Podcasts unterwegs|les podcasts
city-trips|weekends in other cities|weekendjes in andere steden|Städtereisen|les week-ends en ville
road-trips|road trips without a plan|roadtrips zonder plan|Roadtrips ohne Plan|partir sans plan
trains|long train journeys|lange treinreizen|lange Zugfahrten|les longs voyages en train
camping|a tent and a lake|een tentje aan een meer|ein Zelt am See|une tente au bord d’un lac
painting|painting|schilderen|Malen|la peinture
pottery|pottery|pottenbakken|Töpfern|la poterie
knitting|knitting|breien|Stricken|le tricot
diy|fixing up my house|klussen in huis|Heimwerken|bricoler
board-games|board games|bordspellen|Brettspiele|les jeux de société
chess|chess|schaken|Schach|les échecs
crosswords|the Saturday crossword|de puzzel van zaterdag|das Kreuzworträtsel am Samstag|les mots croisés
video-games|games|gamen|Videospiele|les jeux vidéo
dogs|my dog|mijn hond|meinen Hund|mon chien
cats|my cats|mijn katten|meine Katzen|mes chats
flea-markets|flea markets|rommelmarkten|Flohmärkte|les brocantes
family|my family|mijn familie|meine Familie|ma famille
sauna|the sauna|de sauna|die Sauna|le sauna
deep-conversations|conversations that last till two|gesprekken tot twee uur ’s nachts|Gespräche bis in die Nacht|les conversations jusqu’à deux heures
romance|old-fashioned romance|ouderwetse romantiek|altmodische Romantik|le romantisme à l’ancienne
volunteering|volunteering|vrijwilligerswerk|mein Ehrenamt|le bénévolat
`;

export interface Pastime {
  id: string;
  words: Record<TextLanguage, string>;
}

export const pastimes: readonly Pastime[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [id, en, nl, de, fr] = row.split('|') as [string, string, string, string, string];
    return { id, words: { en, nl, de, fr } };
  });

/** Interests that no text mentions but a profile can list; a niche adds those that fit it. */
export const furtherInterests: readonly string[] =
  'birdwatching fitness pilates padel volleyball badminton cocktails tea italian-food asian-food pop-music rock-music soul vinyl singing documentaries art history architecture science travelling weekends-away sun-holidays drawing interior-design fashion house-plants technology animals evenings-in meditation wellness massage sustainability flirting'.split(
    ' ',
  );
export const nicheInterests: Record<number, readonly string[]> = {
  1: ['romance', 'flirting'],
  2: ['pride', 'fashion', 'make-up'],
  3: ['role-play', 'lingerie', 'tattoo-art'],
  4: ['body-positivity', 'baking', 'eating-out'],
  5: ['grandchildren', 'gardening', 'genealogy', 'cruises'],
  6: ['wellness', 'wine', 'weekends-away'],
  7: ['pride', 'musicals', 'fitness'],
};
