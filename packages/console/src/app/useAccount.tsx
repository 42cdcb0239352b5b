import { useLogout } from '@console/api/hooks/account';
import type { Account } from '@console/ui/app-shell';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { signOut } from '../session/session.js';
import { useUser } from '../session/UserContext.js';
import { size } from './appState.js';
import { setPreferences, usePreferences } from './preferences.js';
import { useStore } from './store.js';

// Opened rarely, and only here.
const PasswordDialog = lazy(() => import('../areas/account/PasswordDialog.js'));
const BasicInfoDialog = lazy(() => import('../areas/account/BasicInfoDialog.js'));

type Open = 'password' | 'info' | null;

/** What the account menu does, and the dialogs it opens. */
export const useAccount = (): { account: Account; dialogs: ReactNode } => {
  const user = useUser();
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
  const onSignOut = async () => {
    // The local part happens even when the server can't be told.
    await logout.run({}, { quiet: true }).catch(() => undefined);
    signOut(user.userId);
  };

  return {
    account: {
      name: user.username,
      onSignOut: () => void onSignOut(),
      onBasicInfo: show('info'),
      onChangePassword: show('password'),
      theme,
      onTheme: ({ theme: next }) => setPreferences({ theme: next }),
      language,
      size: height,
      onSize: ({ size: next }) => size.set(next),
      onLanguage: ({ language: next }) => setPreferences({ language: next }),
    },
    dialogs: (
      <Suspense>
        {asked.has('password') && <PasswordDialog open={open === 'password'} onClose={close} />}
        {asked.has('info') && <BasicInfoDialog open={open === 'info'} onClose={close} />}
      </Suspense>
    ),
  };
};
