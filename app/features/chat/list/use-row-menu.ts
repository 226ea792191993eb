import { useState } from 'react';
import type { ChatItemResponse } from '~/contract/chats';
import { useLongPress } from '../menus/use-long-press';
import type { Box } from '../menus/place-menu';
import type { ChatToDelete } from './chat-to-delete';

interface OpenMenu {
  chat: ChatToDelete;
  box: () => Box | undefined;
  row: HTMLElement;
}

/** The menu of a row, by a long press, the right mouse button or the key for context menus. */
export function useRowMenu(chats: readonly ChatItemResponse[]) {
  const [open, setOpen] = useState<OpenMenu | null>(null);
  const press = useLongPress({
    mouse: true,
    find: (pressed) => pressed.closest<HTMLElement>('[data-chat]'),
    onOpen: (row, at) => {
      const found = chats.find(({ conversation }) => conversation.id === row.dataset.chat);
      if (!found) return;
      const { name, fictional } = found.profile;
      setOpen({
        chat: { id: found.conversation.id, name, fictional },
        box: () => (at ? { left: at.x, top: at.y, bottom: at.y } : row.getBoundingClientRect()),
        row,
      });
    },
  });
  const close = (back: boolean) => {
    if (back) open?.row.querySelector('a')?.focus({ preventScroll: true });
    setOpen(null);
  };
  return { open, press, close };
}
