/** The conversation that the question is about, and whom it is with. */
export interface ChatToDelete {
  id: string;
  name: string;
  fictional: boolean;
}
