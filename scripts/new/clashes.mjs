/** Whether names made for a page would be taken for others that stand in the same file. */

/** Code without its comments and its strings in single quotes. */
export const codeOf = (text) =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/'(?:[^'\\\n]|\\.)*'/g, "''")
    .replaceAll(/\/\/.*$/gm, '');

const identifier = /(?:[A-Za-z_$]|%\w+%)(?:[\w$]|%\w+%)*/g;

/** True for the name of a member or of an attribute, which nothing can be taken for. */
const isMember = (code, from, to) => {
  const before = code.slice(0, from);
  if (/(?<!\.\.)\.$/.test(before)) return true;
  return /^\??:/.test(code.slice(to)) ? !before.endsWith('(') : /^=[^=>]/.test(code.slice(to));
};

/** Identifiers of a template: those that are always there, and those that the records give their name to. */
const identifiersOf = (template) => {
  const code = codeOf(template);
  const found = [...code.matchAll(identifier)];
  return {
    made: new Set(found.map(([name]) => name).filter((name) => /%records?%/i.test(name))),
    fixed: new Set(
      found.flatMap(({ 0: name, index }) =>
        name.includes('%') || isMember(code, index, index + name.length) ? [] : [name],
      ),
    ),
  };
};

/** The first name that would stand for two things in what a template makes; undefined where none does. */
export const clashIn = (template, fillIn) => {
  const { made, fixed } = identifiersOf(template);
  const names = [...made].map(fillIn);
  return names.find((name, at) => fixed.has(name) || names.indexOf(name) !== at);
};

/** True where a file says the word in its code. */
export const says = (text, word) => new RegExp(`(?<![\\w$.])${word}(?![\\w$])`).test(codeOf(text));
