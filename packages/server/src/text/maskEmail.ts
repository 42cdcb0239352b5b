/** An e-mail address with all before the @ but its first letter left out: w***@example.com. The length is not told. */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1***');
