/** How many labelled profiles with a picture of one country a lander needs that lives on people. With fewer a deck is soon at its end, and a wall has holes. */
export const LEAST_PEOPLE = 6;
