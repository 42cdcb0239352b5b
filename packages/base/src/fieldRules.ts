/** Rules for the fields people fill in, the same on the screen and on the server. No words: those are in the dictionaries. */

export const PHONE_MAX = 11;
export const USERNAME_MAX = 50;

/** Characters of what people say of themselves at most. */
export const INTRODUCTION_MAX = 200;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 32;

/** A mainland mobile number. */
export const phonePattern = /^1[3-9]\d{9}$/;
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** Letters of Han or Latin script, digits, `_ - . ·`, inner spaces, brackets; a letter or digit first. */
export const namePattern =
  /^[\p{Script=Han}\p{Script=Latin}\p{Nd}](?:[\p{Script=Han}\p{Script=Latin}\p{Nd}_\-.·()（） ]*[\p{Script=Han}\p{Script=Latin}\p{Nd}_\-.·()（）])?$/u;

/** A mainland mobile number. */
export const isPhone = (value: string): boolean => phonePattern.test(value);

export const isEmail = (value: string): boolean => value.length <= 254 && emailPattern.test(value);

/** Letters of Han or Latin script, digits, `_ - . ·`, inner spaces, brackets; a letter or digit first. */
export const isName = (value: string): boolean => namePattern.test(value);

/** Which of the rules for a new password hold. All must. */
export interface PasswordRules {
  /** 8 to 32 characters. */
  length: boolean;
  /** Only letters, digits and printable ASCII signs; no space. */
  characters: boolean;
  /** At least three of lower case, upper case, digit, sign. */
  classes: boolean;
  /** Holds neither the username nor its reverse, in any case of letters. */
  notUsername: boolean;
}

export const passwordRules = (password: string, username: string): PasswordRules => {
  const lower = password.toLowerCase();
  const user = username.trim().toLowerCase();
  const reversed = Array.from(user).toReversed().join('');
  const classes = [/[a-z]/, /[A-Z]/, /\d/, /[!-/:-@[-`{-~]/].filter((one) => one.test(password)).length;
  return {
    length: password.length >= PASSWORD_MIN && password.length <= PASSWORD_MAX,
    characters: /^[!-~]*$/.test(password),
    classes: classes >= 3,
    notUsername: user === '' || (!lower.includes(user) && !lower.includes(reversed)),
  };
};

export const isStrongPassword = (password: string, username: string): boolean =>
  Object.values(passwordRules(password, username)).every(Boolean);
