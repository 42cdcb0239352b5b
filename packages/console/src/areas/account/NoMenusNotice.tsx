import { notification } from 'antd';
import { useEffect } from 'react';
import { useDictionary } from '../../locale/useDictionary.js';

/** Tells, once, that the role just signed in with has no menus. */
export default function NoMenusNotice() {
  const { account } = useDictionary();
  const [api, host] = notification.useNotification();
  useEffect(() => {
    api.warning({ title: account.notice, description: account.needRole });
  }, [api, account]);
  return host;
}
