/** Such as 7K3M-9QXA: short enough for the telephone, random enough not to be guessed. */
export const reportNumber = (random: string): string => `${random.slice(-8, -4)}-${random.slice(-4)}`.toUpperCase();
