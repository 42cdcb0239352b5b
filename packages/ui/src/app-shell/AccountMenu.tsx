import { DownOutlined } from '@ant-design/icons';
import type { MenuProps } from 'antd';
import { useConfirm } from '../dialog/useConfirm.js';
import { useWords } from '../locale/useWords.js';
import { MenuOnDemand } from '../on-demand/MenuOnDemand.js';
import { shellWords } from './locale.js';
import type { Language } from '../locale/useWords.js';
import type { ThemeMode } from '../provider/useResolvedTheme.js';
import type { Size } from '../theme/layout.js';
import { AccountButton, AccountName, Avatar, ReadOut, SettingLine, Who } from './AppShell.styles.js';

/** What the account menu offers. An entry without its handler is left out. */
export interface Account {
  /** The signed-in user's name. */
  name: string;
  /** Address of a picture that the browser can show. Left out: the first character of the name. */
  avatar?: string;
  /** A sentence of the user's own, over what the menu offers. */
  introduction?: string;
  /** Called after the reader agreed. */
  onSignOut: () => void;
  onModifyInfo?: () => void;
  onModifyPassword?: () => void;
  theme?: ThemeMode;
  onThemeChange?: (theme: ThemeMode) => void;
  language?: Language;
  onLanguageChange?: (language: Language) => void;
  /** Height of controls and rows. */
  size?: Size;
  onSizeChange?: (size: Size) => void;
}

type Entry = NonNullable<MenuProps['items']>[number];

const menuStyles = { root: { minWidth: 168 } };

interface AccountMenuProps {
  account: Account;
  /** Opens upwards: at the foot of the drawer. */
  upwards?: boolean;
}

const themes: readonly ThemeMode[] = ['light', 'dark', 'system'];
const sizes: readonly Size[] = ['small', 'medium', 'large'];
const languages: readonly { value: Language; label: string }[] = [
  { value: 'zh-CN', label: '简体中文' },
  { value: 'en-US', label: 'English' },
];

interface Setting<Value extends string> {
  key: string;
  label: string;
  /** The one in force. */
  value: Value | undefined;
  choices: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

const SettingRow = ({ label, now }: { label: string; now: string | undefined }) => (
  <SettingLine>
    <span>{label}</span>
    <small>{now}</small>
  </SettingLine>
);

/** The first character of a name, a whole one also outside of the basic plane. */
export const initial = (name: string): string => Array.from(name.trim())[0]?.toUpperCase() ?? '';

export const AccountMenu = ({ account, upwards = false }: AccountMenuProps) => {
  const words = useWords(shellWords);
  const confirm = useConfirm();
  const {
    name,
    avatar,
    introduction = '',
    onSignOut,
    onModifyInfo,
    onModifyPassword,
    theme,
    onThemeChange,
    language,
    onLanguageChange,
    size,
    onSizeChange,
  } = account;

  const signOut = async () => {
    if (await confirm({ title: words.signOutSure, verb: words.signOut })) onSignOut();
  };

  const groups: Entry[][] = [];
  const own = [
    ...(onModifyInfo ? [{ key: 'info', label: words.basicInfo, onClick: onModifyInfo }] : []),
    ...(onModifyPassword ? [{ key: 'password', label: words.changePassword, onClick: onModifyPassword }] : []),
  ];
  const who = (
    <Who>
      <b>{name}</b>
      {introduction}
    </Who>
  );
  if (introduction !== '') groups.push([{ key: 'who', type: 'group', label: who, children: own }]);
  else if (own.length > 0) groups.push(own);
  const settings: Entry[] = [];
  const offer = <Value extends string>({ key, label, value, choices, onChange }: Setting<Value>) => {
    const children = choices.map((one) => ({
      key: `${key}:${one.value}`,
      label: one.label,
      onClick: () => onChange(one.value),
    }));
    const now = choices.find((one) => one.value === value)?.label;
    // At the foot of the drawer there is no room for a menu beside the menu.
    if (upwards) settings.push({ key, type: 'group', label, children });
    else settings.push({ key, label: <SettingRow label={label} now={now} />, children });
  };
  const named = <Value extends ThemeMode | Size>(values: readonly Value[]) =>
    values.map((one) => ({ value: one, label: words[one] }));
  if (onThemeChange) {
    offer({ key: 'theme', label: words.theme, value: theme, choices: named(themes), onChange: onThemeChange });
  }
  if (onLanguageChange) {
    offer({ key: 'language', label: words.language, value: language, choices: languages, onChange: onLanguageChange });
  }
  if (onSizeChange)
    offer({ key: 'size', label: words.size, value: size, choices: named(sizes), onChange: onSizeChange });
  if (settings.length > 0) groups.push(settings);
  groups.push([{ key: 'out', label: words.signOut, onClick: () => void signOut() }]);

  return (
    <MenuOnDemand
      placement={upwards ? 'topLeft' : 'bottomRight'}
      styles={menuStyles}
      menu={{
        items: groups.flatMap((group, index) =>
          index === 0 ? group : [{ key: `line${index}`, type: 'divider' as const }, ...group],
        ),
        selectedKeys: [`theme:${theme ?? ''}`, `language:${language ?? ''}`, `size:${size ?? ''}`],
      }}
    >
      {(opener) => (
        <AccountButton type="button" {...opener}>
          <ReadOut>{words.account}</ReadOut>
          <Avatar aria-hidden="true">{avatar === undefined ? initial(name) : <img src={avatar} alt="" />}</Avatar>
          <AccountName>{name}</AccountName>
          <DownOutlined aria-hidden />
        </AccountButton>
      )}
    </MenuOnDemand>
  );
};
