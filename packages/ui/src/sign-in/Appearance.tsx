import { DownOutlined, GlobalOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons';
import { useWords } from '../locale/useWords.js';
import { signInWords } from './locale.js';
import type { Language } from '../locale/useWords.js';
import { useResolvedTheme } from '../provider/useResolvedTheme.js';
import type { SignInProps } from './SignIn.js';
import { LanguageSwitch, Square, Switches } from './SignIn.styles.js';

const languages: readonly { value: Language; name: string }[] = [
  { value: 'zh-CN', name: '简体中文' },
  { value: 'en-US', name: 'English' },
];

type AppearanceProps = Pick<SignInProps, 'language' | 'onLanguageChange' | 'theme' | 'onThemeChange'>;

// The device's own list: it is small, reachable for everyone, and costs the first load nothing.
export const Appearance = ({ language, onLanguageChange, theme, onThemeChange }: AppearanceProps) => {
  const words = useWords(signInWords);
  const dark = useResolvedTheme(theme) === 'dark';
  const label = dark ? words.toLight : words.toDark;
  const choose = (value: string) => {
    const chosen = languages.find((one) => one.value === value);
    if (chosen) onLanguageChange(chosen.value);
  };
  return (
    <Switches>
      <LanguageSwitch>
        <GlobalOutlined aria-hidden="true" />
        <select aria-label={words.language} value={language} onChange={(event) => choose(event.target.value)}>
          {languages.map(({ value, name }) => (
            <option key={value} value={value} lang={value}>
              {name}
            </option>
          ))}
        </select>
        <DownOutlined aria-hidden="true" />
      </LanguageSwitch>
      <Square type="button" aria-label={label} title={label} onClick={() => onThemeChange(dark ? 'light' : 'dark')}>
        {dark ? <SunOutlined /> : <MoonOutlined />}
      </Square>
    </Switches>
  );
};
