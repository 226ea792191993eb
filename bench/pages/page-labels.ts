/** What the report calls the measured kinds of requests, in its order. */
export const pageLabels: Record<string, string> = {
  landing: 'Landing, logged out',
  grid: 'Member grid, default search',
  filtered: 'Member grid with filters',
  profile: 'Profile',
  chats: 'Chat list, 30 conversations',
  conversation: 'Open conversation, 60 messages',
  send: 'Message send',
  'api-chats': '/api/chats.php',
};
