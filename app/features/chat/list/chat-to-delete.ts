/** The conversation that the dialog asks about, and the other member's name. */
export interface ChatToDelete {
  id: string;
  name: string;
  fictional: boolean;
}
