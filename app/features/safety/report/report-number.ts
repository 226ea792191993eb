/** Short enough to be told on the telephone, random enough not to be guessed: 7K3M-9QXA. Reports and decisions have one. */
export const reportNumber = (random: string): string => `${random.slice(-8, -4)}-${random.slice(-4)}`.toUpperCase();
