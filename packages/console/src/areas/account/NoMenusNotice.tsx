import { notification } from 'antd';
import { useEffect } from 'react';
import { useCoreWords } from '../../locale/coreWords.js';

/** Tells, once, that the role just signed in with has no menus. */
export default function NoMenusNotice() {
  const { account } = useCoreWords();
  const [api, host] = notification.useNotification();
  useEffect(() => {
    api.warning({ title: account.notice, description: account.needRole });
  }, [api, account]);
  return host;
}
