// The server's rules see the kit through their own feature: what the field splits, the schema puts together.
export { composeDate } from '~/ui/DateOfBirthField/date-of-birth';
