/** Where somebody's database is, and as whom it is read. */
export interface Connection {
  /** `host` or `host:port`. */
  address: string;
  database: string;
  user: string;
  password: string;
}

/** A host by name or number, IPv6 in brackets, and a port where it is not the usual one. */
const addressPattern = /^(?:[A-Za-z0-9_.-]+|\[[0-9A-Fa-f:.]+\])(?::\d{1,5})?$/;

export const isAddress = (text: string): boolean => addressPattern.test(text.trim());

/** As the calls take it: whatever a name or a password holds stays part of it. */
export const connectionUrl = ({ address, database, user, password }: Connection): string => {
  const who = password === '' ? encodeURIComponent(user) : [user, password].map(encodeURIComponent).join(':');
  return `postgres://${who}@${address.trim()}/${encodeURIComponent(database.trim())}`;
};
