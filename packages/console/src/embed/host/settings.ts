export type Theme = 'light' | 'dark' | 'auto';
export type Language = 'zh-CN' | 'en-US';

/** What the script tag says, in its `data-` attributes. */
export interface Settings {
  /** Of the installation that the script came from. */
  readonly origin: string;
  /** The page that is framed: `expAI`, `expAITool` or `expKnowledgeBase`. */
  readonly page: string;
  /** Public key; left out where the installation names this origin itself. */
  readonly key: string | undefined;
  readonly assistant: string | undefined;
  /** Address of this site that answers `{"token": "…"}` to a POST. */
  readonly tokenUrl: string | undefined;
  /** Words on the button. */
  readonly label: string | undefined;
  /** Selector of the element that the chat stands in; left out, it floats over the page. */
  readonly container: string | undefined;
  readonly theme: Theme;
  readonly language: Language;
}

const pages = ['expAI', 'expAITool', 'expKnowledgeBase'];

export const themeOf = (name: string | undefined): Theme => (name === 'light' || name === 'dark' ? name : 'auto');

export const languageOf = (name: string | undefined): Language => (/^en\b/i.test(name ?? '') ? 'en-US' : 'zh-CN');

export const settingsOf = ({ src, dataset }: HTMLScriptElement): Settings => {
  const { key, assistant, tokenUrl, label, container, theme, language, page = '' } = dataset;
  return {
    origin: new URL(src).origin,
    page: pages.includes(page) ? page : 'expAI',
    key,
    assistant,
    tokenUrl,
    label,
    container,
    theme: themeOf(theme),
    language: languageOf(language ?? document.documentElement.lang),
  };
};

/** Address of the framed page. Tokens never stand in it. */
export const addressOf = ({ origin, page, key, assistant, language }: Settings, theme: 'light' | 'dark'): string => {
  const query = new URLSearchParams({ theme, language });
  if (key !== undefined) query.set('key', key);
  if (assistant !== undefined) query.set('assistantId', assistant);
  return `${origin}/${page}?${query.toString()}`;
};
