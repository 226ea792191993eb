import type { AboutWords } from './words';

export const fr: AboutWords = {
  openers: [
    'D’un naturel curieux, plutôt calme le matin.',
    'Je ris facilement et je sais écouter.',
    'Moitié organisation, moitié « on verra bien ».',
    'Le travail m’a fait venir à {city}, les gens m’y ont fait rester.',
    'Mes amis parlent de ma chaleur et de mes cinq minutes de retard.',
    'Plus à l’aise à table que par écrit.',
    'Un grand silence, puis on ne m’arrête plus après le deuxième café.',
    'Je sais ce que j’aime, et j’aime les surprises.',
    'De l’optimisme, avec un côté pratique.',
    'Le bonheur, c’est un téléphone oublié dans l’autre pièce.',
  ],
  pastimes: [
    'J’aime {a} et, quand personne ne regarde, {b}.',
    'Un bon dimanche : {a}, puis {b}.',
    'Deux choses auxquelles je ne renonce pas : {a} et {b}.',
    'En semaine, c’est {a} ; le week-end, {b}.',
    'Mes plaisirs du moment : {a} et {b}.',
    'Ce qui me fait sourire : {a}, et aussi {b}.',
  ],
  seeking: [
    'J’aime les gens gentils et francs.',
    'Sans hâte et sans jeux, on verra si le courant passe.',
    'J’espère une conversation où l’on oublie l’heure.',
    'Il me manque quelqu’un avec qui partager les petites choses.',
    'J’apprécie les gens qui posent des questions à leur tour.',
    'L’alchimie compte, la gentillesse encore plus.',
  ],
  closers: [
    'Je bois mon café noir. Et toi ?',
    'Quelle chanson montes-tu toujours plus fort ?',
    'Surprends-moi avec ta première phrase.',
    'Les longues lettres sont bienvenues.',
    'Sucré ou salé ?',
    '',
  ],
  niche: {
    1: [
      'Je crois aux longs dîners et aux soirées sans hâte.',
      'Les bonnes manières sont séduisantes, un peu d’audace aussi.',
    ],
    2: ['Le respect d’abord, le reste suit.', 'Ici, chaque personne est la bienvenue telle qu’elle est.'],
    3: [
      'Le consentement est le début, et c’est ce qui rend tout plus fort.',
      'Des mots clairs et des limites respectées : j’y tiens.',
    ],
    4: ['J’aime mes courbes et les bras qui serrent.', 'Les couleurs vives me vont bien, et je les porte volontiers.'],
    5: ['Les enfants sont grands, l’agenda est enfin à moi.', 'L’expérience est belle quand elle reste curieuse.'],
    6: ['Je mène ma vie et elle me plaît.', 'De l’assurance, de l’indépendance, et un faible pour les compliments.'],
    7: ['Fier, et partant pour une fête comme pour une soirée tranquille.', 'J’aime les hommes bien dans leur peau.'],
  },
  transWoman: [
    'Femme trans et fière de l’être ; demande-moi d’abord comment va ma journée.',
    'Je suis une femme trans, heureuse et facile à vivre.',
  ],
};
