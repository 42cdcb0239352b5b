const base64url = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const suffixOf = (role: string): string => `.${base64url(role)}`;

/** Which of a user's roles a token acts as; null: as all of them. */
export const roleOfToken = (token: string, roles: readonly string[]): string | null =>
  roles.find((role) => token.endsWith(suffixOf(role))) ?? null;

/**
 * Token that acts as one of its user's roles: the token, a dot, the role's name in base64url. `roles` are the names of
 * all of the user's roles: the token in use may act as one of them already. `null` acts as all of them again.
 */
export const tokenForRole = (token: string, role: string | null, roles: readonly string[]): string => {
  const former = roleOfToken(token, roles);
  const whole = former === null ? token : token.slice(0, -suffixOf(former).length);
  return role === null ? whole : whole + suffixOf(role);
};
