import { useLogout } from '@console/api/hooks/account';
import type { Account } from '@console/ui/app-shell';
import { lazyPart } from '@console/ui/on-demand';
import { type ReactNode, useState } from 'react';
import { useStoredPicture } from '../files/useStoredPicture.js';
import { signOut } from '../session/session.js';
import { useUser } from '../session/UserContext.js';
import { size } from '../state/appState.js';
import { setPreferences, usePreferences } from '../state/preferences.js';
import { useStore } from '../state/store.js';

// Opened rarely, and only here.
const PasswordDialog = lazyPart(() => import('../areas/account/PasswordDialog.js'));
const BasicInfoDialog = lazyPart(() => import('../areas/account/BasicInfoDialog.js'));
const GiveFeedback = lazyPart(() => import('../areas/feedback/GiveFeedback.js'));

type Open = 'password' | 'info' | 'feedback' | null;

interface AccountParts {
  account: Account;
  /** Opens the dialog for an opinion. */
  onFeedback: () => void;
  dialogs: ReactNode;
}

/** What the account menu does, and the dialogs that the top bar opens. */
export const useAccount = (): AccountParts => {
  const user = useUser();
  const { url: avatar } = useStoredPicture(user.avatar ?? '');
  const { theme, language } = usePreferences();
  const height = useStore(size);
  const logout = useLogout();
  const [open, setOpen] = useState<Open>(null);
  const [asked, setAsked] = useState<ReadonlySet<Open>>(new Set());

  const show = (dialog: Open) => () => {
    setAsked((before) => new Set(before).add(dialog));
    setOpen(dialog);
  };
  const close = () => setOpen(null);
  /** It did not arrive: the next press asks for it again. */
  const giveUp = (dialog: Open) => () => {
    setAsked((before) => new Set([...before].filter((one) => one !== dialog)));
    close();
  };
  const onSignOut = async () => {
    // The local part happens even when the server can't be told.
    await logout.run({}, { quiet: true }).catch(() => undefined);
    signOut(user.userId);
  };

  return {
    account: {
      name: user.username,
      ...(typeof avatar === 'string' && { avatar }),
      ...(user.introduction !== undefined && { introduction: user.introduction }),
      onSignOut: () => void onSignOut(),
      onModifyInfo: show('info'),
      onModifyPassword: show('password'),
      theme,
      onThemeChange: (next) => setPreferences({ theme: next }),
      language,
      size: height,
      onSizeChange: (next) => size.set(next),
      onLanguageChange: (next) => setPreferences({ language: next }),
    },
    onFeedback: show('feedback'),
    dialogs: (
      <>
        {asked.has('password') && (
          <PasswordDialog open={open === 'password'} onClose={close} onMissing={giveUp('password')} />
        )}
        {asked.has('info') && <BasicInfoDialog open={open === 'info'} onClose={close} onMissing={giveUp('info')} />}
        {asked.has('feedback') && (
          <GiveFeedback open={open === 'feedback'} onClose={close} onMissing={giveUp('feedback')} />
        )}
      </>
    ),
  };
};
