import type { Rng } from './rng';

/** First names by language, in four lists: young women, women of 45 and older, young men, older men. */
const table: Record<string, readonly [string, string, string, string]> = {
  nl: [
    'Sanne Lotte Femke Eva Iris Noor Fleur Maud Anouk Roos Lieke Naomi Esmee Romy Yara Jasmijn Merel Britt Samira Kim',
    'Marijke Ingrid Annemarie Petra Monique Karin Wilma Ria Joke Ellen Astrid Yvonne Carla Hetty Marga Corrie Tineke Truus Loes Gerda',
    'Daan Bram Thijs Jesse Ruben Lars Niels Stijn Sem Milan Bas Joris Tim Rick Koen Sander Youssef Mees Jelle Sven',
    'Henk Kees Peter Jan Wim Gerard Hans Rob Frank Erik Marcel Ron Theo Jos Ben Piet Rien Wouter Hugo Dirk',
  ],
  fr: [
    'Camille Léa Manon Chloé Inès Julie Pauline Clara Élodie Marine Sarah Margaux Lucie Anaïs Céline',
    'Isabelle Sylvie Nathalie Catherine Valérie Brigitte Martine Corinne Véronique Florence Patricia Monique Hélène Odile Agnès',
    'Lucas Hugo Théo Antoine Maxime Nicolas Julien Romain Mehdi Quentin Adrien Clément Bastien Karim Louis',
    'Philippe Laurent Pascal Thierry Christophe Olivier Bernard Michel Alain Didier Gilles Yves Serge Marc Bruno',
  ],
  de: [
    'Lena Hannah Julia Laura Lisa Sophie Katharina Johanna Nele Franziska Aylin Theresa Miriam Carla Vanessa',
    'Sabine Petra Monika Birgit Claudia Heike Ute Gabriele Renate Ulrike Andrea Martina Christa Helga Angelika',
    'Lukas Jonas Felix Maximilian Tobias Florian Jan Moritz Simon Emre Fabian Niklas Philipp David Leon',
    'Thomas Michael Andreas Jürgen Wolfgang Klaus Uwe Stefan Bernd Dieter Rainer Holger Frank Matthias Günter',
  ],
  en: [
    'Emma Olivia Sophie Megan Chloe Jess Hannah Lucy Amber Zoe Grace Abby Kayla Jasmine Aisha Lauren Paige Maya Brooke Nicole',
    'Susan Linda Karen Diane Carol Deborah Janet Sharon Julie Christine Elaine Maureen Denise Tracey Gail Barbara Wendy Sheila Lorraine Pauline',
    'James Ryan Tyler Jack Connor Luke Ben Adam Nathan Josh Dylan Callum Marcus Jordan Liam Owen Malik Ethan Sean Alex',
    'David Paul Mark Steve Gary Robert Alan Keith Graham Bill Jim Ken Martin Doug Colin Ray Tony Neil Barry Walter',
  ],
  it: [
    'Giulia Martina Chiara Francesca Sara Elisa Alessia Valentina Federica Ilaria Silvia Giorgia',
    'Paola Anna Patrizia Daniela Rita Carla Roberta Antonella Loredana Donatella Franca Ornella',
    'Marco Luca Matteo Andrea Davide Alessandro Simone Lorenzo Federico Stefano Riccardo Nicola',
    'Giovanni Roberto Paolo Giuseppe Franco Claudio Massimo Sergio Maurizio Bruno Enzo Carlo',
  ],
  es: [
    'Lucía Marta Paula Laura Alba Carmen Sara Irene Noelia Andrea Cristina Nuria',
    'Pilar Mercedes Rosa Dolores Teresa Isabel Concha Montse Amparo Encarna Inmaculada Begoña',
    'Pablo Álvaro Sergio Javier Adrián Diego Iván Rubén Hugo Marcos Raúl Daniel',
    'Antonio Manuel José Francisco Juan Ángel Ramón Vicente Fernando Rafael Jesús Julián',
  ],
  pl: [
    'Zuzanna Julia Kinga Natalia Ola Karolina Magda Kasia Dominika Weronika Paulina Marta',
    'Barbara Krystyna Grażyna Ewa Danuta Elżbieta Halina Bożena Jolanta Renata Iwona Teresa',
    'Jakub Mateusz Kacper Michał Bartek Tomek Paweł Łukasz Kamil Marcin Adrian Dawid',
    'Andrzej Krzysztof Marek Jerzy Janusz Stanisław Zbigniew Ryszard Wojciech Piotr Jacek Leszek',
  ],
  da: [
    'Freja Ida Sofie Emilie Mathilde Caroline Cecilie Line Maja Signe',
    'Kirsten Hanne Lone Susanne Birgit Inge Bente Lis Annette Gitte',
    'Mads Frederik Mikkel Rasmus Emil Kasper Jonas Magnus Oliver Simon',
    'Lars Jens Henrik Søren Niels Poul Ole Jørgen Torben Flemming',
  ],
  sv: [
    'Elin Maja Ebba Wilma Klara Ida Moa Linnea Frida Sara',
    'Birgitta Margareta Eva Lena Kerstin Gunilla Monica Marie Ulla Agneta',
    'Erik Oskar Viktor Johan Anton Filip Gustav Linus Axel Emil',
    'Lars Anders Per Bengt Göran Ulf Leif Kjell Stefan Mikael',
  ],
  nb: [
    'Ingrid Nora Thea Marte Silje Ida Camilla Julie Hanna Kristine',
    'Bjørg Liv Anne Berit Randi Kari Turid Marit Inger Solveig',
    'Magnus Sander Henrik Ola Kristian Eirik Jonas Sondre Marius Håkon',
    'Bjørn Kjell Terje Svein Arne Geir Odd Rune Tor Øyvind',
  ],
  fi: [
    'Aino Emma Venla Jenni Laura Hanna Noora Iida Sanna Veera',
    'Ritva Marja Pirjo Leena Eija Tuula Päivi Raija Anneli Sirpa',
    'Mikko Antti Ville Joonas Eetu Lauri Niko Juho Aleksi Tuomas',
    'Jukka Matti Kari Pekka Timo Seppo Heikki Markku Hannu Reijo',
  ],
};

const lists = Object.fromEntries(
  Object.entries(table).map(([language, groups]) => [language, groups.map((names) => names.split(' '))]),
);

/** The first names of people of this age in a language; English ones if it has none. */
export function firstNames(language: string, gender: 'female' | 'male', age: number): readonly string[] {
  const groups = lists[language] ?? lists['en']!;
  return groups[(gender === 'female' ? 0 : 2) + (age >= 45 ? 1 : 0)]!;
}

/** Picks a first name that fits. If it is taken in the brand, a number is added, as in "Sanne84". */
export function pickName(
  rng: Rng,
  language: string,
  gender: 'female' | 'male',
  age: number,
  used: Set<string>,
): string {
  const base = rng.pick(firstNames(language, gender, age));
  for (let turn = 0; ; turn++) {
    const name = turn === 0 && rng.chance(0.75) ? base : `${base}${rng.pick(['', '_'])}${rng.int(2, 99)}`;
    if (used.has(name.toLowerCase())) continue;
    used.add(name.toLowerCase());
    return name;
  }
}
