import { describe, expect, it } from 'vitest';
import { emailTypo, isOneSlip } from './email-typo';

describe('emailTypo', () => {
  it.each([
    ['ann@gmial.com', 'ann@gmail.com'],
    ['Ann.Lee@GMAL.com', 'Ann.Lee@gmail.com'],
    ['ann@gmail.con', 'ann@gmail.com'],
    ['ann@gamil.co', 'ann@gmail.com'],
    ['ann@hotmial.co.uk', 'ann@hotmail.co.uk'],
    ['ann@hotmaill.nl', 'ann@hotmail.nl'],
    ['ann@outlok.com', 'ann@outlook.com'],
    ['ann@zigo.nl', 'ann@ziggo.nl'],
    [' ann@yaho.fr ', 'ann@yahoo.fr'],
  ])('%s probably means %s', (typed, meant) => {
    expect(emailTypo(typed)).toBe(meant);
  });

  it.each([
    'ann@gmail.com',
    'ann@ymail.com',
    'ann@email.com',
    'ann@hotmail.dk',
    'ann@hotmail.gr',
    'ann@yahoo.com.br',
    'ann@gmx.de',
    'ann@company.example',
    'ann@gmial.example',
    'ann@constructor.com',
    'ann@',
    '@gmial.com',
    'gmial.com',
    'ann@gmial',
    '',
  ])('%s could be right, or is nothing yet', (typed) => {
    expect(emailTypo(typed)).toBeUndefined();
  });
});

describe('isOneSlip', () => {
  it('is one letter added, left out, changed or swapped, and not two', () => {
    for (const typed of ['gmaill', 'ggmail', 'gmal', 'mail', 'gnail', 'gmial', 'gmali'])
      expect(isOneSlip(typed, 'gmail'), typed).toBe(true);
    for (const typed of ['gmail', 'gmxil2', 'gma', 'liamg', 'gnial', ''])
      expect(isOneSlip(typed, 'gmail'), typed).toBe(false);
  });
});
