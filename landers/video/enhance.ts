import { playFilms } from '~/landing/kit/enhance';

playFilms();
