/** A token taken apart: what was handed out at sign-in, and the role it was switched to. */
export interface SwitchedToken {
  readonly token: string;
  /** Undefined: all roles at once. Null: something follows the token that is no role's name. */
  readonly roleName: string | null | undefined;
}

const nameOf = (encoded: string): string | null => {
  const bytes = Buffer.from(encoded, 'base64url');
  // Decoding skips what does not belong there; only one text stands for a name.
  if (encoded === '' || bytes.toString('base64url') !== encoded) return null;
  try {
    const name = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return name.includes('\0') ? null : name;
  } catch {
    return null;
  }
};

/** Reads `<token>` and `<token>.<base64url of the role's name>`. */
export const readToken = (text: string): SwitchedToken => {
  const at = text.indexOf('.');
  if (at < 0) return { token: text, roleName: undefined };
  return { token: text.slice(0, at), roleName: nameOf(text.slice(at + 1)) };
};
