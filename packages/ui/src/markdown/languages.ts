/** Names as their makers write them; others stand as they were written. */
const names = new Map([
  ['bash', 'Bash'],
  ['c', 'C'],
  ['cpp', 'C++'],
  ['csharp', 'C#'],
  ['css', 'CSS'],
  ['csv', 'CSV'],
  ['diff', 'Diff'],
  ['go', 'Go'],
  ['graphql', 'GraphQL'],
  ['html', 'HTML'],
  ['ini', 'INI'],
  ['java', 'Java'],
  ['javascript', 'JavaScript'],
  ['js', 'JavaScript'],
  ['json', 'JSON'],
  ['jsx', 'JSX'],
  ['kotlin', 'Kotlin'],
  ['less', 'Less'],
  ['lua', 'Lua'],
  ['markdown', 'Markdown'],
  ['md', 'Markdown'],
  ['php', 'PHP'],
  ['py', 'Python'],
  ['python', 'Python'],
  ['r', 'R'],
  ['rb', 'Ruby'],
  ['ruby', 'Ruby'],
  ['rust', 'Rust'],
  ['rs', 'Rust'],
  ['scss', 'SCSS'],
  ['sh', 'Shell'],
  ['shell', 'Shell'],
  ['sql', 'SQL'],
  ['swift', 'Swift'],
  ['toml', 'TOML'],
  ['ts', 'TypeScript'],
  ['tsx', 'TSX'],
  ['typescript', 'TypeScript'],
  ['vue', 'Vue'],
  ['xml', 'XML'],
  ['yaml', 'YAML'],
  ['yml', 'YAML'],
]);

const MAX_LABEL = 24;

const firstWord = (info: string): string => info.trim().split(/[\s{,;:]/, 1)[0] ?? '';

/** The language of what stands behind a fence, for the highlighter. Empty without one. */
export const languageOf = (info: string): string => firstWord(info).toLowerCase();

/** The language to show. Empty without one. */
export const labelOf = (info: string): string => names.get(languageOf(info)) ?? firstWord(info).slice(0, MAX_LABEL);
