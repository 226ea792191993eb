import { privatePhotoUrl } from '~/page/photo-url';
import type { ShellUser } from '~/page/shell-data';
import { Avatar } from '~/ui/Avatar/Avatar';

export function OwnPicture({ user: { name, thumb } }: { user: Pick<ShellUser, 'name' | 'thumb'> }) {
  return <Avatar name={name} src={thumb ? privatePhotoUrl(thumb) : null} size={32} />;
}
