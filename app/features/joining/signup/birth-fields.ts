// Lets the server's schema join the date that the field of the interface splits.
export { composeDate } from '~/ui/DateOfBirthField/date-of-birth';
