/** The number of a triple as it is shown: 039. */
export const tripleNumber = (number: number): string => String(number).padStart(3, '0');
