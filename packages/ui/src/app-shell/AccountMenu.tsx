import { DownOutlined } from '@ant-design/icons';
import { Dropdown, type MenuProps } from 'antd';
import { useConfirm } from '../dialog/useConfirm.js';
import { useWords } from '../locale/useWords.js';
import type { Language } from '../provider/ConsoleTheme.js';
import type { ThemeMode } from '../provider/useResolvedTheme.js';
import { AccountButton, AccountName, Avatar, ReadOut } from './AppShell.styles.js';

/** What the account menu offers. An entry without its handler is left out. */
export interface Account {
  /** The signed-in user's name. */
  name: string;
  /** Called after the reader agreed. */
  onSignOut: () => void;
  onBasicInfo?: () => void;
  onChangePassword?: () => void;
  theme?: ThemeMode;
  onTheme?: (change: { theme: ThemeMode }) => void;
  language?: Language;
  onLanguage?: (change: { language: Language }) => void;
}

const menuStyles = { root: { minWidth: 168 } };

interface AccountMenuProps {
  account: Account;
  /** Opens upwards: at the foot of the drawer. */
  upwards?: boolean;
}

const themes: readonly ThemeMode[] = ['light', 'dark', 'system'];
const languages: readonly { value: Language; name: string }[] = [
  { value: 'zh-CN', name: '简体中文' },
  { value: 'en-US', name: 'English' },
];

/** The first character of a name, a whole one also outside of the basic plane. */
export const initial = (name: string): string => Array.from(name.trim())[0]?.toUpperCase() ?? '';

export const AccountMenu = ({ account, upwards = false }: AccountMenuProps) => {
  const words = useWords('shell');
  const confirm = useConfirm();
  const { name, onSignOut, onBasicInfo, onChangePassword, theme, onTheme, language, onLanguage } = account;

  const signOut = async () => {
    if (await confirm({ title: words.signOutSure, verb: words.signOut })) onSignOut();
  };

  const groups: NonNullable<MenuProps['items']>[] = [];
  const own = [
    ...(onBasicInfo ? [{ key: 'info', label: words.basicInfo, onClick: onBasicInfo }] : []),
    ...(onChangePassword ? [{ key: 'password', label: words.changePassword, onClick: onChangePassword }] : []),
  ];
  if (own.length > 0) groups.push(own);
  if (onTheme) {
    const children = themes.map((one) => ({
      key: `theme:${one}`,
      label: words[one],
      onClick: () => onTheme({ theme: one }),
    }));
    groups.push([{ key: 'theme', type: 'group', label: words.theme, children }]);
  }
  if (onLanguage) {
    const children = languages.map((one) => ({
      key: `language:${one.value}`,
      label: one.name,
      onClick: () => onLanguage({ language: one.value }),
    }));
    groups.push([{ key: 'language', type: 'group', label: words.language, children }]);
  }
  groups.push([{ key: 'out', label: words.signOut, onClick: () => void signOut() }]);

  return (
    <Dropdown
      trigger={['click']}
      placement={upwards ? 'topLeft' : 'bottomRight'}
      autoFocus
      styles={menuStyles}
      menu={{
        items: groups.flatMap((group, index) =>
          index === 0 ? group : [{ key: `line${index}`, type: 'divider' as const }, ...group],
        ),
        selectedKeys: [`theme:${theme ?? ''}`, `language:${language ?? ''}`],
      }}
    >
      <AccountButton type="button" aria-haspopup="menu">
        <ReadOut>{words.account}</ReadOut>
        <Avatar aria-hidden="true">{initial(name)}</Avatar>
        <AccountName>{name}</AccountName>
        <DownOutlined aria-hidden />
      </AccountButton>
    </Dropdown>
  );
};
