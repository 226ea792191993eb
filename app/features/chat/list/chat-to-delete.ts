export interface ChatToDelete {
  id: string;
  name: string;
  fictional: boolean;
}
